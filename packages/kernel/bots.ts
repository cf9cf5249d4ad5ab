/** The door for bots: what chooses for a seat, and what it may imagine. */
export { type ChosenFrom, choicesOf, count, sample } from './asks/ask.ts'
export { type Answers, type Asked, answerBy, type Bot, type Guard, swab } from './bot/bot.ts'
export type { Effort, Judgement, Measure, Net, Planner, Valuation } from './bot/judgement.ts'
export { isTemper, TEMPERS, type Temper } from './bot/tempers.ts'
export { FastChance } from './chance/chance.ts'
export { drawAsk, playOut } from './play.ts'
export { determinize, imagine } from './views/project.ts'

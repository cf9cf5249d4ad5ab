/** Answers to any kind of ask. Apart from the rest: they need the kernel, which the harbour does not. */
export { Answers } from './answers.tsx'
export { ThrowAnswers } from './throw-answers.tsx'

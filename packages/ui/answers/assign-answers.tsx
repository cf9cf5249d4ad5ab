/** Things to places: for every kind of thing and every place it may go to, how many. */
import { useLingui } from '@lingui/react'
import type { AssignAsk, Token } from '@nassau/kernel'
import { useState } from 'react'
import { Button, IconButton } from '../controls/index.ts'
import css from './answers.module.css'

type Props = { ask: AssignAsk; isBusy: boolean; choose: (choice: unknown) => void; words: (choice: unknown) => string }

/** For each group, how many go to each of its places. */
type Counts = readonly (readonly number[])[]

/** Everything starts at the first place it may go to. */
const startOf = (ask: AssignAsk): Counts => ask.groups.map(({ count, to }) => to.map((_, i) => (i === 0 ? count : 0)))

const placesIn = (ask: AssignAsk, counts: Counts): Token[] =>
  ask.groups.flatMap(({ to }, g) => to.flatMap((place, p) => new Array<Token>(counts[g]?.[p] ?? 0).fill(place)))

export function AssignAnswers({ ask, isBusy, choose, words }: Props) {
  const { i18n } = useLingui()
  const [counts, setCounts] = useState<Counts>(() => startOf(ask))
  const assign = placesIn(ask, counts)
  const broken = ask.limits.find(({ place, least, most }) => {
    const there = assign.filter(other => other === place).length
    return there < least || there > most
  })
  const missing = ask.groups.some(({ count }, g) => (counts[g] ?? []).reduce((sum, n) => sum + n, 0) !== count)
  const nameOf = (place: Token): string => words({ assign: [place] })

  /** One more here comes from the fullest other place, one fewer goes to the next. */
  function move(g: number, p: number, by: 1 | -1): void {
    setCounts(counts.map((row, i) => (i === g ? moved(row, p, by) : row)))
  }

  return (
    <>
      {ask.groups.map((group, g) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other name than their place
        <fieldset key={g} className={css.group}>
          <legend>{i18n._('{count} × {thing}', { count: group.count, thing: words({ pick: [group.thing] }) })}</legend>
          {group.to.map((place, p) => (
            <span key={place} className={css.place}>
              <IconButton
                label={i18n._('One fewer to {place}', { place: nameOf(place) })}
                disabled={isBusy || !counts[g]?.[p]}
                onClick={() => move(g, p, -1)}
              >
                −
              </IconButton>
              <span>
                {nameOf(place)} <b>{counts[g]?.[p] ?? 0}</b>
              </span>
              <IconButton
                label={i18n._('One more to {place}', { place: nameOf(place) })}
                disabled={isBusy || counts[g]?.[p] === group.count}
                onClick={() => move(g, p, 1)}
              >
                +
              </IconButton>
            </span>
          ))}
        </fieldset>
      ))}
      {broken && (
        <p className={css.count}>
          {i18n._('{place} takes {least} to {most}', {
            place: nameOf(broken.place),
            least: broken.least,
            most: broken.most,
          })}
        </p>
      )}
      <Button variant="gold" disabled={isBusy || missing || broken !== undefined} onClick={() => choose({ assign })}>
        {i18n._('Done')}
      </Button>
    </>
  )
}

function moved(row: readonly number[], p: number, by: 1 | -1): number[] {
  const others = row.map((n, i) => ({ n, i })).filter(({ i }) => i !== p)
  const other = by === 1 ? others.toSorted((a, b) => b.n - a.n)[0] : (others.find(({ i }) => i > p) ?? others[0])
  if (!other || (by === 1 ? other.n === 0 : (row[p] ?? 0) === 0)) return [...row]
  return row.map((n, i) => (i === p ? n + by : i === other.i ? n - by : n))
}

/** The rooms of the page by their address. All but the harbour are loaded when they are entered. */
import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { HarbourPage } from './harbour/harbour-page.tsx'
import { Lost } from './not-found.tsx'
import type { Place } from './replay/replay-page.tsx'

const HerePage = lazy(async () => ({ default: (await import('./shell/here-page.tsx')).HerePage }))
const TablePage = lazy(async () => ({ default: (await import('./shell/table-page.tsx')).TablePage }))
const JoinPage = lazy(async () => ({ default: (await import('./shell/join-page.tsx')).JoinPage }))
const LogbookPage = lazy(async () => ({ default: (await import('./logbook/logbook-page.tsx')).LogbookPage }))
const LessonPage = lazy(async () => ({ default: (await import('./lessons/lesson-page.tsx')).LessonPage }))
const PracticePage = lazy(async () => ({ default: (await import('./practice/practice-page.tsx')).PracticePage }))
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }))
const RulesPage = lazy(async () => ({ default: (await import('./rulebook/rules-page.tsx')).RulesPage }))
const KeeperPage = lazy(async () => ({ default: (await import('./keeper/keeper-page.tsx')).KeeperPage }))
const YouPage = lazy(async () => ({ default: (await import('./you/you-page.tsx')).YouPage }))

/** Where a record may be. */
const isPlace = (word: string): word is Place => word === 'here' || word === 'table' || word === 'file'

export function App() {
  return (
    <Suspense fallback={null}>
      <Switch>
        <Route path="/" component={HarbourPage} />
        <Route path="/here/:id">{({ id }) => <HerePage key={id} id={id} />}</Route>
        <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
        <Route path="/join/:id/:token">{({ id, token }) => <JoinPage id={id} token={token} />}</Route>
        <Route path="/replay/:place/:id">
          {({ place, id }) => (isPlace(place) ? <ReplayPage key={`${place}/${id}`} place={place} id={id} /> : <Lost />)}
        </Route>
        <Route path="/logbook" component={LogbookPage} />
        <Route path="/you" component={YouPage} />
        <Route path="/keeper" component={KeeperPage} />
        <Route path="/practice/:game">{({ game }) => <PracticePage key={game} game={game} />}</Route>
        <Route path="/learn/:game">{({ game }) => <LessonPage key={game} game={game} />}</Route>
        <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
        <Route>
          <Lost />
        </Route>
      </Switch>
    </Suspense>
  )
}

/**
 * The arrows between rooms: kernel <- tossing <- games <- bots <- server <- cli, protocol <- server, protocol <- client, and
 * ui <- the screens of games <- client. Nobody imports upward or sideways, and
 * nobody reaches into another package's files. Fails as well if it saw nothing to check.
 */

import { cruise, type IForbiddenRuleType } from 'dependency-cruiser'

/** Tests may use games as fixtures. */
const TEST = '[.]test[.]ts$'

const mayOnly = (room: string, allowed: string, why: string): IForbiddenRuleType => ({
  name: `${room}-arrows`,
  severity: 'error',
  comment: why,
  from: { path: `^packages/${room}/`, pathNot: TEST },
  to: { path: '^(packages|bench)/', pathNot: `^packages/(${allowed})/` },
})

const forbidden: IForbiddenRuleType[] = [
  mayOnly('kernel', 'kernel', 'the kernel stands on nothing'),
  mayOnly('tossing', 'kernel|tossing', 'the tossing table stands on the kernel'),
  mayOnly('ui', 'kernel|ui', 'what screens are made of knows no game'),
  mayOnly(
    'games/[^/]+/screen',
    'kernel|tossing|games|ui',
    'the looks of a game stand on it and on what screens are made of',
  ),
  {
    name: 'rules-have-no-looks',
    severity: 'error',
    comment: 'rules run where there is no screen: only a folder screen/ may draw, and only a manifest names one',
    from: {
      path: '^packages/games/',
      pathNot: ['^packages/games/.+/screen/', '/manifest[.]ts$', '/nothing-drawn[.]ts$'],
    },
    to: { path: ['^packages/ui/', '/screen/.*[.]tsx$', 'node_modules/(react|motion|three)/'] },
  },
  {
    name: 'manifests-are-light',
    severity: 'error',
    comment: 'the harbour reads every manifest: beside its facts it loads what it names only when that is wanted',
    from: { path: '^packages/games/.+/manifest[.]ts$' },
    to: { dependencyTypesNot: ['type-only', 'dynamic-import'], pathNot: '/facts[.]ts$' },
  },
  {
    name: 'one-list',
    severity: 'error',
    comment: 'whoever wants a game asks the list for it',
    from: { pathNot: ['^packages/games/(fixtures/)?list[.]ts$', TEST] },
    to: { path: '^packages/games/.+/manifest[.]ts$' },
  },
  mayOnly('games', 'kernel|tossing|games|ui', 'games stand on the kernel and the tossing table'),
  mayOnly(
    'client',
    'kernel|games|bots|protocol|ui|client',
    'the client stands on the wire, the games, the bots and what screens are made of',
  ),
  mayOnly('bots', 'kernel|games|bots', 'bots stand on games'),
  mayOnly('protocol', 'kernel|protocol', 'the wire knows no game'),
  mayOnly('server', 'kernel|games|bots|protocol|server', 'the server stands on bots and the wire'),
  mayOnly('cli', 'kernel|games|bots|server|cli', 'the command line is on top'),
  {
    name: 'one-engine',
    severity: 'error',
    comment: 'only the tossing table imports a physics engine',
    from: { pathNot: '^packages/tossing/' },
    to: { path: 'node_modules/jolt-physics/' },
  },
  {
    name: 'pure-kernel',
    severity: 'error',
    comment: 'no I/O in the kernel, and no dependency but the audited cipher and hash; Node hashes quicker by itself',
    from: { path: '^packages/kernel/', pathNot: [TEST, '/fixtures/', '/sha256\\.node\\.ts$'] },
    to: { pathNot: ['^packages/kernel/', 'node_modules/@noble/'] },
  },
  {
    name: 'pure-games',
    severity: 'error',
    comment: 'no I/O in rules',
    from: { path: '^packages/games/', pathNot: [TEST, 'test-kit[.]ts$'] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no-sideways-games',
    severity: 'error',
    comment: 'a game knows no other game; what two share lives in games/kit',
    from: { path: '^packages/games/([^/]+)/', pathNot: TEST },
    to: { path: '^packages/games/([^/]+)/', pathNot: ['^packages/games/$1/', '^packages/games/kit/'] },
  },
  {
    name: 'no-circles',
    severity: 'error',
    comment: 'files may share types in a circle, never code',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
]

const { output } = await cruise(['packages', 'bench'], {
  ruleSet: { forbidden },
  validate: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: ['/dist/', '^~icons/'] },
  tsPreCompilationDeps: 'specify',
  tsConfig: { fileName: 'tsconfig.json' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['nassau-page', 'import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.js', '.json'],
  },
})
if (typeof output === 'string') throw new Error('the import check gave text instead of a result')

const roomOf = (path: string): string => path.split('/', path.startsWith('packages/') ? 2 : 1).join('/')

/** Other packages are reached by name, never by a path into their files; `scripts` is none and has no name. */
const reaching = output.modules.flatMap(({ source, dependencies }) =>
  dependencies
    .filter(({ module, resolved }) => module.startsWith('.') && ![roomOf(source), 'scripts'].includes(roomOf(resolved)))
    .map(({ resolved }) => ({ from: source, to: resolved, rule: { name: 'front-door' } })),
)
const { totalCruised, totalDependenciesCruised } = output.summary
const violations = [...output.summary.violations, ...reaching]
for (const { from, to, rule } of violations) console.error(`${from} -> ${to}: ${rule.name}`)
console.log(`${totalCruised} modules, ${totalDependenciesCruised} imports, ${violations.length} against the arrows`)
// A checker that understands nothing finds nothing: fewer modules than files would mean just that.
if (violations.length > 0 || totalCruised < 50) process.exitCode = 1

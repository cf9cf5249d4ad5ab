/** `npm run soak:chaos`: a storm over one server, a house of three processes, and three nodes with all they need. See `--help`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { endAll } from '../fixtures/processes.ts'
import { areThere, freshSchema, POSTGRES, REDIS } from '../store/fixtures/services.ts'
import { embedded, type Harbour, onCores, scaledOut } from './harbour.ts'
import { ownPostgres, ownRedis } from './own-services.ts'
import { smallDisk } from './small-disk.ts'
import { storm, type Weather } from './storm.ts'
import { trials } from './trials.ts'

const HELP = `Usage: node packages/server/soak/chaos.ts [options]

Matches of every game while processes are killed with SIGKILL. Ends with 1 if anything was lost, doubled or stalled.

  --matches N    at once; 200 unless told
  --kills N      20 unless told
  --calm MS      up to so long between two kills; 4000 unless told
  --only WHAT    embedded, cores, fleet or trials; all unless told. Cores: three processes behind one port. Trials: a
                 stale standby, a dead thread, a full disk, a wall clock that jumps, clients that never answer, an
                 upgrade across rules
  --minutes N    patience; 15 unless told
  --seed N       1 unless told`

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    kills: { type: 'string', default: '20' },
    calm: { type: 'string', default: '4000' },
    only: { type: 'string' },
    minutes: { type: 'string', default: '15' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)
if (values.help) {
  say(HELP)
  process.exit(0)
}
const weather = {
  matches: Number(values.matches),
  kills: Number(values.kills),
  calmMs: Number(values.calm),
  patienceMs: 60_000 * Number(values.minutes),
  seed: Number(values.seed),
}

async function rageOver(name: string, harbour: Harbour, more: Partial<Weather> = {}): Promise<void> {
  const { silent = 0 } = more
  say(
    `${name}: ${weather.matches} matches, ${weather.kills} strikes${silent > 0 ? `, ${silent} who never answer` : ''}`,
  )
  const damage = await storm(harbour, { ...weather, ...more }, line => say(`  ${line}`))
  const { choices, acknowledged, entries, seconds, takenAway, findings } = damage
  for (const finding of findings) say(`  ! ${finding}`)
  say(
    `${name}: ${choices} choices, ${acknowledged} of them acknowledged to people, ${takenAway} taken away by the store, ` +
      `${entries} entries, ${Math.round(seconds)} s, ${findings.length} findings`,
  )
  if (findings.length > 0) process.exitCode = 1
}

if (values.only === undefined || values.only === 'embedded') {
  const folder = mkdtempSync(join(tmpdir(), 'nassau-chaos-'))
  await rageOver('one server', await embedded(folder))
  rmSync(folder, { recursive: true })
}
if (values.only === undefined || values.only === 'cores') {
  const folder = mkdtempSync(join(tmpdir(), 'nassau-cores-'))
  await rageOver('three processes', await onCores(3, folder))
  rmSync(folder, { recursive: true })
}
if (values.only === undefined || values.only === 'trials') {
  const hardship = { silent: 20, clockMs: 120_000 }
  const disk = smallDisk()
  if (!disk) say('!!! no small disk can be mounted here: it is NOT filled !!!')
  const folder = disk?.folder ?? mkdtempSync(join(tmpdir(), 'nassau-trials-'))
  const here = await trials({
    many: 1,
    place: { folder, databaseUrl: null },
    redisUrl: null,
    isDiskOurs: disk !== null,
  })
  await rageOver('one server, tried', here, hardship)
  disk?.remove()
  rmSync(folder, { recursive: true, force: true })
  if (await areThere(POSTGRES, REDIS)) {
    const schema = await freshSchema()
    const many = await trials({
      many: 3,
      place: { folder: '', databaseUrl: schema.address },
      redisUrl: REDIS,
      isDiskOurs: false,
    })
    await rageOver('three nodes, tried', many, hardship)
    await schema.drop()
  } else process.exitCode = 1
}
if (values.only === undefined || values.only === 'fleet') {
  const [postgres, redis] = [await ownPostgres(), await ownRedis()]
  for (const [what, service] of [
    ['PostgreSQL', postgres],
    ['Redis', redis],
  ] as const)
    if (!service) say(`!!! no ${what} program here: the local service is used, and it is NOT restarted !!!`)
  if (await areThere(postgres?.address ?? POSTGRES, redis?.address ?? REDIS)) {
    const schema = postgres ? null : await freshSchema()
    const others = [postgres, redis].filter(service => service !== null)
    const database = postgres?.address ?? schema?.address ?? POSTGRES
    await rageOver('three nodes', await scaledOut(3, database, redis?.address ?? REDIS, others))
    for (const service of others) await service.close()
    await schema?.drop()
  } else process.exitCode = 1
}
endAll()

/** The tables' history, one step after the other. A step that has been released is never changed. */
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { ServerBug, Unfit } from '../errors.ts'
import { guardAudit } from './audit-guard.ts'
import { layInPlaces } from './places.ts'
import type { Schema } from './schema.ts'

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-matches': {
    async up(db: Kysely<Schema>) {
      await db.schema
        .createTable('match_entries')
        .addColumn('match_id', 'text', column => column.notNull())
        .addColumn('seq', 'integer', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .addColumn('body', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('match_entries_key', ['match_id', 'seq'])
        .execute()
      await db.schema
        .createTable('matches')
        .addColumn('id', 'text', column => column.notNull().primaryKey())
        .addColumn('game', 'text', column => column.notNull())
        .addColumn('status', 'text', column => column.notNull())
        .addColumn('is_public', 'integer', column => column.notNull())
        .addColumn('seats', 'text', column => column.notNull())
        .addColumn('people', 'text', column => column.notNull())
        .addColumn('awaiting', 'text', column => column.notNull())
        .addColumn('wakes', 'bigint')
        .addColumn('updated', 'bigint', column => column.notNull())
        .execute()
      await db.schema
        .createIndex('matches_wakes')
        .on('matches')
        .column('wakes')
        .where('wakes', 'is not', null)
        .execute()
      await db.schema
        .createIndex('matches_public')
        .on('matches')
        .column('updated')
        .where(sql<boolean>`is_public = 1 and status <> 'over'`)
        .execute()
      await db.schema
        .createTable('match_people')
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('match_id', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('match_people_key', ['person', 'match_id'])
        .execute()
      await db.schema
        .createTable('constants')
        .addColumn('name', 'text', column => column.notNull().primaryKey())
        .addColumn('value', 'text', column => column.notNull())
        .execute()
    },
  },
  '002-people': {
    async up(db: Kysely<Schema>) {
      await db.schema
        .createTable('account_persons')
        .addColumn('account', 'text', column => column.notNull())
        .addColumn('person', 'text', column => column.notNull().unique())
        .addColumn('place', 'integer', column => column.notNull())
        .addPrimaryKeyConstraint('account_persons_key', ['account', 'person'])
        .execute()
      await db.schema
        .createTable('bot_accounts')
        .addColumn('person', 'text', column => column.notNull().primaryKey())
        .addColumn('owner', 'text', column => column.notNull())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('token_hash', 'text', column => column.notNull().unique())
        .addColumn('created', 'bigint', column => column.notNull())
        .execute()
    },
  },
  '003-day-throws': {
    async up(db: Kysely<Schema>) {
      await db.schema
        .createTable('day_throws')
        .addColumn('game', 'text', column => column.notNull())
        .addColumn('day', 'text', column => column.notNull())
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('tries', 'integer', column => column.notNull())
        .addColumn('micrometres', 'integer')
        .addColumn('at', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('day_throws_key', ['game', 'day', 'person'])
        .execute()
      await db.schema
        .createIndex('day_throws_best')
        .on('day_throws')
        .columns(['game', 'day', 'micrometres'])
        .where('micrometres', 'is not', null)
        .execute()
    },
  },
  '004-set-aside': {
    async up(db: Kysely<Schema>) {
      await db.schema.alterTable('matches').addColumn('set_aside', 'text').execute()
    },
  },
  '005-tries': {
    async up(db: Kysely<Schema>) {
      await db.schema
        .createTable('sign_in_tries')
        .addColumn('key', 'text', column => column.notNull().primaryKey())
        .addColumn('failures', 'integer', column => column.notNull())
        .addColumn('until', 'bigint', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .execute()
    },
  },
  '006-peace': {
    async up(db: Kysely<Schema>) {
      await db.schema
        .createTable('blocks')
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('other', 'text', column => column.notNull())
        .addColumn('handle', 'text', column => column.notNull())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('blocks_key', ['person', 'other'])
        .execute()
      await db.schema.createIndex('blocks_other').on('blocks').column('other').execute()
      await db.schema
        .createTable('reports')
        .addColumn('id', 'text', column => column.notNull().primaryKey())
        .addColumn('match_id', 'text', column => column.notNull())
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('against', 'text', column => column.notNull())
        .addColumn('against_name', 'text', column => column.notNull())
        .addColumn('text', 'text', column => column.notNull())
        .addColumn('lines', 'text', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .addColumn('outcome', 'text')
        .execute()
      await db.schema
        .createTable('bans')
        .addColumn('id', 'text', column => column.notNull().primaryKey())
        .addColumn('person', 'text')
        .addColumn('address', 'text')
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('reason', 'text', column => column.notNull())
        .addColumn('by', 'text', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .addColumn('until', 'bigint')
        .execute()
      await db.schema
        .createTable('keepers')
        .addColumn('account', 'text', column => column.notNull().primaryKey())
        .addColumn('at', 'bigint', column => column.notNull())
        .execute()
      await db.schema
        .createTable('audit')
        .addColumn('seq', 'integer', column => column.notNull().primaryKey())
        .addColumn('at', 'bigint', column => column.notNull())
        .addColumn('who', 'text', column => column.notNull())
        .addColumn('what', 'text', column => column.notNull())
        .addColumn('about', 'text', column => column.notNull())
        .addColumn('detail', 'text', column => column.notNull())
        .addColumn('hash', 'text', column => column.notNull())
        .execute()
      await guardAudit(db)
    },
  },
  '007-recovery': {
    async up(db: Kysely<Schema>) {
      await db.schema
        .createTable('recovery_codes')
        .addColumn('hash', 'text', column => column.notNull().primaryKey())
        .addColumn('account', 'text', column => column.notNull())
        .execute()
      await db.schema
        .createTable('gone_people')
        .addColumn('person', 'text', column => column.notNull().primaryKey())
        .addColumn('at', 'bigint', column => column.notNull())
        .execute()
    },
  },
  '008-snapshots': {
    async up(db: Kysely<Schema>) {
      await db.schema
        .createTable('match_snapshots')
        .addColumn('match_id', 'text', column => column.notNull().primaryKey())
        .addColumn('length', 'integer', column => column.notNull())
        .addColumn('body', 'text', column => column.notNull())
        .execute()
    },
  },
  '009-spoken': {
    async up(db: Kysely<Schema>) {
      await db.schema
        .createTable('spoken')
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('match_id', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('spoken_key', ['person', 'match_id'])
        .execute()
    },
  },
  '010-mutes': {
    async up(db: Kysely<Schema>) {
      await db.schema
        .createTable('mutes')
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('other', 'text', column => column.notNull())
        .addColumn('handle', 'text', column => column.notNull())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('mutes_key', ['person', 'other'])
        .execute()
      await db.schema.createIndex('mutes_other').on('mutes').column('other').execute()
    },
  },
  '011-places': { up: layInPlaces },
}

const migratorOf = (db: Kysely<Schema>, schema?: string): Migrator =>
  new Migrator({
    db,
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
  })

/** The steps that were done with these tables, in their order; none, where there are no tables yet. */
async function stepsDone(db: Kysely<Schema>, schema?: string): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const isThere = tables.some(
    table => table.name === 'kysely_migration' && (schema === undefined || table.schema === schema),
  )
  if (!isThere) return []
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Which steps this program would do, and which were done that it does not know: then a newer program was here. */
export async function stepsToDo(
  db: Kysely<Schema>,
  schema?: string,
): Promise<{ missing: string[]; unknown: string[] }> {
  const done = await stepsDone(db, schema)
  const known = Object.keys(MIGRATIONS)
  return { missing: known.filter(name => !done.includes(name)), unknown: done.filter(name => !known.includes(name)) }
}

/** Brings the tables up to date: those of `schema`, where a database has several with migrations of their own. */
export async function migrate(db: Kysely<Schema>, schema?: string): Promise<void> {
  const { unknown } = await stepsToDo(db, schema)
  if (unknown.length > 0)
    throw new Unfit(`a newer version of Nassau has used this store (it did ${unknown.join(', ')}); start that one`)
  const { error } = await migratorOf(db, schema).migrateToLatest()
  if (error) throw new ServerBug('migration-failed', { says: error instanceof Error ? error.message : '' })
}

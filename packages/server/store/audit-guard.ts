/** What makes the database itself refuse to change or drop a line of the audit log. */
import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Schema } from './schema.ts'

const REFUSAL = 'the audit log is only added to'

export async function guardAudit(db: Kysely<Schema>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await run(
      `CREATE FUNCTION audit_refuses() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '${REFUSAL}'; END $$`,
    )
    await run(
      `CREATE TRIGGER audit_refuses BEFORE UPDATE OR DELETE OR TRUNCATE ON audit EXECUTE FUNCTION audit_refuses()`,
    )
    return
  }
  for (const deed of ['update', 'delete'])
    await run(`CREATE TRIGGER audit_no_${deed} BEFORE ${deed} ON audit BEGIN SELECT RAISE(ABORT, '${REFUSAL}'); END`)
}

/** The tables, the same on SQLite and PostgreSQL: text, integers, bigints, JSON as text, times as bigint ms. */

export type Schema = {
  match_entries: { match_id: string; seq: number; at: number; body: string }
  /** Tables as they were when their log had `length` entries: a cache. */
  match_snapshots: { match_id: string; length: number; body: string }
  matches: {
    id: string
    game: string
    status: string
    /** 0 or 1. */
    is_public: number
    seats: string
    people: string
    awaiting: string
    wakes: number | null
    updated: number
    /** The program that cannot play it and why; null if all is well. */
    set_aside: string | null
  }
  /** Everyone who ever sat at a match. */
  match_people: { person: string; match_id: string }
  /** Everyone who spoke at a match without sitting there. */
  spoken: { person: string; match_id: string }
  constants: { name: string; value: string }
  /** Which persons an account is: the one it plays as first, then guests it was before. */
  account_persons: { account: string; person: string; place: number }
  /** The best throw of each person at a day's table: `micrometres` from the dearest target, null if none was fair. */
  day_throws: {
    game: string
    day: string
    person: string
    name: string
    tries: number
    micrometres: number | null
    at: number
  }
  /** Wrong passwords, by name and address: how many, and until when (ms) no other is tried. */
  sign_in_tries: { key: string; failures: number; until: number; at: number }
  /** Who wants nothing to do with whom; `handle` is what the other is known by where they speak. */
  blocks: { person: string; other: string; handle: string; name: string; at: number }
  /** The same of those whose words somebody does not want to read. */
  mutes: { person: string; other: string; handle: string; name: string; at: number }
  reports: {
    id: string
    match_id: string
    person: string
    name: string
    against: string
    against_name: string
    text: string
    /** What was said last, as JSON. */
    lines: string
    at: number
    outcome: string | null
  }
  bans: {
    id: string
    person: string | null
    address: string | null
    name: string
    reason: string
    by: string
    at: number
    until: number | null
  }
  keepers: { account: string; at: number }
  /** What keepers did. Only ever added to. */
  audit: { seq: number; at: number; who: string; what: string; about: string; detail: string; hash: string }
  /** Each opens an account once, by its hash. */
  recovery_codes: { hash: string; account: string }
  /** People who are no more: their chairs are empty. */
  gone_people: { person: string; at: number }
  /** Kept by the library that signs people in; a session's `token` is a hash. */
  session: { id: string; token: string }
  user: { id: string; name: string; username: string | null }
  bot_accounts: { person: string; owner: string; name: string; token_hash: string; created: number }
}

/** The tables, the same on SQLite and PostgreSQL: text, integers, bigints, JSON as text, times as bigint ms. */

export type Schema = {
  match_entries: { match_id: string; seq: number; at: number; body: string }
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
  bot_accounts: { person: string; owner: string; name: string; token_hash: string; created: number }
}

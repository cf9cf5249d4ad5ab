/**
 * A Colyseus server over its own WebSocket transport: rooms in memory, nothing durable. Patches go out after every
 * choice and not by its clock (twenty times a second), so that nobody waits for it.
 */
import { type Client, Room, Server } from '@colyseus/core'
import { StateView } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { FastChance } from '@nassau/kernel/bots'
import { CARD_NAMES, SEATS } from '@nassau/kernel/fixtures/cutlass'
import { type CutlassMove, type CutlassRoom, moveCutlass, setUpCutlass } from '../peers/colyseus-cutlass.ts'
import { movePig, PIG_MOVES, setUpPig } from '../peers/colyseus-pig.ts'
import { freePort, reportFrom } from './report.ts'

/** Rooms are opened long before the last seat connects (seconds). */
const PATIENCE_S = 3600

let seeds = 0

/** What both rooms share: who sits where, and that a choice is sent out at once. */
class Table extends Room {
  override patchRate = null
  override seatReservationTimeout = PATIENCE_S
  protected readonly rng = new FastChance(++seeds)
  private readonly seats = new Map<string, number>()

  /** What was laid out before anyone came is in the state they are sent; it must not be sent as a patch again. */
  protected layOut(state: object): void {
    this.state = state
    this.broadcastPatch()
  }

  override onJoin(client: Client, { seat }: { seat: number }): void {
    this.seats.set(client.sessionId, seat)
  }

  protected seatOf(client: Client): number {
    return this.seats.get(client.sessionId) ?? -1
  }
}

class PigTable extends Table {
  override maxClients = 2

  override onCreate(): void {
    const pig = setUpPig()
    this.layOut(pig)
    for (const move of PIG_MOVES)
      this.onMessage(move, client => {
        if (movePig(pig, this.seatOf(client), move, this.rng)) this.broadcastPatch()
      })
  }
}

class CutlassTable extends Table {
  override maxClients = SEATS
  private readonly table: CutlassRoom = setUpCutlass(this.rng)
  private areHandsShown = false

  override onCreate(): void {
    this.layOut(this.table.state)
    this.onMessage('steady', client => this.move(client, null))
    this.onMessage('play', (client, { card, on }: { card: string; on: number }) => {
      const known = CARD_NAMES.find(name => name === card)
      if (known) this.move(client, { card: known, on })
    })
  }

  override onJoin(client: Client, options: { seat: number }): void {
    super.onJoin(client, options)
    client.view = new StateView()
    const pirate = this.table.state.pirates[options.seat]
    if (pirate) client.view.add(pirate)
  }

  private move(client: Client, move: CutlassMove): void {
    // What was added to views since everyone joined goes out by itself, as its clock would have sent it long ago:
    // together with a change of the same hand, cards would appear twice.
    if (!this.areHandsShown) this.broadcastPatch()
    this.areHandsShown = true
    if (moveCutlass(this.table, this.seatOf(client), move, this.rng)) this.broadcastPatch()
  }
}

const port = await freePort()
const server = new Server({ transport: new WebSocketTransport(), greet: false, gracefullyShutdown: false })
server.define('pig', PigTable)
server.define('cutlass', CutlassTable)
await server.listen(port, '127.0.0.1')
reportFrom(port)

/** What can be measured from outside: /metrics, in the form Prometheus reads. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** In seconds. */
const LATENCIES = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5]
const BATCHES = [1, 2, 5, 10, 20, 50, 100, 200, 500]
const NS_A_SECOND = 1e9

export class Metrics {
  readonly registry = new Registry()
  readonly choices: Counter<'how'>
  readonly choiceSeconds: Histogram
  readonly faults: Counter<'where'>
  readonly batches: Histogram
  readonly refusals: Counter<'code'>
  readonly requests: Histogram<'route' | 'method' | 'status'>
  private readonly delay: ReturnType<typeof monitorEventLoopDelay>

  constructor(counts: {
    tables: () => number
    connections: () => number
    waitingBots: () => number
    waitingWork: () => number
    isConnected: () => boolean
  }) {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: 20 })
    this.choices = new Counter({ name: 'nassau_choices_total', help: 'Choices taken', labelNames: ['how'], registers })
    this.choiceSeconds = new Histogram({
      name: 'nassau_choice_seconds',
      help: 'From a choice arriving to its being durable and told',
      buckets: LATENCIES,
      registers,
    })
    this.faults = new Counter({
      name: 'nassau_faults_total',
      help: 'Faults survived',
      labelNames: ['where'],
      registers,
    })
    this.refusals = new Counter({ name: 'nassau_refusals_total', help: 'Refusals', labelNames: ['code'], registers })
    this.requests = new Histogram({
      name: 'nassau_request_seconds',
      help: 'Requests by route, from their arrival to the end of the answer',
      labelNames: ['route', 'method', 'status'],
      buckets: LATENCIES,
      registers,
    })
    this.batches = new Histogram({ name: 'nassau_commit_batch', help: 'Entries a commit', buckets: BATCHES, registers })
    this.delay = monitorEventLoopDelay({ resolution: 10 })
    this.delay.enable()
    const { delay } = this
    const gauges = {
      nassau_tables: ['Tables in memory', counts.tables],
      nassau_connections: ['Live connections', counts.connections],
      nassau_bots_waiting: ['Thoughts of bots that wait for a thread', counts.waitingBots],
      nassau_work_waiting: ['Throws and takings back that wait for a thread', counts.waitingWork],
      nassau_fleet_connected: ['Whether other nodes can be heard', () => (counts.isConnected() ? 1 : 0), 'min'],
      nassau_loop_delay_p50_seconds: ['Event loop delay, median', () => delay.percentile(50) / NS_A_SECOND, 'max'],
      nassau_loop_delay_p99_seconds: [
        'Event loop delay, 99th percentile',
        () => delay.percentile(99) / NS_A_SECOND,
        'max',
      ],
      nassau_loop_delay_max_seconds: ['Event loop delay, longest', () => delay.max / NS_A_SECOND, 'max'],
    } as const
    for (const [name, [help, read, together = 'sum']] of Object.entries(gauges))
      this.registry.registerMetric(gauge(name, help, read, together))
  }

  /** Everything it counts, to be added up with what other processes do. */
  counts(): Promise<object[]> {
    return this.registry.getMetricsAsJSON()
  }

  /** As Prometheus reads it; `all`: what several processes count, added up. */
  told(all: object[][] | null): Promise<string> {
    return (all ? AggregatorRegistry.aggregate(all) : this.registry).metrics()
  }

  close(): void {
    this.delay.disable()
    this.registry.clear()
  }
}

/** `together`: how what several processes say becomes one number. */
const gauge = (name: string, help: string, read: () => number, together: 'sum' | 'min' | 'max'): Gauge =>
  new Gauge({
    name,
    help,
    registers: [],
    aggregator: together,
    collect() {
      this.set(read())
    },
  })

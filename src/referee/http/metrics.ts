import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Answered {
  readonly method: string
  readonly route: string
  readonly status: number
  /** How long it took; nothing for a stream, which takes as long as somebody listens. */
  readonly seconds: number | undefined
}

/** What is counted for Prometheus. A label is a method, a route as declared, or a status: never an id or a name. */
export interface Metrics {
  answered(request: Answered): void
  /** A number that is looked up when it is asked for. */
  gauge(name: string, help: string, value: () => number | Promise<number>): void
  counter(name: string, help: string): () => void
  text(): Promise<string>
  readonly type: string
  close(): void
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export function openMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const requests = new Counter({
    name: 'chancery_requests_total',
    help: 'requests answered',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  })
  const times = new Histogram({
    name: 'chancery_request_seconds',
    help: 'how long an answer took',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [register],
  })
  /** Those counted already, by name: to look for them by their labels takes longer than to count. */
  const counted = new Map<string, { readonly requests: Counter.Internal; readonly times: Histogram.Internal<'route'> }>()
  return {
    answered: ({ method, route, status, seconds }) => {
      const name = `${method} ${status} ${route}`
      const one = counted.get(name) ?? { requests: requests.labels({ method, route, status }), times: times.labels({ route }) }
      counted.set(name, one)
      one.requests.inc()
      if (seconds !== undefined) one.times.observe(seconds)
    },
    gauge: (name, help, value) => {
      new Gauge({
        name,
        help,
        registers: [register],
        async collect() {
          this.set(await value())
        },
      })
    },
    counter: (name, help) => {
      const counter = new Counter({ name, help, registers: [register] })
      return () => counter.inc()
    },
    text: () => register.metrics(),
    type: register.contentType,
    close: () => register.clear(),
  }
}

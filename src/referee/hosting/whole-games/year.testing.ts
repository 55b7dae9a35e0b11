import { describe, expect, test } from 'vitest'
import type { SeatMenu } from '../../../record/index.ts'
import { verify } from '../../../record/index.ts'
import type { Offer, Order } from '../../../rules/game/index.ts'
import type { GameStore } from '../../store/store.ts'
import { Hall } from '../hall.ts'
import { openTable, type Person, type Reply, type Stream, type StreamLine } from './table.testing.ts'

const POINTS: Readonly<Record<string, object>> = { axis: { hungary: 1, rumania: 1 }, westernAllies: { turkey: 1 }, russia: { finland: 1 } }

/** What would take back, silence, or oblige to what a menu alone does not say. */
const LEFT_ALONE: readonly string[] = ['take-back', 'stand', 'declare-war', 'pledge-war-on-russia']

/** Something from the menu: mostly what brings the game on, now and then whatever is open. */
function chosen({ offers, allocation, for: by }: SeatMenu, count: number): Order {
  if (allocation !== undefined) return { type: 'seal-allocation', by, placements: POINTS[by] ?? {} } as Order
  const open = offers.filter(({ refusals, order }) => refusals.length === 0 && !LEFT_ALONE.includes(order.type))
  const isDone = ({ order }: Offer): boolean => order.type === 'pass' || order.type === 'advance'
  const isNamed = ({ order }: Offer): boolean => order.type === 'name-targets' && order.nominations.length === 1
  const any = open[(count * 7) % open.length]
  const found = open.find(isNamed) ?? (count % 9 === 0 ? any : undefined) ?? open.find(isDone) ?? open[0]
  if (found === undefined) throw new Error(`nothing is open to ${by}`)
  return found.order
}

/** Somebody who follows the game, and loses the line now and then. */
class Listener {
  readonly lines: StreamLine[] = []
  readonly person: Person
  #stream: Stream | undefined

  constructor(person: Person) {
    this.person = person
  }

  async connect(): Promise<void> {
    this.#stream = await this.person.follow(0, this.lines.at(-1)?.id)
  }

  /** The line is down; what came until then has come. */
  drop(): void {
    this.#stream?.close()
    this.lines.push(...(this.#stream?.lines ?? []))
    this.#stream = undefined
  }

  /** Everything up to a line. */
  async upTo(sequence: number): Promise<readonly StreamLine[]> {
    const before = this.lines.at(-1)?.id ?? 0
    await this.#stream?.until(sequence - before)
    return [...this.lines, ...(this.#stream?.lines ?? [])]
  }

  get over(): Promise<void> {
    return this.#stream?.over ?? Promise.resolve()
  }
}

const secretIn = ({ status, text, body }: Reply): string => {
  expect(status, text).toBe(201)
  return (body as { secret: string }).secret
}

type Refused = { readonly refusals: readonly { readonly code: string; readonly data: { readonly wanted?: number } }[] }

/** Gives an order, with as many dice of the table as it asks for: so the year goes the same way each time. */
async function give(person: Person, key: string, order: Order, after: number, seed: number) {
  const sent = (dice: readonly number[]) => () => person.post('/orders', { key, order, after, ...(dice.length === 0 ? {} : { dice }) })
  for (let dice: readonly number[] = []; ; ) {
    const again = sent(dice)
    const reply = await again()
    const wanted = reply.status === 422 ? ((reply.body as Refused).refusals[0]?.data.wanted ?? 0) : 0
    if (wanted <= dice.length) return { reply, again }
    dice = Array.from({ length: wanted }, (_, index) => ((seed * 5 + index * 3) % 6) + 1)
  }
}

type View = { readonly turn: string; readonly toMove: readonly { readonly who: string }[]; readonly ending: unknown }

/** A whole year with three people over the network, with everything that goes wrong on a network. */
export function describeYear(name: string, openStore: () => Promise<GameStore>): void {
  describe(`${name}: a year with three people over HTTP and live events`, () => {
    test('lost answers, a reconnect, a hand-over, a pause, a stale page and two tabs', { timeout: 120_000 }, async () => {
      const store = await openStore()
      const { begin, ask } = await openTable(store)
      const { id, links, host, watcher, by } = await begin({ edition: '2023', dice: 'table', table: { pace: { is: 'hours', hours: 72 } } })
      const sit = async (link: string, who: string, ...more: readonly string[]): Promise<Person> =>
        by(secretIn(await ask('POST', `/api/games/${id}/join`, { link, name: who, more }, {})))
      const { seats } = links
      const anna = await sit(seats.germany, 'Anna', seats.italy, seats.japan)
      let ben = await sit(seats.britain, 'Ben', seats.france, seats.us, seats.china)
      const cleo = await sit(seats.russia, 'Cleo')
      const people = (): Readonly<Record<string, Person>> => ({
        axis: anna,
        japan: anna,
        westernAllies: ben,
        china: ben,
        russia: cleo,
        host,
      })
      const listeners = [anna, cleo, watcher].map((person) => new Listener(person))
      const former = new Listener(ben)
      for (const one of [...listeners, former]) await one.connect()

      let count = 0
      let stale: { readonly person: Person; readonly sequence: number } | undefined
      const met = { repeated: 0, stale: 0, harmless: 0, tabs: 0 }
      let view = (await watcher.get('')).body as View
      while (view.turn !== '1940 fall' && count < 600) {
        count += 1
        const [mover] = view.toMove
        const who = mover?.who ?? 'host'
        const person = people()[who] ?? host
        const { menus, sequence } = (await person.get('/menu')).body as { menus: readonly SeatMenu[]; sequence: number }
        const menu = menus.find((one) => one.for === who)
        if (menu === undefined) throw new Error(`no menu for ${who}`)
        const order = chosen(menu, count)
        if (count % 11 === 0 && stale !== undefined) {
          // A page that was opened long ago: the order is given if it still does what it promised, and not otherwise.
          const { reply: old } = await give(stale.person, `stale ${count}`, order, stale.sequence, count)
          expect([201, 409, 422], old.text).toContain(old.status)
          met[old.status === 409 ? 'stale' : 'harmless'] += 1
          if (old.status === 201) {
            view = (await watcher.get('')).body as View
            continue
          }
        }
        stale = { person, sequence }
        const { reply: given, again: sendAgain } = await give(person, `order ${count}`, order, sequence, count)
        expect(given.status, given.text).toBe(201)
        if (count % 5 === 0) {
          // The answer was lost: the same request again, and then by two tabs at once.
          const again = await Promise.all([1, 2].map(sendAgain))
          for (const one of again) expect(one.text).toBe(given.text)
          met.repeated += 1
        }
        if (count % 13 === 0) {
          // Two tabs, each with a draft of its own to write down at the same moment.
          const quiet = { type: 'stand', by: 'russia', topics: ['reports'] }
          const both = await Promise.all(['a', 'b'].map((tab) => cleo.order(`tab ${tab} ${count}`, quiet)))
          for (const one of both) expect([201, 422], one.text).toContain(one.status)
          met.tabs += 1
        }
        if (count === 25) {
          expect((await cleo.post('/pause')).status).toBe(403)
          expect((await host.post('/pause')).status).toBe(200)
          const paused = (await watcher.get('/pace')).body as { pausedSince: number | null; missing: readonly { due: number | null }[] }
          expect(paused.pausedSince).not.toBeNull()
          expect(paused.missing.map(({ due }) => due)).toEqual(paused.missing.map(() => null))
        }
        if (count === 30) expect((await host.post('/resume')).status).toBe(200)
        if (count === 40) for (const one of listeners) one.drop()
        if (count === 47) for (const one of listeners) await one.connect()
        if (count === 60) {
          const handed = await ben.post('/hand-over')
          const dora = await sit((handed.body as { link: string }).link, 'Dora')
          await former.over
          expect((await ben.order('late', order)).status).toBe(404)
          ben = dora
        }
        view = (await watcher.get('')).body as View
      }
      expect(view.turn).toBe('1940 fall')
      expect(met.repeated).toBeGreaterThan(5)
      expect(met.tabs).toBeGreaterThan(2)
      expect(met.stale + met.harmless).toBeGreaterThan(3)

      for (const one of listeners) {
        const { events, sequence } = (await one.person.get('/events')).body as { events: readonly object[]; sequence: number }
        const lines = await one.upTo(sequence)
        expect(lines.map(({ id: line }) => line)).toEqual(events.map((_, index) => index + 1))
        expect(lines.map(({ data }) => data)).toEqual(events)
      }
      const hosted = await new Hall(store).open(id)
      if (hosted === undefined) throw new Error('the game is gone')
      const { otherwise, faults, orders } = verify(hosted.table.play)
      expect([otherwise, faults]).toEqual([[], []])
      expect(orders).toBeGreaterThan(60)
    })
  })
}

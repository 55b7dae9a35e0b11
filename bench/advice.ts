import { type AdviceAnswer, advised, answer, asBefore, contest, greedy, groundOf, uniform } from 'chancery/counsel'
import { openBook, startOf } from 'chancery/editions'
import { measure, milli } from './measure.ts'

/** A year of each book, and pairs that are played against each other way of placing points. */
const BOOKS = ['2023', 'classic', 'campaign'] as const
const YEAR = 'demonstration-spring-1941'
const PAIRS = Number(process.env['BENCH_PAIRS'] ?? 300)

function firstAnswer(edition: string) {
  const situation = { edition, scenario: YEAR }
  const from = performance.now()
  const given = answer({ door: 'advise', situation, args: { by: 'axis' } }) as AdviceAnswer
  const time = performance.now() - from
  const others = (['westernAllies', 'russia'] as const).map((by) => answer({ door: 'advise', situation, args: { by } }) as AdviceAnswer)
  return {
    time,
    exploitability: Math.max(...[given, ...others].map((one) => one.exploitability)),
    amongWeighed: given.amongWeighed,
  }
}

function contested(edition: string) {
  const book = openBook(edition)
  const [first, year] = [Object.values(book.scenarios)[0], book.scenarios[YEAR]]
  if (first === undefined || year === undefined) throw new Error('the scenario is gone')
  const ground = groundOf(book, startOf(year))
  const ours = advised(ground)
  const others = { uniform: uniform(ground), greedy: greedy(ground), lastYear: asBefore(ground, startOf(first)) }
  return Object.fromEntries(Object.entries(others).map(([name, other]) => [name, contest(ground, '1942 spring', ours, other, PAIRS)]))
}

/** Advice on a year, as the door gives it: how long the first answer takes with the book opened in it, how far off it is, and whom it beats. */
export const advice = measure(
  () => Object.fromEntries(BOOKS.map((edition) => [edition, { ...firstAnswer(edition), against: contested(edition) }])),
  (found) => [
    'Advice on the points of 1941; a first answer under 5 % exploitability is wanted in 2000 ms',
    ...Object.entries(found).flatMap(([edition, { time, exploitability, against }]) => [
      `  ${edition.padEnd(30)}${milli(time)}, exploitability ${(exploitability * 100).toFixed(2)} % at most, of all legal allocations`,
      ...Object.entries(against).map(
        ([name, { verdict, pairs, won, lost, mean, error }]) =>
          `    against ${name.padEnd(20)}${verdict}: won ${won}, lost ${lost} of ${pairs} pairs; ${mean.toFixed(1)} ± ${error.toFixed(1)} a pair`,
      ),
    ]),
  ],
)

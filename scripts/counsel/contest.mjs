import { contested } from '../../dist/counsel/bots/contest.js'

/*
 * Does fair beat careless? node scripts/counsel/contest.mjs [most pairs] [first seed]: in each book, in pairs of the same seed and dice with sides swapped, and from
 * each side by itself, by a sequential test (three of five against one of two, one error in twenty). It ends with 1 where any of them is not decided for fair.
 * Build first: npm run build.
 */
const [mostPairs = 400, firstSeed = 70_000_000] = process.argv.slice(2).map(Number)
const STARTS = { 2023: 'global-war-1939', classic: 'global-war-1939', campaign: 'campaign-1939' }
const all = Object.entries(STARTS).map(([edition, from]) => {
  const found = contested({ edition, from, until: '1941 spring', better: 'fair', other: 'careless' }, firstSeed, mostPairs)
  for (const [what, { won, lost, drawn, evidence, verdict }] of Object.entries(found))
    console.log(
      `${edition.padEnd(9)}${what.padEnd(7)}${verdict.padEnd(12)}${won} won, ${lost} lost, ${drawn} alike; evidence ${evidence.toFixed(2)}`,
    )
  return found
})
if (all.some((found) => Object.values(found).some(({ verdict }) => verdict !== 'better'))) process.exitCode = 1

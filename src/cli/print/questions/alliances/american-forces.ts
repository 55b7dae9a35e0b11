import type { AmericanForcesAnswer } from '../../../../counsel/index.ts'
import { AMERICAN_FORCES, AMERICAN_STATIONS } from '../../../../rules/chapters/pearl-harbor/index.ts'
import type { Look } from '../../../terminal/terminal.ts'
import { type Print, paragraphs, said } from '../../text.ts'
import { AMERICANS } from '../../words/pacific.ts'

type Move = AmericanForcesAnswer['moves'][number]

const STATIONS = Object.keys(AMERICAN_STATIONS) as readonly Move['to'][]

/** What follows the name of the forces. */
const reasons = (words: string): string => words.split(': ').slice(1).join(': ')

const told = ({ allowed, opened, refusals }: Move, look: Look): readonly string[] => [
  allowed ? AMERICANS.may : AMERICANS.not,
  ...opened.flatMap(({ words, most, cite }) => said({ words: `${words}${most === undefined ? '' : `: ${most}`}`, cite }, 4, look)),
  ...refusals.flatMap(({ words, cite }) => said({ words: reasons(words), cite }, 4, look)),
]

/** Place by place: who may go there, how many, and why nobody else; those of whom the same is to be said, together. */
export const print: Print<AmericanForcesAnswer> = ({ moves }, look) =>
  paragraphs(
    STATIONS.map((to) => {
      const groups = new Map<string, Move[]>()
      for (const move of moves.filter((one) => one.to === to)) {
        const key = told(move, look).join()
        groups.set(key, [...(groups.get(key) ?? []), move])
      }
      return groups.size === 0
        ? []
        : [
            look.paint.strong(AMERICAN_STATIONS[to]),
            ...[...groups.values()].flatMap((group) => {
              const [verdict = '', ...why] = group[0] === undefined ? [] : told(group[0], look)
              return [...said({ words: `${group.map(({ forces }) => AMERICAN_FORCES[forces]).join(', ')}: ${verdict}` }, 2, look), ...why]
            }),
          ]
    }),
  )

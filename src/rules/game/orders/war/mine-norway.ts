import { z } from 'zod/mini'
import { holds, isMet, type Refusal, refuse, seasonName, seasonOf, type Turn } from '../../../core/index.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { turn, whole, yes } from '../../declaration/shapes.ts'
import { gameWith } from '../../game.ts'
import { withFacts } from '../../situation-changes.ts'
import { telling } from '../../words/telling.ts'

const shape = z.strictObject({ type: z.literal('mine-norway'), by: z.literal('westernAllies') })

export type MineNorway = Shaped<typeof shape>

export interface NorwayMined {
  readonly type: 'norway-mined'
  readonly turn: Turn
  readonly withLeave: boolean
  readonly usat: number
}

/** The Western Allies may mine Norwegian waters unasked, in fall or winter, unless Germany holds Bergen (NOR-N3, 001 Norway-mine). */
export const mineNorway: OrderDeclaration<MineNorway, NorwayMined> = {
  type: 'mine-norway',
  words: 'Britain may mine Norwegian waters',
  rules: ({ clauses }) => [clauses.mining?.rule],
  shape,
  when: 'in-its-stage',
  whyNot(book, { situation, phase, declaring }) {
    if (book.clauses.mining === undefined) return [refuse('no-mining', `${book.title} says nothing of mining Norwegian waters`)]
    const { rule: cite, seasons, neutral } = book.clauses.mining
    const refusals: Refusal[] = []
    if (isMet(neutral.when, situation)) refusals.push(refuse('neutral', neutral.words, neutral.cite))
    if (situation.facts['norway.mined'] !== null)
      refusals.push(refuse('mined-already', 'Norwegian waters are mined already, for good', cite))
    if (!seasons.includes(seasonOf(situation.turn)))
      refusals.push(refuse('season', `mining is announced in ${seasons.join(' or ')}; it is ${seasonName(seasonOf(situation.turn))}`, cite))
    if (isMet(holds('axis', 'bergen'), situation)) refusals.push(refuse('bergen', 'Germany holds Bergen', cite))
    // 50.11: it is announced when the Allies declare war; a game that says nothing of phases is not asked.
    if (phase !== null || (declaring.length > 0 && !declaring.includes('allies')))
      refusals.push(refuse('not-the-window', 'mining is announced after the Allied diplomatic phase', book.clauses.war.rules.window))
    return refusals
  },
  /**
   * Under a Norwegian result of 0 or less it is done by leave; otherwise it costs sympathy in Norway and in America (NOR-N4). What a conquered
   * Norway once granted is void (49.435B).
   */
  carryOut(progress) {
    const { turn, standings } = progress.game.situation
    const { result, conquered } = standings.norway
    const withLeave = result !== null && result <= 0 && conquered !== true
    progress.put({ type: 'norway-mined', turn, withLeave, usat: withLeave ? 0 : -1 })
  },
  offers: (_book, _view, by) => (by === 'westernAllies' ? [{ type: 'mine-norway', by }] : []),
  topic: { is: 'declarations', concerns: 'what-is-offered' },
  short: {
    word: 'mine',
    usage: 'mine',
    read: () => ({ type: 'mine-norway', by: 'westernAllies' }),
    write: () => '',
  },
  events: {
    'norway-mined': {
      shape: z.looseObject({ turn, withLeave: yes, usat: whole }),
      evolve: (game, { turn, withLeave }) =>
        gameWith(game, {
          // R50-02: what mining costs counts after the declarations of the window.
          window: game.window ?? { situation: game.situation, intents: [] },
          situation: withFacts(game.situation, { 'norway.mined': turn, 'norway.minedWithoutLeave': !withLeave }),
        }),
      show: 'everything',
      tell: ({ clauses: { mining } }, { withLeave }) =>
        telling(
          `Norwegian waters are mined, ${withLeave ? 'with' : 'without'} Norway’s leave`,
          [mining?.rule, mining?.effects],
          [
            { words: 'for good; ore from Sweden stops in winter and spring' },
            ...(withLeave
              ? []
              : [{ words: 'the Axis may react for Norway in their next diplomatic phase; rolls for Norway are at +1 from now on' }]),
          ],
        ),
      heading: 'announcements',
    },
  },
}

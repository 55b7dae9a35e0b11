import { z } from 'zod/mini'
import { type Abandonment, abandonment } from '../../../chapters/war/index.ts'
import {
  type Citation,
  COUNTRIES,
  type Country,
  type Delegation,
  factsWith,
  NATION_NAMES,
  POWER_NAMES,
  type Refusal,
  refuse,
  situationWith,
  standingsWith,
} from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { axis, facts, nation, payment, standings, yes } from '../../declaration/shapes.ts'
import { given, named, yesOrNo, yesWord } from '../../declaration/typed-words.ts'
import { type Game, gameWith } from '../../game.ts'
import { counted } from '../../words/notes.ts'
import { telling } from '../../words/telling.ts'

const shape = z.strictObject({ type: z.literal('answer-support'), by: axis, supports: yes, country: z.exactOptional(z.enum(COUNTRIES)) })

export type AnswerSupport = Shaped<typeof shape>

export interface SupportAnswered extends Abandonment {
  readonly type: 'support-answered'
  readonly country: Country
  readonly supports: boolean
  /** The rule by which it was asked. */
  readonly cite?: Citation
}

function withoutPayment(paid: Game['situation']['paid'], { country, repaid }: SupportAnswered): Game['situation']['paid'] {
  const { [country as keyof typeof paid]: _returned, ...others } = paid
  return repaid === null ? paid : others
}

/** A 7 is an economic interest and nothing else: it is gone. */
const isForfeit = ({ standings }: Pick<Abandonment, 'standings'>): boolean => Object.values(standings).some(({ result }) => result === null)

/** Nothing else is declared or ended while support is open (50.24). */
export const whyNotBeforeSupport = (book: Rulebook, { support }: Game): readonly Refusal[] =>
  support.map(({ country, cite = book.clauses.war.support?.rules.asked }) =>
    refuse('support-open', `${NATION_NAMES[country]}: Germany’s support is still to be settled`, cite, { country }),
  )

/** Countries that Germany has yet to speak about: all, or the one it names. */
const unanswered = ({ support }: Pick<Game, 'support'>, named?: Country): Game['support'] =>
  support.filter(({ country, isGiven }) => !isGiven && (named === undefined || country === named))

/** Who speaks next about support: Germany, and Russia once Germany has spoken about every country. */
export const speaksOfSupport = (game: Pick<Game, 'support'>, by: Delegation): boolean =>
  game.support.length > 0 && by === (unanswered(game).length > 0 ? 'axis' : 'russia')

/** Where it is asked about one alone, that one need not be named. */
const answersTo = (game: Pick<Game, 'support'>, answers: readonly boolean[]): readonly AnswerSupport[] => {
  const open = unanswered(game)
  return open.flatMap(({ country }) =>
    answers.map((supports) => ({ type: 'answer-support', by: 'axis', supports, ...(open.length === 1 ? {} : { country }) }) as const),
  )
}

/** Germany speaks at once (RGT-W4). Without its support it loses what it had there (RGT-W6). */
export const answerSupport: OrderDeclaration<AnswerSupport, SupportAnswered> = {
  type: 'answer-support',
  words: 'Germany says whether it supports a country that Russia attacked',
  rules: ({ clauses }) => (clauses.war.support === undefined ? [] : [clauses.war.support.rules.asked]),
  shape,
  when: 'in-its-stage',
  whyNot: (book, game, { country }) =>
    unanswered(game, country).length === 0
      ? [
          refuse(
            'not-asked',
            `Germany is not asked for support${country === undefined ? '' : ` of ${NATION_NAMES[country]}`}`,
            book.clauses.war.support?.rules.asked,
          ),
        ]
      : [],
  carryOut(progress, { supports, country: only }) {
    for (const { country, cite } of unanswered(progress.game, only)) {
      const lost = supports ? { standings: {}, facts: {}, repaid: null } : abandonment(progress.book, progress.game.situation, country)
      progress.put({ type: 'support-answered', country, supports, ...lost, ...(cite === undefined ? {} : { cite }) })
    }
  },
  offers: (_book, view, by) => (by === 'axis' ? answersTo(view, [true, false]) : []),
  owed: (_book, game, by) => (by === 'axis' ? answersTo(game, [false]) : []),
  short: {
    word: 'support',
    usage: 'support yes | no [COUNTRY]',
    read: ([answer, country]) =>
      given(yesOrNo(answer), (supports) => ({
        type: 'answer-support',
        by: 'axis',
        supports,
        ...(country === undefined ? {} : { country: named(country) }),
      })),
    write: ({ supports, country }) => [yesWord(supports), ...(country === undefined ? [] : [country])].join(' '),
  },
  events: {
    'support-answered': {
      shape: z.looseObject({ country: nation, supports: yes, standings, facts, repaid: z.nullable(payment) }),
      evolve: (game, event) =>
        gameWith(game, {
          support: game.support.flatMap((one) =>
            one.country !== event.country ? [one] : event.supports ? [{ ...one, isGiven: true }] : [],
          ),
          situation: situationWith(game.situation, {
            standings: standingsWith(game.situation.standings, event.standings),
            facts: factsWith(game.situation.facts, event.facts),
            paid: withoutPayment(game.situation.paid, event),
          }),
          // RGT-W6: what Germany forfeited stays forfeited, also if Russia’s declaration is revoked.
          duties: game.duties.map((duty) =>
            duty.by === 'russia' && duty.on === event.country && isForfeit(event) ? { ...duty, standings: event.standings } : duty,
          ),
        }),
      show: 'everything',
      tell({ clauses }, { country, supports, standings, repaid, cite }) {
        const { asked = undefined, unsupported = undefined } = clauses.war.support?.rules ?? {}
        const why = unsupported === undefined ? {} : { cite: unsupported }
        const lost = [
          ...(isForfeit({ standings }) ? [{ words: `its economic interest in ${NATION_NAMES[country]} is forfeit`, ...why }] : []),
          ...(repaid === null ? [] : [{ words: `${POWER_NAMES[repaid.to]} pays back ${counted(repaid.brps, 'BRP')}`, ...why }]),
        ]
        return telling(
          `Germany ${supports ? 'supports' : 'does not support'} ${NATION_NAMES[country]}`,
          [cite ?? asked, supports ? undefined : unsupported],
          lost,
        )
      },
      heading: 'declarations',
    },
  },
}

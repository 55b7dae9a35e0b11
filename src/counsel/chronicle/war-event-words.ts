import { type Event, type MapNote, NATION_NAMES, type Nation, POWER_NAMES, type Rulebook, targetName } from '../../rules/index.ts'
import { standingWords } from './standing-words.ts'
import { type Note, type Telling, telling } from './telling.ts'

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>

const counted = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`
export const mapNote = ({ words, who, cite }: MapNote): Note => ({
  words: who === undefined ? words : `${POWER_NAMES[who]}: ${words}`,
  cite,
})

export function warDeclaredTold(book: Rulebook, event: EventOf<'war-declared'>): Telling {
  const { declaration, wars, standings, duties, price, onMap } = event
  const { rules, obligations } = book.clauses.war
  const howMet = obligations?.rules.howMet
  const { by, on } = declaration
  const isItself = ([one, other]: readonly [Nation, Nation]): boolean => one === by && other === on
  const joined = wars.filter((pair) => !isItself(pair)).map(([one, other]) => `${NATION_NAMES[one]} and ${NATION_NAMES[other]}`)
  return telling(
    `${POWER_NAMES[by]} declares war on ${NATION_NAMES[on]}`,
    [rules.window],
    [
      ...(price === 0 ? [] : [{ words: `it costs ${POWER_NAMES[by]} ${counted(price, 'BRP')}` }]),
      ...(joined.length === 0 ? [] : [{ words: `at war with it: ${joined.join('; ')}`, cite: rules.alliances }]),
      ...Object.entries(standings).map(([minor, standing]) => ({
        words: `${targetName(minor as keyof typeof standings)}: ${standingWords(minor as keyof typeof standings, standing)}`,
      })),
      ...(duties.length === 0
        ? []
        : [
            {
              words: `to be attacked or entered this turn: ${duties.map((part) => NATION_NAMES[part]).join(', ')}`,
              ...(howMet === undefined ? {} : { cite: howMet }),
            },
          ]),
      ...onMap.map(mapNote),
    ],
  )
}

export function supportTold(book: Rulebook, { country, supports, repaid }: EventOf<'support-answered'>): Telling {
  const { asked: support, unsupported } = book.clauses.war.support?.rules ?? {}
  const lost =
    repaid === null
      ? []
      : [
          {
            words: `${POWER_NAMES[repaid.to]} pays back ${counted(repaid.brps, 'BRP')}`,
            ...(unsupported === undefined ? {} : { cite: unsupported }),
          },
        ]
  return telling(
    `Germany ${supports ? 'supports' : 'does not support'} ${NATION_NAMES[country]}`,
    [support, supports ? undefined : unsupported],
    lost,
  )
}

export function revocationTold(book: Rulebook, { by, on, cause, onMap }: EventOf<'declaration-revoked'>): Telling {
  const unmet = book.clauses.war.obligations?.rules.unmet
  const backDown = book.clauses.war.support?.rules.backDown
  return telling(
    cause === 'unmet'
      ? `${POWER_NAMES[by]}’s war on ${NATION_NAMES[on]} is taken back: nobody acted on it`
      : `${POWER_NAMES[by]} backs down from war on ${NATION_NAMES[on]}`,
    [cause === 'unmet' ? unmet : backDown],
    onMap.map(mapNote),
  )
}

export const ACT_WORDS = {
  entered: 'entered',
  offensive: 'attacked in an offensive',
  attrition: 'attacked by attrition',
  overflight: 'flown over',
  'failed-attack': 'attacked, without success',
  'beaten-landing': 'landed in, and thrown back',
} as const

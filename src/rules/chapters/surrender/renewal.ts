import {
  all,
  type Book,
  chapterOf,
  figured,
  isMet,
  not,
  POWER_NAMES,
  type Power,
  type Refusal,
  refuse,
  type Situation,
} from '../../core/index.ts'
import type { WarBar } from '../war/index.ts'
import type { CapitulationChapter, Renewal } from './clauses.ts'

const renewalsOf = (book: Book<CapitulationChapter>, by: Power, on: Power): readonly Renewal[] =>
  chapterOf(book, 'capitulation').renewals.filter((one) => one.by.includes(by) && one.on.includes(on))

/** The peace that binds one towards the other, if any does. */
export const bindingPeace = (book: Book<CapitulationChapter>, situation: Situation, by: Power, on: Power): Renewal | undefined =>
  renewalsOf(book, by, on).find(({ when }) => isMet(when, situation))

/** Why the war may not be renewed yet; nothing where no peace binds. Other chapters have more to say. */
export const whyNotRenew = (book: Book<CapitulationChapter>, situation: Situation, by: Power, on: Power): readonly Refusal[] =>
  renewalsOf(book, by, on)
    .filter(({ when }) => isMet(when, situation))
    .flatMap(({ needs, cite, ruling }) =>
      needs
        .filter(({ when }) => !isMet(when, situation))
        .map((need) => {
          const { words, figures } = figured(need, situation)
          return refuse(need.id, `${POWER_NAMES[by]} on ${POWER_NAMES[on]}: ${words}`, cite, {
            by,
            on,
            ...figures,
            ...(ruling === undefined ? {} : { ruling }),
          })
        }),
    )

/** Whoever could declare war again may cancel what it conceded, but never land. */
export function whyNotRenounce(
  book: Book<CapitulationChapter>,
  situation: Situation,
  by: Power,
  on: Power,
  isLand: boolean,
): readonly Refusal[] {
  const peace = renewalsOf(book, by, on).find(({ when, renouncing }) => renouncing !== undefined && isMet(when, situation))
  if (peace === undefined) return [refuse('no-concessions', `${POWER_NAMES[by]} has conceded nothing to ${POWER_NAMES[on]}`)]
  return [
    ...(isLand ? [refuse('land', 'land that was ceded cannot be taken back so', peace.renouncing)] : []),
    ...whyNotRenew(book, situation, by, on),
  ]
}

/** The same limits as bars on a declaration of war. */
export const renewalBars = (renewals: readonly Renewal[]): readonly WarBar[] =>
  renewals.flatMap(({ by, on, when, needs, cite, ruling }) =>
    needs.map((need) => ({
      id: need.id,
      by,
      on,
      when: all(when, not(need.when)),
      words: need.words,
      ...(need.figures === undefined ? {} : { figures: need.figures }),
      cite,
      ...(ruling === undefined ? {} : { ruling }),
    })),
  )

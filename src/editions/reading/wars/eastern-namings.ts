import {
  isBefore,
  isMinor,
  joins,
  type Naming,
  type Refusal,
  type Situation,
  targetName,
  turnName,
  type War,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { Inferred } from '../document/derived.ts'
import { type Locate, misread } from '../document/misreading.ts'
import type { SituationDocument } from '../document/situation-document.ts'

/** The war was on before this naming. One that a document names without a date was on as the turn began. */
const isInWar = ({ since, opening }: War, { turn }: Naming): boolean => isBefore(since, turn) || (opening === true && turn === since)

/** It may have been made before the war or in it: in the same turn, or at an unknown distance from a war without a date. */
const isOpen = ({ since, opening }: War, { turn }: Naming): boolean => (opening === true ? isBefore(turn, since) : turn === since)

/** 49.431B: an Allied naming once Germany and Russia are at war closes the country to the Axis, so a naming has to know of the war. */
export function withEasternNamings(
  { clauses: { namingInEasternWar: cite } }: Rulebook,
  situation: Situation,
  { namings = [] }: Pick<SituationDocument, 'namings'>,
  locate?: Locate,
): Inferred {
  const war = situation.wars.find((one) => joins(one, 'germany', 'russia'))
  const kept = { situation, derived: [], asked: [], refusals: [] }
  if (war === undefined || namings.length === 0 || cite === undefined) return kept
  const earlier = situation.namings.length - namings.length
  const saidOf = (index: number): boolean | undefined => namings[index - earlier]?.inEasternWar
  const isNews = (naming: Naming, index: number): boolean =>
    index >= earlier && naming.by !== 'axis' && saidOf(index) === undefined && isInWar(war, naming)
  const name = ({ target, turn }: Naming): string => `the naming of ${targetName(target)} in ${turnName(turn)}`
  const denied = situation.namings.flatMap((naming, index): readonly Refusal[] => {
    if (index < earlier || saidOf(index) !== false || !isInWar(war, naming)) return []
    const path = ['namings', index - earlier, 'inEasternWar']
    return [{ ...misread(path, locate, `false, yet Germany and Russia are at war since ${turnName(war.since)}`, 'true'), cite }]
  })
  return {
    situation: {
      ...situation,
      namings: situation.namings.map((naming, index) => (isNews(naming, index) ? { ...naming, inEasternWar: true as const } : naming)),
    },
    derived: situation.namings.filter(isNews).map((naming) => ({
      words: `${name(naming)} was made once Germany and Russia were at war, since ${turnName(war.since)}`,
      cite,
      ...(isMinor(naming.target) ? { minor: naming.target } : {}),
    })),
    asked: situation.namings
      .filter((naming, index) => index >= earlier && naming.by !== 'axis' && saidOf(index) === undefined && isOpen(war, naming))
      .map((naming) => ({
        words: `${name(naming)} may have come before or after Germany and Russia went to war; please report its inEasternWar`,
        cite,
      })),
    refusals: denied,
  }
}

import {
  type Aftermath,
  type Book,
  type Citation,
  type Cited,
  type Condition,
  chapterOf,
  conditionWords,
  each,
  type Following,
  factsWith,
  following,
  isGiven,
  isMet,
  measure,
  type Nation,
  type Place,
  type Power,
  type Quantity,
  type Refusal,
  refuse,
  type Situation,
  saidOf,
  situationWith,
  step,
  type Told,
  type Working,
} from '../../core/index.ts'

/** What forbids a declaration of war, as long as its condition holds. */
export interface DeclarationBar extends Told {
  readonly id: string
  readonly by: readonly Power[]
  readonly on: readonly Nation[]
  readonly when: Condition
  readonly ruling?: string
}

/** What a declaration of war brings on top of itself. */
export interface DeclarationAftermath {
  readonly by: Power
  readonly on: Nation
  readonly when: Condition
  readonly rows: readonly Aftermath[]
}

/** Whose units move in the days of a neutral Britain. */
export const DEPLOYED_UNITS = ['british', 'commonwealth', 'american'] as const
export type DeployedUnits = (typeof DEPLOYED_UNITS)[number]

export interface BritishSurrenderClauses {
  readonly accepts: Cited<Power>
  readonly offer: Citation
  /** The surrender level goes no lower. */
  readonly lowestLevel: Cited<number>
  /** A later surrender: what stands against it beside a resistance that is not lower. */
  readonly againBelow: Citation
  readonly againBar: { readonly when: Condition; readonly words: string; readonly cite: Citation; readonly ruling: string }
  readonly difference: Citation
  readonly unlimited: Citation
  /** What follows from any surrender, judged as things stand afterwards. */
  readonly aftermath: readonly Aftermath[]
  /** The base cannot fall under what the Commonwealth is worth, less what it has lost. */
  readonly baseFloor: Cited<{ readonly commonwealth: number; readonly lost: Quantity }>
  readonly isNeutral: Condition
  readonly declarations: readonly DeclarationBar[]
  readonly declared: readonly DeclarationAftermath[]
  readonly deployment: {
    readonly barred: Cited<readonly DeployedUnits[]>
    readonly passage: { readonly place: Place; readonly when: Condition; readonly cite: Citation }
    readonly axisLand: Citation
  }
  readonly resistance: { readonly atTurnEnd: Citation; readonly unbuilt: Cited<Quantity>; readonly conciliatory: Cited<Condition> }
  readonly partisans: {
    readonly base: Cited<number>
    readonly most: Cited<number>
    readonly production: Quantity
    readonly when: Condition
  }
}

export interface BritishSurrenderChapter {
  readonly changes?: { readonly britishSurrender: BritishSurrenderClauses }
}

const numberOf = (situation: Situation, fact: 'britain.resistance' | 'britain.surrenderLevel'): number => Number(situation.facts[fact] ?? 0)

const hasBritainSurrendered = ({ facts }: Situation): boolean => facts['britain.surrendered'] === true

const isBritainNeutral = (book: Book<BritishSurrenderChapter>, situation: Situation): boolean =>
  isMet(chapterOf(book, 'changes').britishSurrender.isNeutral, situation)

/** The level at which Britain would surrender now, and what a later surrender still costs. */
export function surrenderLevel(book: Book<BritishSurrenderChapter>, situation: Situation): Working & { readonly difference?: number } {
  const { lowestLevel, difference } = chapterOf(book, 'changes').britishSurrender
  const resistance = numberOf(situation, 'britain.resistance')
  const value = Math.max(lowestLevel.value, resistance)
  const old = numberOf(situation, 'britain.surrenderLevel')
  const steps = [
    step('resistance', resistance, saidOf('British resistance level', each('britain.resistance'), situation), lowestLevel.cite),
    step('level', value, `surrender level, never below ${lowestLevel.value}`, lowestLevel.cite, 'R16-12'),
  ]
  if (!hasBritainSurrendered(situation)) return { steps, value }
  return {
    steps: [
      ...steps,
      step('earlier', old, saidOf('level of the latest surrender', each('britain.surrenderLevel'), situation), difference, 'R16-13'),
      step('difference', old - value, 'what the later surrender still costs', difference),
    ],
    value,
    difference: old - value,
  }
}

/** Why Britain may not surrender now, or whoever takes up its offer may not. */
export function whyNotSurrender(
  book: Book<BritishSurrenderChapter>,
  situation: Situation,
  by: Power,
  isOffered = true,
): readonly Refusal[] {
  const { accepts, offer, againBelow, againBar } = chapterOf(book, 'changes').britishSurrender
  const resistance = numberOf(situation, 'britain.resistance')
  const old = numberOf(situation, 'britain.surrenderLevel')
  const isAgain = hasBritainSurrendered(situation)
  return [
    ...(isOffered ? [] : [refuse('no-offer', 'Britain has offered no surrender', offer)]),
    ...(by === accepts.value ? [] : [refuse('not-germany', 'the offer is Germany’s to accept', accepts.cite, { by, ruling: 'R16-11' })]),
    ...(isAgain && resistance >= old
      ? [
          refuse('not-lower', `resistance ${resistance} is not under the level of ${old}`, againBelow, {
            resistance,
            old,
            ruling: 'R16-13',
          }),
        ]
      : []),
    ...(isAgain && isMet(againBar.when, situation)
      ? [refuse('war-resumed', againBar.words, againBar.cite, { ruling: againBar.ruling })]
      : []),
  ]
}

/** The game as it stands once Germany has accepted. */
export const surrendered = (book: Book<BritishSurrenderChapter>, situation: Situation): Situation =>
  situationWith(situation, {
    facts: factsWith(situation.facts, {
      'britain.surrendered': true,
      'britain.inStateOfSurrender': true,
      'britain.surrenderTurn': situation.turn,
      'britain.surrenderLevel': surrenderLevel(book, situation).value,
    }),
  })

/** Everything that a British surrender brings. */
export const afterSurrender = (book: Book<BritishSurrenderChapter>, situation: Situation): readonly Following[] =>
  following(
    // The level is the resistance of that moment, which nobody may have reported.
    chapterOf(book, 'changes').britishSurrender.aftermath.map((row) =>
      row.id === 'level' ? { ...row, words: saidOf(row.words, each('britain.resistance'), situation) } : row,
    ),
    surrendered(book, situation),
  )

/** The least the British BRP base can be after a surrender; with `base` given, what it then is. */
export function baseFloor(book: Book<BritishSurrenderChapter>, situation: Situation, base?: number): Working {
  const { value: size, cite } = chapterOf(book, 'changes').britishSurrender.baseFloor
  const lost = measure(size.lost, situation)
  const floor = size.commonwealth - lost
  const steps = [
    step('commonwealth', size.commonwealth, 'BRPs of the Commonwealth', cite),
    step('lost', lost === 0 ? 0 : -lost, 'Australia or India surrendered', cite),
    step('floor', floor, 'the base goes no lower', cite),
  ]
  return base === undefined
    ? { steps, value: floor }
    : { steps: [...steps, step('base', base, 'base as worked out', cite)], value: Math.max(base, floor) }
}

/** Why a declaration of war may not be made in the shadow of a British surrender. Other chapters have more to say. */
export const whyNotDeclareAfterSurrender = (
  book: Book<BritishSurrenderChapter>,
  situation: Situation,
  by: Power,
  on: Nation,
): readonly Refusal[] =>
  chapterOf(book, 'changes')
    .britishSurrender.declarations.filter((bar) => bar.by.includes(by) && bar.on.includes(on) && isMet(bar.when, situation))
    .map(({ id, words, cite, ruling }) => refuse(id, words, cite, { by, on, ...(ruling === undefined ? {} : { ruling }) }))

/** What a declaration brings beside the war itself. */
export const afterDeclaration = (book: Book<BritishSurrenderChapter>, situation: Situation, by: Power, on: Nation): readonly Following[] =>
  chapterOf(book, 'changes')
    .britishSurrender.declared.filter((one) => one.by === by && one.on === on && isMet(one.when, situation))
    .flatMap(({ rows }) => following(rows, situation))

/** A move of units while Britain is neutral. */
export interface Deployment {
  readonly units: DeployedUnits
  readonly to: 'europe' | 'elsewhere'
  /** Places passed on the way. */
  readonly past: readonly string[]
  readonly throughAxisTerritory: boolean
}

/** Why units may not go there while Britain is neutral; nothing stands against it once it is at war. */
export function whyNotDeploy(
  book: Book<BritishSurrenderChapter>,
  situation: Situation,
  { units, to, past, throughAxisTerritory }: Deployment,
): readonly Refusal[] {
  if (!isBritainNeutral(book, situation)) return []
  const { barred, passage, axisLand } = chapterOf(book, 'changes').britishSurrender.deployment
  const isBritish = !barred.value.includes(units)
  return [
    ...(to === 'europe' && !isBritish ? [refuse('no-americans', 'American units may not deploy to Europe', barred.cite, { units })] : []),
    ...(isBritish && past.includes(passage.place) && isMet(passage.when, situation)
      ? [refuse('past-gibraltar', `no passing while ${conditionWords(passage.when)}`, passage.cite, { place: passage.place })]
      : []),
    ...(isBritish && throughAxisTerritory ? [refuse('through-axis', 'no redeployment through Axis-held territory', axisLand)] : []),
  ]
}

/** Whether Britain may surrender again: by the resistance that is reported, or under which it could. */
function furtherSurrender(book: Book<BritishSurrenderChapter>, situation: Situation): Working['steps'] {
  const { accepts, againBar, againBelow, difference } = chapterOf(book, 'changes').britishSurrender
  if (!hasBritainSurrendered(situation)) return []
  if (isMet(againBar.when, situation)) return [step('again', 0, `no further surrender: ${againBar.words}`, againBar.cite, againBar.ruling)]
  const old = numberOf(situation, 'britain.surrenderLevel')
  const level = (words: string): string => saidOf(words, each('britain.surrenderLevel'), situation)
  if (!isGiven(situation.facts, 'britain.resistance'))
    return [step('again', 1, level(`a further surrender: open once resistance is under ${old}`), againBelow, 'R16-13')]
  const resistance = step('resistance', numberOf(situation, 'britain.resistance'), 'British resistance level', againBelow)
  const [refused] = whyNotSurrender(book, situation, accepts.value)
  if (refused !== undefined) return [resistance, step('again', 0, level(`no further surrender: ${refused.words}`), againBelow, 'R16-13')]
  return [
    resistance,
    step('again', 1, level(`a further surrender: open, for resistance is under the level of ${old}`), againBelow, 'R16-13'),
    step('difference', surrenderLevel(book, situation).difference ?? 0, 'what it would still cost', difference),
  ]
}

/** How a British resistance level is worked out after a surrender, and what it opens. */
export function laterResistance(book: Book<BritishSurrenderChapter>, situation: Situation): Working & { readonly mayBeModified: boolean } {
  const { atTurnEnd, unbuilt, conciliatory } = chapterOf(book, 'changes').britishSurrender.resistance
  const units = measure(unbuilt.value, situation)
  const mayBeModified = isMet(conciliatory.value, situation)
  return {
    steps: [
      step('each-turn', 1, 'worked out at each turn’s end, as before', atTurnEnd),
      step('unbuilt', units, saidOf('units removed by surrender count as unbuilt', unbuilt.value, situation), unbuilt.cite),
      step('conciliatory', Number(mayBeModified), 'a further modifier may apply (59.75A)', conciliatory.cite),
      ...furtherSurrender(book, situation),
    ],
    value: units,
    mayBeModified,
  }
}

/** How many partisans the Western Allies may build in Axis-held Britain. */
export function britishPartisans(book: Book<BritishSurrenderChapter>, situation: Situation): Working {
  const { base, most, production, when } = chapterOf(book, 'changes').britishSurrender.partisans
  const more = measure(production, situation)
  const isOpen = isMet(when, situation)
  return {
    steps: [
      step('base', isOpen ? base.value : 0, `partisans, if ${conditionWords(when)}`, base.cite),
      step(
        'production',
        isOpen ? Math.min(more, most.value - base.value) : 0,
        `more by partisan production, ${most.value} in all`,
        most.cite,
        'R16-33',
      ),
    ],
    value: isOpen ? Math.min(most.value, base.value + more) : 0,
  }
}

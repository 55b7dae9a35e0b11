import { type AllotAnswer, allotDoor } from '../../../counsel/index.ts'
import {
  conditionWords,
  type Faction,
  isMet,
  type Modifier,
  POWER_NAMES,
  POWERS_OF,
  type Power,
  type Situation,
} from '../../../rules/core/index.ts'
import { Fold } from '../../parts/index.ts'
import { inputKey, inputsOfTable, isRollInput, type OpenSituation, type SituationInput, useSituation } from '../../situation/index.ts'
import { InputControl, Reckoning, Refusals } from '../../what-if/index.ts'
import { listed, sentence } from '../../wording.ts'

/** Which of the cities of a line counted: `Warsaw`. */
function countedIn(row: Modifier | undefined, situation: Situation): string {
  if (row?.per?.is !== 'tally') return ''
  const met = row.per.of.filter((part) => isMet(part, situation)).map((part) => conditionWords(part).replace(/^.*? holds? /, ''))
  return met.length === 0 ? '' : `; now ${listed(met)}`
}

/** What a power receives, line by line. */
function PowerPoints({ power, answer }: { readonly power: Power; readonly answer: AllotAnswer }) {
  const { book, judged } = useSituation().current
  const { rows = [] } = book.tables[power] ?? {}
  const rowOf = ({ id }: { readonly id: string }) => rows.find((row) => row.id === id)
  const allotment = answer.powers[power]
  if (allotment === undefined) return null
  return (
    <div data-power={power}>
      <Reckoning
        heading={sentence(POWER_NAMES[power])}
        lines={allotment.lines.map((line) => ({ ...line, words: line.words + countedIn(rowOf(line), judged) }))}
        total={allotment.total}
        rowOf={rowOf}
        none="No line counts."
      />
    </div>
  )
}

/** Everything that the tables of these powers read, each thing once. */
function inputsFor({ book }: OpenSituation, powers: readonly Power[]): readonly SituationInput[] {
  const all = powers.flatMap((power) => {
    const table = book.tables[power]
    return table === undefined ? [] : inputsOfTable(table)
  })
  const own = all.flatMap((input) => (isRollInput(input) ? [] : [input]))
  return [...new Map(own.map((input) => [inputKey(input), input])).values()]
}

function WhatTheyRead({ powers }: { readonly powers: readonly Power[] }) {
  const { current } = useSituation()
  const inputs = inputsFor(current, powers)
  return (
    <Fold className="allot-reads" name="What these points read" count={inputs.length}>
      {inputs.map((input) => (
        <InputControl key={inputKey(input)} input={input} />
      ))}
    </Fold>
  )
}

/** Where the faction's points come from. */
export function Allotments({ by }: { readonly by: Faction }) {
  const { ask } = useSituation()
  const answer = ask(allotDoor)
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const powers = POWERS_OF[by]
  const resistance = by === 'russia' ? answer.russianResistance : undefined
  return (
    <div className="allotments">
      {powers.map((power) => (
        <PowerPoints key={power} power={power} answer={answer} />
      ))}
      {resistance !== undefined && <Reckoning heading="Russian resistance" lines={resistance.lines} total={resistance.total} />}
      <WhatTheyRead powers={powers} />
    </div>
  )
}

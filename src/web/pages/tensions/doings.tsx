import { useDeferredValue, useState } from 'react'
import {
  type Country,
  type FactId,
  factsRead,
  isFactId,
  isLeftOut,
  isMinor,
  isOneOf,
  NATION_NAMES,
  type Nation,
  POWER_NAMES,
  POWERS,
  type Power,
  TRACKS,
  type Track,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { Button, optionsOf, Picker, SearchField, Tick } from '../../parts/index.ts'
import { type Document, inputKey, inputLabel, isObject, type SituationInput, useSituation, valueIn } from '../../situation/index.ts'
import { InputControl, NATION_GROUPS } from '../../what-if/index.ts'
import { sentence } from '../../wording.ts'
import { factsMatching } from '../facts/fact-list.ts'
import { effectOf, type Run, type ToldTurn, turnsPart, withTurn } from './run.ts'
import { type Declared, declarationsIn, withDeclarations, withDone } from './turn-document.ts'
import { effectWords, foundWords, TRACK_SHORT } from './words.ts'

const MOST_FOUND = 12

const factsOf = new WeakMap<Rulebook, Map<string, ReadonlyMap<FactId, string>>>()

/** Facts that some line of these tracks reads, each with the tracks that do. */
function tensionFacts(book: Rulebook, tracks: readonly Track[]): ReadonlyMap<FactId, string> {
  const known = factsOf.get(book) ?? new Map<string, ReadonlyMap<FactId, string>>()
  factsOf.set(book, known)
  const found = known.get(tracks.join())
  if (found !== undefined) return found
  const facts = new Map<FactId, string>()
  for (const track of tracks) {
    const parts = (book.tables[track]?.rows ?? []).flatMap(({ when, per }) => [when, per].filter((part) => part !== undefined))
    for (const fact of new Set(parts.flatMap(factsRead)))
      facts.set(fact, facts.has(fact) ? `${facts.get(fact)}, ${TRACK_SHORT[track]}` : TRACK_SHORT[track])
  }
  known.set(tracks.join(), facts)
  return facts
}

/** What the turn already says happened. */
function doneIn({ document }: ToldTurn): readonly SituationInput[] {
  const namesIn = (part: string): readonly string[] => Object.keys(isObject(document[part]) ? document[part] : {})
  const wars = (document['wars'] ?? []) as readonly (readonly [Nation, Nation] | { readonly between: readonly [Nation, Nation] })[]
  return [
    ...namesIn('facts')
      .filter(isFactId)
      .map((fact): SituationInput => ({ of: 'fact', fact })),
    ...namesIn('standings')
      .filter(isMinor)
      .map((minor): SituationInput => ({ of: 'standing', minor })),
    ...wars.map((war): SituationInput => {
      const [one, other] = 'between' in war ? war.between : war
      return { of: 'war', one, other }
    }),
  ]
}

export const useTelling = (run: Run) => {
  const { adjust } = useSituation()
  return (index: number, document: Document): void => adjust({ parts: { turns: turnsPart(withTurn(run.happened, index, document)) } })
}

interface Props {
  readonly run: Run
  readonly told: ToldTurn
  /** The turn of the run that is shown: where levels move a turn later, the one after the turn told of. */
  readonly shown: number
}

/** What a thing done moves, and the way to take it out again. */
function TakeOut({ run, told, shown, without, name }: Props & { readonly without: Document; readonly name: string }) {
  const tell = useTelling(run)
  return (
    <>
      <span className="doing-effect">{effectWords(effectOf(run, shown, told.index, without))}</span>
      <Button look="quiet" className="take-out" words="Take out" unseen={` ${name}`} onClick={() => tell(told.index, without)} />
    </>
  )
}

/** What happened in the turn: what was told of, each with what it moves, and a search for more. */
export function Doings(props: Props) {
  const { told } = props
  const { current } = useSituation()
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search.trim())
  const done = doneIn(told)
  const keys = new Set(done.map(inputKey))
  const own = tensionFacts(
    current.book,
    TRACKS.filter((track) => !isLeftOut(current.book, current.situation, track)),
  )
  const matching = sought === '' ? [] : factsMatching(sought, current.book).filter((fact) => own.has(fact))
  const found = matching.filter((fact) => !keys.has(inputKey({ of: 'fact', fact })))
  const before = { situation: told.opening }
  return (
    <>
      {done.map((input) => (
        <InputControl
          key={inputKey(input)}
          input={input}
          note={
            <TakeOut
              {...props}
              without={withDone(told.document, told.opening, input, valueIn(input, before)) ?? told.document}
              name={inputLabel(input, current.book)}
            />
          }
        />
      ))}
      <SearchField
        label={done.length === 0 ? 'Find what happened' : 'Find what else happened'}
        value={search}
        search={setSearch}
        found={
          sought === ''
            ? `${own.size} facts move tension: try a place or a country`
            : foundWords(found.length, MOST_FOUND, matching.length - found.length)
        }
      />
      {found.slice(0, MOST_FOUND).map((fact) => (
        <InputControl key={fact} input={{ of: 'fact', fact }} note={<span className="doing-effect">read by {own.get(fact)}</span>} />
      ))}
    </>
  )
}

/** The country that one declaration may take along (50.22). */
const partnerOf = ({ clauses }: Rulebook, on: Nation): Country | undefined =>
  clauses.war.units.flatMap(({ countries }) => (isOneOf(countries, on) ? countries.filter((one) => one !== on) : []))[0]

const victims = ({ on, together }: Declared): readonly string[] =>
  (together === undefined ? [on] : [on, together]).map((one) => NATION_NAMES[one])

export function Declarations(props: Props) {
  const { run, told } = props
  const tell = useTelling(run)
  const { book, situation } = useSituation().current
  const isThere = (nation: Nation): boolean => !isLeftOut(book, situation, nation)
  const [by, setBy] = useState<Power>(isThere('germany') ? 'germany' : 'japan')
  const [on, setOn] = useState<Nation>(isThere('germany') ? 'russia' : 'us')
  const groups = NATION_GROUPS.map(({ words, options }) => ({ words, options: options.filter(({ id }) => isThere(id)) }))
  const declared = declarationsIn(told.document)
  const [isJoint, setJoint] = useState(false)
  const partner = partnerOf(book, on)
  const named = [on, ...(isJoint && partner !== undefined ? [partner] : [])]
  const isMade = by === on || declared.some((one) => one.by === by && [one.on, one.together].some((made) => isOneOf(named, made)))
  return (
    <fieldset className="declaring">
      <legend className="label">Declarations of war</legend>
      <ul className="declared">
        {declared.map((one) => {
          const name = `${NATION_NAMES[one.by]} on ${victims(one).join(' and ')}`
          const without = withDeclarations(
            told.document,
            declared.filter((other) => other !== one),
          )
          return (
            <li key={name}>
              {sentence(name)} <TakeOut {...props} without={without} name={name} />
            </li>
          )
        })}
      </ul>
      <div className="declaring-fields">
        <Picker label="Who declares war" isQuiet value={by} options={optionsOf(POWERS.filter(isThere), POWER_NAMES)} pick={setBy} />
        <span aria-hidden="true">on</span>
        <Picker label="On whom" isQuiet value={on} groups={groups} pick={setOn} />
        {partner === undefined ? null : (
          <Tick isSet={isJoint} set={setJoint}>
            and {NATION_NAMES[partner]} by the same declaration
          </Tick>
        )}
        <Button
          look="quiet"
          words="Declare"
          disabled={isMade}
          onClick={() =>
            tell(
              told.index,
              withDeclarations(told.document, [
                ...declared,
                { by, on, ...(named.length > 1 && partner !== undefined ? { together: partner } : {}) },
              ]),
            )
          }
        />
      </div>
    </fieldset>
  )
}

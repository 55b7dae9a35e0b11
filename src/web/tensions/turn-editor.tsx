import { useDeferredValue, useState } from 'react'
import {
  COUNTRIES,
  FACTIONS,
  type FactId,
  factsRead,
  mannerOf,
  NATION_NAMES,
  type Nation,
  offsetOf,
  POWER_NAMES,
  POWERS,
  type Power,
  type Rulebook,
  TRACK_NAMES,
  TRACKS,
  type Track,
  turnName,
} from '../../rules/index.ts'
import { factsMatching } from '../facts/fact-list.ts'
import { Picker } from '../parts/picker.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { Tick } from '../parts/tick.tsx'
import type { Document } from '../situation/document.ts'
import { inputKey, type SituationInput } from '../situation/input.ts'
import { useSheet } from '../situation/use-sheet.ts'
import { InputControl } from '../what-if/input-control.tsx'
import { RuleLabel } from '../what-if/rule-label.tsx'
import { FACTION_LABELS } from '../wording.ts'
import { type Run, type ToldTurn, turnsPart, withTurn } from './run.ts'
import { declarationsIn, dieIn, pointsUsedIn, withDeclarations, withDie, withPointUsed } from './turn-document.ts'
import { faceWords, TRACK_SHORT } from './words.ts'

const MOST_FOUND = 12
const FACES = [1, 2, 3, 4, 5, 6] as const

const factsOf = new WeakMap<Rulebook, ReadonlySet<FactId>>()

/** Facts that some tension line of the book reads. */
function tensionFacts(book: Rulebook): ReadonlySet<FactId> {
  const known = factsOf.get(book)
  if (known !== undefined) return known
  const rows = TRACKS.flatMap((track) => book.tables[track]?.rows ?? [])
  const facts = new Set(rows.flatMap(({ when, per }) => [when, per].flatMap((part) => (part === undefined ? [] : factsRead(part)))))
  factsOf.set(book, facts)
  return facts
}

/** What the turn already says happened, as controls. */
function doneIn({ document }: ToldTurn): readonly SituationInput[] {
  const keysOf = (part: string): readonly string[] => Object.keys((document[part] as Document | undefined) ?? {})
  const wars = (document['wars'] ?? []) as readonly (readonly [Nation, Nation] | { readonly between: readonly [Nation, Nation] })[]
  return [
    ...keysOf('facts').map((fact): SituationInput => ({ of: 'fact', fact: fact as FactId })),
    ...keysOf('standings').map((minor): SituationInput => ({ of: 'standing', minor: minor as 'hungary' })),
    ...wars.map((war): SituationInput => {
      const [one, other] = 'between' in war ? war.between : war
      return { of: 'war', one, other }
    }),
  ]
}

const useTelling = (run: Run) => {
  const { adjust } = useSheet()
  return (index: number, document: Document): void => adjust({ parts: { turns: turnsPart(withTurn(run.happened, index, document)) } })
}

const TARGETS = [
  { words: 'Powers', options: POWERS.map((id) => ({ id, words: POWER_NAMES[id] })) },
  { words: 'Countries', options: COUNTRIES.map((id) => ({ id, words: NATION_NAMES[id] })) },
]

function Declarations({ run, told }: { readonly run: Run; readonly told: ToldTurn }) {
  const tell = useTelling(run)
  const [by, setBy] = useState<Power>('germany')
  const [on, setOn] = useState<Nation>('russia')
  const declared = declarationsIn(told.document)
  const isMade = by === on || declared.some((one) => one.by === by && one.on === on)
  const say = (next: typeof declared): void => tell(told.index, withDeclarations(told.document, next))
  return (
    <fieldset className="declaring">
      <legend className="label">Declarations of war</legend>
      <ul className="declared">
        {declared.map((one) => (
          <li key={`${one.by} ${one.on}`}>
            {NATION_NAMES[one.by]} on {NATION_NAMES[one.on]}{' '}
            <button type="button" className="button quiet-button" onClick={() => say(declared.filter((other) => other !== one))}>
              Take back<span className="unseen"> {`${NATION_NAMES[one.by]} on ${NATION_NAMES[one.on]}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="declaring-fields">
        <Picker
          label="Who declares war"
          isQuiet
          value={by}
          options={POWERS.map((id) => ({ id, words: POWER_NAMES[id] }))}
          pick={(id) => setBy(id as Power)}
        />
        <span aria-hidden="true">on</span>
        <Picker label="On whom" isQuiet value={on} groups={TARGETS} pick={(id) => setOn(id as Nation)} />
        <button type="button" className="button quiet-button" disabled={isMade} onClick={() => say([...declared, { by, on }])}>
          Declare
        </button>
      </div>
    </fieldset>
  )
}

/** Facts, wars and standings that changed in the turn, and a search for more. */
function Doings({ told }: { readonly told: ToldTurn }) {
  const { sheet } = useSheet()
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search.trim())
  const done = doneIn(told)
  const keys = new Set(done.map(inputKey))
  const own = tensionFacts(sheet.book)
  const found = sought === '' ? [] : factsMatching(sought).filter((fact) => own.has(fact) && !keys.has(inputKey({ of: 'fact', fact })))
  return (
    <>
      {done.map((input) => (
        <InputControl key={inputKey(input)} input={input} />
      ))}
      <SearchField
        label={done.length === 0 ? 'Find what happened' : 'Find what else happened'}
        value={search}
        search={setSearch}
        found={
          sought === ''
            ? `${own.size} facts move tension: try a place or a country`
            : `${found.length}${done.length === 0 ? '' : ' more'} found`
        }
      />
      {found.slice(0, MOST_FOUND).map((fact) => (
        <InputControl key={fact} input={{ of: 'fact', fact }} />
      ))}
    </>
  )
}

/** What happened in a turn, to be told in place. Stands inside the desk of that turn. */
export function TurnEditor({ run, told }: { readonly run: Run; readonly told: ToldTurn }) {
  return (
    <section className="panel turn-editor" aria-labelledby="happened">
      <h2 id="happened">What happened in {turnName(told.turn)}</h2>
      <Doings told={told} />
      <Declarations run={run} told={told} />
    </section>
  )
}

/** The points used and the dice thrown in a turn. */
export function TurnRolls({ run, index, tracks }: { readonly run: Run; readonly index: number; readonly tracks: readonly Track[] }) {
  const { book } = useSheet().sheet
  const tell = useTelling(run)
  const document = run.happened[index] ?? {}
  const { points } = book.clauses.tensionManner
  const draw = mannerOf(book)?.effective
  const thrown = (['usat', 'usjt'] as const).filter((track) => tracks.includes(track) && (draw?.tracks.includes(track) ?? true))
  const offset = (face: number): number => (draw === undefined ? offsetOf(face) : (draw.offsets[face - 1] ?? 0))
  return (
    <section className="panel turn-rolls" aria-labelledby="rolls">
      <h2 id="rolls">Points and {draw === undefined ? 'dice' : 'draws'}</h2>
      {points.tracks.value.map((track) => (
        <fieldset key={track} className="points-used">
          <legend className="label">
            Points used on {TRACK_NAMES[track]} <RuleLabel cite={points.oneATurn} />
          </legend>
          {FACTIONS.filter((faction) => points.by.includes(faction)).map((faction) => (
            <Tick
              key={faction}
              isSet={pointsUsedIn(document, track).includes(faction)}
              set={(isSet) => tell(index, withPointUsed(document, track, faction, isSet))}
            >
              {FACTION_LABELS[faction]}
            </Tick>
          ))}
        </fieldset>
      ))}
      <div className="dice-thrown">
        {thrown.map((track) => (
          <Picker
            key={track}
            label={`${TRACK_SHORT[track]} ${draw === undefined ? 'die' : 'draw'}`}
            value={String(dieIn(document, track) ?? '')}
            options={[{ id: '', words: 'not yet' }, ...FACES.map((face) => ({ id: String(face), words: faceWords(face, offset(face)) }))]}
            pick={(id) => tell(index, withDie(document, track, id === '' ? undefined : Number(id)))}
          />
        ))}
      </div>
      {draw !== undefined && (
        <p className="quiet">
          The draw makes the effective level for this turn. <RuleLabel cite={draw.cite} />
        </p>
      )}
    </section>
  )
}

import { type ReactNode, useState } from 'react'
import { offsetBy, turnByTurnOf } from '../../../rules/chapters/tension/index.ts'
import { FACTIONS, TRACK_NAMES, type Track, turnName } from '../../../rules/core/index.ts'
import { Button, Panel, Picker, Tick } from '../../parts/index.ts'
import { type OnDesk, type Shown, SituationContext, useSituation } from '../../situation/index.ts'
import { RuleDialog, RuleLabel } from '../../what-if/index.ts'
import { FACTION_LABELS } from '../../wording.ts'
import { Declarations, Doings, useTelling } from './doings.tsx'
import { type Run, type ToldTurn, turnsIn, turnsPart, withTurn } from './run.ts'
import { dieIn, pointsUsedIn, withDie, withDone, withPointUsed } from './turn-document.ts'
import { faceWords, leadWords, TRACK_SHORT } from './words.ts'

/** The desk as it is in the course of one turn: what is changed here happens in that turn, and the situation it opened with stays. */
export function TurnDesk({ run, told, children }: { readonly run: Run; readonly told: ToldTurn; readonly children: ReactNode }) {
  const outer = useSituation()
  const [shown, showRule] = useState<Shown>()
  const { opening, after, document, index } = told
  const desk: OnDesk = {
    ...outer,
    current: { ...outer.current, situation: after, judged: after },
    before: { ...outer.current, situation: opening, judged: opening },
    changeInput: (input, value) => {
      const done = withDone(document, opening, input, value)
      if (done === undefined) outer.changeInput(input, value)
      else outer.adjust({ parts: { turns: turnsPart(withTurn(run.happened, index, done)) } })
    },
    showRule,
  }
  return (
    <SituationContext value={desk}>
      {children}
      {shown !== undefined && <RuleDialog shown={shown} close={() => showRule(undefined)} />}
    </SituationContext>
  )
}

/** The turns of the run: choose one, add the next, drop the last. */
export function TurnsBar({ run, shown }: { readonly run: Run; readonly shown: number }) {
  const { turnTo } = useSituation()
  const { happened, mayGoOn } = run
  const turns = turnsIn(run)
  const last = turns.length - 1
  return (
    <nav className="turns-bar" aria-label="Turns of the run">
      <ol>
        {turns.map((turn, index) => (
          <li key={turn}>
            <button
              type="button"
              className="turn-tab"
              aria-current={index === shown ? 'step' : undefined}
              onClick={() => turnTo({ parts: { at: index === last ? undefined : String(index) } })}
            >
              {turnName(turn)}
            </button>
          </li>
        ))}
      </ol>
      <p className="turns-ways">
        <Button
          words="Next turn"
          disabled={!mayGoOn}
          onClick={() => turnTo({ parts: { turns: turnsPart([...happened, {}]), at: undefined } })}
        />
        <Button
          look="quiet"
          words="Drop the last"
          disabled={happened.length < 2}
          onClick={() => turnTo({ parts: { turns: turnsPart(happened.slice(0, -1)), at: undefined } })}
        />
      </p>
    </nav>
  )
}

const FACES = [1, 2, 3, 4, 5, 6] as const

interface TurnEditorProps {
  readonly run: Run
  readonly told: ToldTurn
  readonly shown: number
}

/** What happened in a turn, to be told in place. Stands inside the desk of that turn. */
export function TurnEditor(props: TurnEditorProps) {
  return (
    <Panel className="turn-editor" heading={`What happened in ${turnName(props.told.turn)}`}>
      <p className="quiet">{leadWords(props.run.isByPhase)}</p>
      <Doings {...props} />
      <Declarations {...props} />
    </Panel>
  )
}

/** The points used and the dice thrown in a turn. */
export function TurnRolls({ run, index, tracks }: { readonly run: Run; readonly index: number; readonly tracks: readonly Track[] }) {
  const { book } = useSituation().current
  const tell = useTelling(run)
  const document = run.happened[index] ?? {}
  const { points } = book.clauses.tensionRules
  const draw = turnByTurnOf(book)?.effective
  const thrown = (['usat', 'usjt'] as const).filter((track) => tracks.includes(track) && (draw?.tracks.includes(track) ?? true))
  return (
    <Panel className="turn-rolls" heading={draw === undefined ? 'Points and dice' : 'Points and draws'}>
      {points.tracks.value
        .filter((track) => tracks.includes(track))
        .map((track) => (
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
            options={[
              { id: '', words: 'not yet' },
              ...FACES.map((face) => ({ id: String(face), words: faceWords(face, offsetBy(book, face)) })),
            ]}
            pick={(id) => tell(index, withDie(document, track, id === '' ? undefined : Number(id)))}
          />
        ))}
      </div>
      {draw?.cites.usat !== undefined && (
        <p className="quiet">
          The draw makes the effective level for this turn. <RuleLabel cite={draw.cites.usat} />
        </p>
      )}
    </Panel>
  )
}

import { chapterOf } from '../../../rules/index.ts'
import { LabelledStepper } from '../../parts/fields/stepper.tsx'
import { useSituation } from '../../situation/use-situation.ts'
import { Refusals } from '../../what-if/said.tsx'
import { DieField } from './die-field.tsx'
import { type StageProps, seen } from './eyes.ts'
import { CombatLosses, Losses } from './losses.tsx'
import { AFTER_INTERCEPTION, facesText, haveFallen, thrown } from './question.ts'
import { Effects, Stage, Told } from './stage.tsx'
import { ThrowButton } from './throw-button.tsx'

/** The second strike, and the carriers that come up with it. */
export function SecondStrike({ strike, eyes }: StageProps) {
  const { current, query, adjust } = useSituation()
  const { rules } = chapterOf(current.book, 'pearlHarbor')
  const { searching, interceptionDice: dice, isSecond } = strike
  if (isSecond !== true) return null
  const flown = strike.event('second-strike-flown')
  const isFought = strike.event('combat-resolved') !== undefined
  const tried = strike.event('interception-tried')
  const count = (name: 'cap' | 'oilResult'): number => Number(query.parts[name] ?? 0)
  const put = (name: 'cap' | 'oilResult', value: number): void => adjust({ parts: { [name]: value === 0 ? undefined : String(value) } })
  const set = (faces: readonly number[]): void => adjust({ parts: { ...AFTER_INTERCEPTION, interceptionDice: facesText(faces) } })
  const mayThrow = searching.length > 0 && (eyes === 'all' || !haveFallen(dice))
  return (
    <>
      <Stage title="The second strike" cite={rules.secondTargets} state="past">
        {flown !== undefined && <Effects effects={flown.effects} />}
        <Losses of="second" strike={strike}>
          <LabelledStepper label="NAS held back as CAP" value={count('cap')} most={99} set={(value) => put('cap', value)} />
          <LabelledStepper
            label="Air attack result on the oil"
            value={count('oilResult')}
            most={99}
            set={(value) => put('oilResult', value)}
          />
        </Losses>
        {strike.refusals.second.length > 0 ? (
          <Refusals refusals={strike.refusals.second} />
        ) : (
          <Told steps={strike.told('second-strike-resolved')} />
        )}
      </Stage>
      <Stage
        title="Carriers at sea try to intercept"
        cite={rules.intercept}
        state={tried === undefined ? 'now' : 'past'}
        ways={mayThrow && <ThrowButton words="Throw a die each" isDone={haveFallen(dice)} act={() => set(dice.map(thrown))} />}
      >
        {eyes === 'all' && searching.length === 0 && <p className="quiet">No carrier force has a die to throw.</p>}
        <ul className="forces">
          {(eyes === 'all' ? searching : []).map((force, index) => (
            <li key={force}>
              <b>{force}</b>
              <DieField label={`${force}, interception die`} face={dice[index] ?? 0} set={(face) => set(dice.with(index, face))} />
            </li>
          ))}
        </ul>
        {tried !== undefined && (
          <ul className="forces">
            {seen(tried, eyes).tries.map(({ force, succeeds }) => (
              <li key={force} data-try={force} data-succeeds={succeeds}>
                <b>{force}</b> <span className="place">{succeeds ? 'intercepts' : 'does not come up'}</span>
              </li>
            ))}
          </ul>
        )}
        {tried?.tries.every(({ succeeds }) => !succeeds) && <p className="quiet">Nobody comes up with the strike force.</p>}
        {tried !== undefined && <Effects effects={tried.effects} />}
        {isFought && (
          <>
            <CombatLosses />
            <Told steps={strike.told('combat-resolved')} />
          </>
        )}
      </Stage>
    </>
  )
}

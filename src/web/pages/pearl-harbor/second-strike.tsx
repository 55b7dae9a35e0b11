import type { ReactNode } from 'react'
import { chapterOf } from '../../../rules/core/index.ts'
import { Choice, LabelledStepper, Stepper } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { Refusals } from '../../what-if/index.ts'
import { AFTER_INTERCEPTION, facesText, haveFallen, type LossReport, type ReportOf, reportIn, reportParts, thrown } from './question.ts'
import { DieField, Effects, Stage, type StageProps, seen, ThrowButton, Told } from './stage.tsx'
import type { Strike } from './use-strike.ts'
import { HARM_OPTIONS, type Harm, LOSS_LABELS } from './words.ts'

const MOST = 99

/** What was reported of a part of the fighting, and the way to report something else. */
function useReport(of: ReportOf): readonly [LossReport, (name: string, value: number | readonly string[]) => void] {
  const { query, adjust } = useSituation()
  const report = reportIn(query.parts, of)
  return [report, (name, value) => adjust({ parts: reportParts(of, { ...report, [name]: value }) })]
}

function Counts({ of, names }: { readonly of: ReportOf; readonly names: readonly (keyof typeof LOSS_LABELS)[] }) {
  const [report, put] = useReport(of)
  return names.map((name) => (
    <div key={name}>
      <p className="label">{LOSS_LABELS[name]}</p>
      <Stepper label={LOSS_LABELS[name]} value={Number(report[name] ?? 0)} most={MOST} set={(value) => put(name, value)} />
    </div>
  ))
}

const namesIn = (report: LossReport, name: 'sunk' | 'damaged'): readonly string[] => {
  const names = report[name]
  return Array.isArray(names) ? names : []
}

/** A carrier in port: unhurt, damaged or sunk. */
function HarmTo({ force, of }: { readonly force: string; readonly of: 'first' | 'second' }) {
  const { query, adjust } = useSituation()
  const report = reportIn(query.parts, of)
  const [sunk, damaged] = [namesIn(report, 'sunk'), namesIn(report, 'damaged')]
  const harm: Harm = sunk.includes(force) ? 'sunk' : damaged.includes(force) ? 'damaged' : 'unhurt'
  const choose = (said: Harm): void => {
    const others = (names: readonly string[]): readonly string[] => names.filter((name) => name !== force)
    adjust({
      parts: reportParts(of, {
        ...report,
        sunk: said === 'sunk' ? [...others(sunk), force] : others(sunk),
        damaged: said === 'damaged' ? [...others(damaged), force] : others(damaged),
      }),
    })
  }
  return <Choice name={`harm-${of}-${force}`} legend={force} value={harm} options={HARM_OPTIONS} choose={choose} />
}

interface LossesProps {
  readonly of: 'first' | 'second'
  readonly strike: Strike
  /** What else is to be said of it. */
  readonly children?: ReactNode
}

/** What a strike cost either side, as it was fought out on the map. */
export function Losses({ of, strike, children }: LossesProps) {
  const { parts } = useSituation().query
  const located = strike.event('carriers-located')?.located ?? {}
  const gone = of === 'second' ? namesIn(reportIn(parts, 'first'), 'sunk') : []
  const inPort = Object.keys(located).filter((force) => located[force]?.place === 'pearl' && !gone.includes(force))
  return (
    <div className="asking" data-losses={of}>
      {children}
      <Counts of={of} names={of === 'first' ? ['nasLost', 'aafResults', 'nasResults'] : ['nasLost']} />
      {inPort.map((force) => (
        <HarmTo key={force} force={force} of={of} />
      ))}
    </div>
  )
}

/** The one round with carriers that came up. */
function CombatLosses() {
  const { counterStrike } = chapterOf(useSituation().current.book, 'pearlHarbor')
  return (
    <div className="asking" data-losses="combat">
      <Counts of="combat" names={['usNas', ...(counterStrike.restStrikes ? (['usNasAfter'] as const) : []), 'japaneseNas', 'nasLost']} />
    </div>
  )
}

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

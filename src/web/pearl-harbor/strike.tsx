import { type PearlHarborAnswer, placeWords } from '../../counsel/index.ts'
import { chapterOf, type Located, type StrikeEvent, showStrike } from '../../rules/index.ts'
import { Choice } from '../parts/choice.tsx'
import { Stepper } from '../parts/stepper.tsx'
import { useSheet } from '../situation/use-sheet.ts'
import { Refusals } from '../what-if/refusals.tsx'
import { sentence, signed } from '../wording.ts'
import { DecisionOdds } from './decision.tsx'
import { DieField } from './die-field.tsx'
import { facesText, haveFallen, type STRIKE_PARTS, thrown } from './question.ts'
import { Effects, Stage } from './stage.tsx'
import { type Strike as Played, useStrike } from './use-strike.ts'
import { BERTH_NAMES, DECISION_OPTIONS, EYES_OPTIONS } from './words.ts'

type Eyes = 'all' | 'japan'

/** An event as those eyes see it. */
const seen = <E extends StrikeEvent>(event: E, eyes: Eyes): E => (eyes === 'all' ? event : (showStrike(event, 'japan') as E))

interface StageProps {
  readonly strike: Played
  readonly eyes: Eyes
}

function ThrowButton({ words, act, isDone }: { readonly words: string; readonly act: () => void; readonly isDone: boolean }) {
  return (
    <button type="button" className={isDone ? 'button quiet-button' : 'button'} onClick={act}>
      {isDone ? 'Throw again' : words}
    </button>
  )
}

/** Later dice belong to a strike that these dice have changed. */
const cleared = { second: undefined, interceptionDice: undefined }

function Carriers({ strike, eyes }: StageProps) {
  const { sheet, adjust } = useSheet()
  const { carrierDice: dice, taskForces } = strike
  const { rules } = chapterOf(sheet.book, 'pearlHarbor')
  const event = strike.event('carriers-located')
  const isDone = haveFallen(dice)
  const set = (faces: readonly number[]): void => adjust({ parts: { ...cleared, carrierDice: facesText(faces) } })
  const located: Readonly<Record<string, Located>> = event === undefined ? {} : seen(event, eyes).located
  return (
    <Stage
      title="The U.S. throws for its carriers, in secret"
      cite={rules.locate}
      state={isDone ? 'past' : 'now'}
      ways={taskForces.length > 0 && <ThrowButton words="Throw two dice each" isDone={isDone} act={() => set(dice.map(thrown))} />}
    >
      {taskForces.length === 0 && <p className="quiet">No carrier forces are with the Pacific Fleet.</p>}
      <ul className="forces">
        {taskForces.map((force, index) => {
          const faces = [dice[2 * index] ?? 0, dice[2 * index + 1] ?? 0]
          const place = located[force]?.place ?? null
          return (
            <li key={force} data-force={force}>
              <b>{force}</b>
              {eyes === 'all' ? (
                <span className="dice">
                  {faces.map((face, which) => (
                    <DieField
                      // biome-ignore lint/suspicious/noArrayIndexKey: a force has a first and a second die.
                      key={which}
                      label={`${force}, ${which === 0 ? 'first' : 'second'} die`}
                      face={face}
                      set={(one) => set(dice.with(2 * index + which, one))}
                    />
                  ))}
                </span>
              ) : (
                <span className="quiet">{haveFallen(faces) ? 'thrown unseen' : 'not thrown'}</span>
              )}
              {haveFallen(faces) && <span className="place">{sentence(placeWords(place))}</span>}
            </li>
          )
        })}
      </ul>
    </Stage>
  )
}

function Surprise({ strike }: StageProps) {
  const { sheet, adjust } = useSheet()
  const { rules } = chapterOf(sheet.book, 'pearlHarbor')
  const event = strike.event('surprise-rolled')
  const isTime = haveFallen(strike.carrierDice)
  const set = (face: number): void => adjust({ parts: { ...cleared, surpriseDie: face === 0 ? undefined : String(face) } })
  return (
    <Stage
      title="Japan throws for surprise"
      cite={rules.surprise}
      state={event !== undefined ? 'past' : isTime ? 'now' : 'ahead'}
      ways={isTime && <ThrowButton words="Throw the die" isDone={event !== undefined} act={() => set(thrown())} />}
    >
      {isTime && (
        <p className="dice">
          <DieField label="Surprise die" face={strike.surpriseDie} set={set} />
          {event !== undefined && (
            <span className="place" data-surprise={event.level}>
              {event.die} {signed(event.modifier)} makes {event.total}: <b>level {event.level}</b>
            </span>
          )}
        </p>
      )}
      {event !== undefined && <Effects effects={event.effects} />}
    </Stage>
  )
}

function Decision({ strike, eyes, odds }: StageProps & { readonly odds: PearlHarborAnswer['odds'] }) {
  const { sheet, adjust } = useSheet()
  const { rules } = chapterOf(sheet.book, 'pearlHarbor')
  const located = strike.event('carriers-located')
  const isTime = odds === undefined || strike.event('first-strike-resolved') !== undefined
  return (
    <Stage title="A second strike?" cite={rules.secondStrike} state={!isTime ? 'ahead' : strike.isSecond === undefined ? 'now' : 'past'}>
      {isTime && (
        <>
          <Choice
            name="second"
            legend="Japan decides"
            value={strike.isSecond === undefined ? 'open' : strike.isSecond ? 'yes' : 'no'}
            options={DECISION_OPTIONS}
            choose={(said) => adjust({ parts: { interceptionDice: undefined, second: said === 'open' ? undefined : said } })}
          />
          {odds !== undefined && located !== undefined && <DecisionOdds odds={odds} located={located.located} eyes={eyes} />}
        </>
      )}
    </Stage>
  )
}

function Second({ strike, eyes }: StageProps) {
  const { sheet, asked, adjust } = useSheet()
  const { rules } = chapterOf(sheet.book, 'pearlHarbor')
  const { searching, interceptionDice: dice, isSecond } = strike
  if (isSecond !== true) return null
  const flown = strike.event('second-strike-flown')
  const oil = strike.event('second-strike-resolved')
  const tried = strike.event('interception-tried')
  const count = (name: 'cap' | 'oilResult'): number => Number(asked.parts[name] ?? 0)
  const put = (name: 'cap' | 'oilResult', value: number): void => adjust({ parts: { [name]: value === 0 ? undefined : String(value) } })
  const set = (faces: readonly number[]): void => adjust({ parts: { interceptionDice: facesText(faces) } })
  return (
    <>
      <Stage title="The second strike" cite={rules.secondTargets} state="past">
        <div className="asking">
          <div>
            <p className="label">NAS held back as CAP</p>
            <Stepper label="NAS held back as CAP" value={count('cap')} most={99} set={(value) => put('cap', value)} />
          </div>
          <div>
            <p className="label">Air attack result on the oil</p>
            <Stepper label="Air attack result on the oil" value={count('oilResult')} most={99} set={(value) => put('oilResult', value)} />
          </div>
          {oil !== undefined && (
            <p>
              <b>{oil.oilDestroyed}</b> oil counters destroyed
            </p>
          )}
        </div>
        {flown !== undefined && <Effects effects={flown.effects} />}
      </Stage>
      <Stage
        title="Carriers at sea try to intercept"
        cite={rules.intercept}
        state={tried === undefined ? 'now' : 'past'}
        ways={searching.length > 0 && <ThrowButton words="Throw a die each" isDone={haveFallen(dice)} act={() => set(dice.map(thrown))} />}
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
      </Stage>
    </>
  )
}

function Return({ strike }: StageProps) {
  const { sheet } = useSheet()
  const { rules } = chapterOf(sheet.book, 'pearlHarbor')
  const event = strike.event('strike-returned')
  return (
    <Stage title="The force goes home" cite={rules.returns} state={event === undefined ? 'ahead' : 'now'}>
      {event !== undefined && (
        <>
          <Effects effects={event.effects} />
          <ul className="forces">
            {Object.entries(event.berths).map(([force, berth]) => (
              <li key={force} data-berth={berth}>
                <b>{force}</b>
                <span className="place">
                  {BERTH_NAMES[berth]}
                  {event.mayContest.includes(force) && ', and may contest Midway and Johnston'}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stage>
  )
}

/** One strike, die by die. */
export function Strike({ answer }: { readonly answer: PearlHarborAnswer }) {
  const { sheet, asked, adjust } = useSheet()
  const strike = useStrike(answer)
  const eyes: Eyes = asked.parts['eyes'] === 'japan' ? 'japan' : 'all'
  const { rules } = chapterOf(sheet.book, 'pearlHarbor')
  const flown = strike.event('first-strike-flown')
  const isFallen = asked.parts['finalDie'] !== 'open'
  const begun = [
    'carrierDice',
    'surpriseDie',
    'second',
    'interceptionDice',
    'cap',
    'oilResult',
  ] as const satisfies readonly (typeof STRIKE_PARTS)[number][]
  const props = { strike, eyes }
  return (
    <section className="strike" aria-labelledby="strike">
      <header className="strike-head">
        <h2 id="strike">One strike, die by die</h2>
        <Choice
          name="eyes"
          legend="Show"
          isQuiet
          value={eyes}
          options={EYES_OPTIONS}
          choose={(id) => adjust({ parts: { eyes: id === 'all' ? undefined : id } })}
        />
        <button
          type="button"
          className="button quiet-button"
          disabled={begun.every((name) => asked.parts[name] === undefined)}
          onClick={() => adjust({ parts: Object.fromEntries(begun.map((name) => [name, undefined])) })}
        >
          Begin again
        </button>
      </header>
      <p className="quiet">Throw here, or say what fell on the table. Losses are fought out on the map.</p>
      {strike.refusals.length > 0 && <Refusals refusals={strike.refusals} />}
      <ol className="stages">
        {!isFallen && (
          <Stage
            title="The final tension die"
            cite={rules.finalDie}
            state="now"
            ways={<ThrowButton words="Throw the die" isDone={false} act={() => adjust({ parts: { finalDie: String(thrown()) } })} />}
          >
            <DieField
              label="Final tension die"
              face={0}
              set={(face) => adjust({ parts: { finalDie: face === 0 ? 'open' : String(face) } })}
            />
          </Stage>
        )}
        {isFallen && answer.tableUsed && (
          <>
            <Carriers {...props} />
            <Surprise {...props} />
            <Stage title="The first strike" cite={rules.firstStrike} state={flown === undefined ? 'ahead' : 'past'}>
              {flown !== undefined && <Effects effects={flown.effects} />}
            </Stage>
          </>
        )}
        {isFallen && (
          <>
            <Decision {...props} odds={answer.odds} />
            <Second {...props} />
            <Return {...props} />
          </>
        )}
      </ol>
    </section>
  )
}

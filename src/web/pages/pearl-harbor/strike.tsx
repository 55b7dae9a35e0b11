import type { PearlHarborAnswer } from '../../../counsel/index.ts'
import { chapterOf } from '../../../rules/core/index.ts'
import { Button, Choice } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { Refusals } from '../../what-if/index.ts'
import { signed } from '../../wording.ts'
import { Carriers } from './carriers.tsx'
import { DecisionOdds } from './outlook.tsx'
import { AFTER_DECISION, AFTER_DICE, haveFallen, thrown, WHOLE_STRIKE } from './question.ts'
import { Losses, SecondStrike } from './second-strike.tsx'
import { DieField, Effects, type Eyes, Stage, type StageProps, ThrowButton, Told } from './stage.tsx'
import { useStrike } from './use-strike.ts'
import { BERTH_NAMES, DECISION_OPTIONS, EYES_OPTIONS } from './words.ts'

function Surprise({ strike }: StageProps) {
  const { current, adjust } = useSituation()
  const { rules } = chapterOf(current.book, 'pearlHarbor')
  const event = strike.event('surprise-rolled')
  const isTime = haveFallen(strike.carrierDice)
  const set = (face: number): void => adjust({ parts: { ...AFTER_DICE, surpriseDie: face === 0 ? undefined : String(face) } })
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

function FirstStrike({ strike }: StageProps) {
  const { rules } = chapterOf(useSituation().current.book, 'pearlHarbor')
  const flown = strike.event('first-strike-flown')
  return (
    <Stage title="The first strike" cite={rules.firstStrike} state={flown === undefined ? 'ahead' : 'past'}>
      {flown !== undefined && (
        <>
          <Effects effects={flown.effects} />
          <Losses of="first" strike={strike} />
          {strike.refusals.first.length > 0 ? (
            <Refusals refusals={strike.refusals.first} />
          ) : (
            <Told steps={strike.told('first-strike-resolved')} />
          )}
        </>
      )}
    </Stage>
  )
}

function Decision({ strike, eyes, odds }: StageProps & { readonly odds: PearlHarborAnswer['odds'] }) {
  const { current, adjust } = useSituation()
  const { rules } = chapterOf(current.book, 'pearlHarbor')
  const located = strike.event('carriers-located')
  const isTime = strike.event('first-strike-resolved') !== undefined
  return (
    <Stage title="A second strike?" cite={rules.secondStrike} state={!isTime ? 'ahead' : strike.isSecond === undefined ? 'now' : 'past'}>
      {isTime && (
        <>
          <Choice
            name="second"
            legend="Japan decides"
            value={strike.isSecond === undefined ? 'open' : strike.isSecond ? 'yes' : 'no'}
            options={DECISION_OPTIONS}
            choose={(said) => adjust({ parts: { ...AFTER_DECISION, second: said === 'open' ? undefined : said } })}
          />
          {odds !== undefined && located !== undefined && <DecisionOdds odds={odds} located={located.located} eyes={eyes} />}
        </>
      )}
    </Stage>
  )
}

function Return({ strike }: StageProps) {
  const { current } = useSituation()
  const { rules } = chapterOf(current.book, 'pearlHarbor')
  const event = strike.event('strike-returned')
  return (
    <Stage title="The force goes home" cite={rules.returns} state={event === undefined ? 'ahead' : 'past'}>
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
  const { current, query, adjust } = useSituation()
  const strike = useStrike(answer)
  const eyes: Eyes = query.parts['eyes'] === 'japan' ? 'japan' : 'all'
  const { rules } = chapterOf(current.book, 'pearlHarbor')
  const isFallen = query.parts['finalDie'] !== 'open'
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
        <Button
          look="quiet"
          words="Begin again"
          disabled={Object.keys(WHOLE_STRIKE).every((name) => query.parts[name] === undefined)}
          onClick={() => adjust({ parts: WHOLE_STRIKE })}
        />
      </header>
      <p className="quiet">Throw here, or say what fell on the table. The fighting is done on the map: say what it cost.</p>
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
          </>
        )}
        {isFallen && (
          <>
            <FirstStrike {...props} />
            <Decision {...props} odds={answer.odds} />
            <SecondStrike {...props} />
            <Return {...props} />
          </>
        )}
      </ol>
    </section>
  )
}

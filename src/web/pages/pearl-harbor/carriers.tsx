import { placeWords } from '../../../counsel/index.ts'
import type { Located } from '../../../rules/chapters/pearl-harbor/index.ts'
import { chapterOf } from '../../../rules/core/index.ts'
import { useSituation } from '../../situation/index.ts'
import { sentence } from '../../wording.ts'
import { AFTER_DICE, facesText, haveFallen, thrown } from './question.ts'
import { DieField, isKeptElsewhere, Stage, type StageProps, seen, ThrowButton } from './stage.tsx'
import { KEPT_ELSEWHERE } from './words.ts'

/** Where the American carriers are: two dice for each, unseen by Japan. */
export function Carriers({ strike, eyes }: StageProps) {
  const { current, query, adjust } = useSituation()
  const { carrierDice: dice, taskForces } = strike
  const { rules } = chapterOf(current.book, 'pearlHarbor')
  const event = strike.event('carriers-located')
  const isDone = haveFallen(dice)
  const set = (faces: readonly number[]): void => adjust({ parts: { ...AFTER_DICE, carrierDice: facesText(faces) } })
  const located: Readonly<Record<string, Located>> = event === undefined ? {} : seen(event, eyes).located
  const isElsewhere = isKeptElsewhere(query.parts, dice)
  const mayThrow = taskForces.length > 0 && !isElsewhere && (eyes === 'all' || !isDone)
  return (
    <Stage
      title="The U.S. throws for its carriers, in secret"
      cite={rules.locate}
      state={isDone ? 'past' : 'now'}
      ways={mayThrow && <ThrowButton words="Throw two dice each" isDone={isDone} act={() => set(dice.map(thrown))} />}
    >
      {taskForces.length === 0 && <p className="quiet">No carrier forces are with the Pacific Fleet.</p>}
      {isElsewhere && <p className="quiet">{KEPT_ELSEWHERE}</p>}
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
                <span className="quiet">{haveFallen(faces) || isElsewhere ? 'thrown unseen' : 'not thrown'}</span>
              )}
              {haveFallen(faces) && <span className="place">{sentence(placeWords(place))}</span>}
            </li>
          )
        })}
      </ul>
    </Stage>
  )
}

import { type PearlHarborAnswer, pearlHarborDoor } from '../../../counsel/index.ts'
import { chapterOf, turnName } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { WITH, whyNotQuery } from '../../inquiry/index.ts'
import type { SituationPage } from '../../page.ts'
import { PageHead, Spoken } from '../../parts/index.ts'
import { askOf, type Input, inputsOf, useSituation } from '../../situation/index.ts'
import { Reads, Refusals } from '../../what-if/index.ts'
import { sentence } from '../../wording.ts'
import { FLYING, Flying } from './flying.tsx'
import { Outlook } from './outlook.tsx'
import { outlookArgs, reportArgs, STRIKE_PARTS, whyNotParts } from './question.ts'
import { SealedDesk } from './sealed-desk.tsx'
import { SetUp } from './set-up.tsx'
import { SilentBook } from './silent.tsx'
import { Strike } from './strike.tsx'
import { Unprepared } from './unprepared.tsx'
import { columnWords, LEFT_OUT, strikeWords } from './words.ts'
import '../../style/stages.css'
import '../war-room/war-room.css'
import './pearl-harbor.css'

const FIRST: readonly Input[] = [
  { of: 'level', track: 'usjt' },
  { of: 'fact', fact: 'pacificFleet.base' },
  { of: 'fact', fact: 'pacificFleet.carriers' },
  { of: 'fact', fact: 'pacificFleet.lightCarriers' },
  { of: 'fact', fact: 'pacificFleet.largeCarriers' },
]

const readsBeside = (book: Rulebook): readonly Input[] => [
  ...inputsOf(chapterOf(book, 'pearlHarbor').isFleetAtPearlHarbor),
  { of: 'declaration', by: ['japan'], on: 'us' },
  { of: 'declaration', by: ['us'], on: 'japan' },
  { of: 'war', one: 'us', other: 'japan' },
  { of: 'fact', fact: 'us.airNationalityDrm' },
]

function Lead({ answer }: { readonly answer: PearlHarborAnswer }) {
  const { situation } = useSituation().current
  const [column] = answer.columns
  return (
    <p className="lead">
      {turnName(situation.turn)}, level {answer.level.total}
      {column === undefined
        ? ': the surprise table is not used.'
        : answer.columns.length > 1
          ? `: one of ${answer.columns.length} columns, by the final die.`
          : `: ${columnWords(column.column, column.modifier)}.`}
    </p>
  )
}

/** How the strike goes. */
function StrikePage() {
  const { current, ask, query } = useSituation()
  const answer = ask(pearlHarborDoor, outlookArgs(query))
  return (
    <div className="pearl-harbor">
      <PageHead label="Pearl Harbor" heading="How the strike goes" />
      {answer.ok && answer.odds !== undefined && (
        <p className="strike-said">
          <Spoken words={sentence(strikeWords(answer.odds))} />
        </p>
      )}
      {answer.ok && <Lead answer={answer} />}
      <div className="pearl-columns">
        {answer.ok ? (
          <Outlook answer={answer} />
        ) : (
          <div className="notice">
            <h2>No attack this turn</h2>
            <Refusals refusals={answer.refusals} />
          </div>
        )}
        <div className="pearl-aside">
          <SetUp answer={answer.ok ? answer : undefined} />
          <Reads inputs={FIRST} more={readsBeside(current.book)} />
        </div>
      </div>
      {answer.ok && <Strike answer={answer} />}
      <Flying />
      <Unprepared isLossSaid={answer.ok && answer.surpriseLost !== undefined} />
    </div>
  )
}

function PearlHarborPage() {
  return (
    <SealedDesk>
      <StrikePage />
    </SealedDesk>
  )
}

export const page: SituationPage = {
  parts: [...STRIKE_PARTS, WITH],
  title: ({ situation }) => `Pearl Harbor, ${turnName(situation.turn)}`,
  whyNot: (current, query) => {
    const { cap, oilResult } = query.parts
    const answer = askOf(current, pearlHarborDoor, {
      ...outlookArgs(query),
      ...reportArgs(query.parts, 'first', 'second', 'combat'),
      ...(cap && { cap }),
      ...(oilResult && { oilResult }),
    })
    // A war that is on already is no slip of the address; the page says so itself.
    return [
      ...whyNotParts(query.parts),
      ...whyNotQuery(FLYING, query),
      ...(answer.ok ? [] : answer.refusals.filter(({ code }) => code === 'misasked')),
    ]
  },
  leftOut: ({ parts }) => (parts['eyes'] === 'japan' ? LEFT_OUT : undefined),
  Page: PearlHarborPage,
  Silent: SilentBook,
}

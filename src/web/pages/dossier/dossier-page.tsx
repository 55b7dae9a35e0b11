import { lazy, useMemo, useRef } from 'react'
import { chanceWords } from '../../../counsel/index.ts'
import { refuse, turnName } from '../../../rules/core/index.ts'
import { addressOf } from '../../address.ts'
import type { SituationPage } from '../../page.ts'
import { Button, FootBar } from '../../parts/index.ts'
import { type OpenSituation, type Query, useSituation } from '../../situation/index.ts'
import { OnAsking, Reckoning } from '../../what-if/index.ts'
import { listed, rollWords, signed, sixthsOf, typeset } from '../../wording.ts'
import { alliedColour, Ladder, standingWords } from './ladder.tsx'
import { Odds } from './odds.tsx'
import { RollBar } from './roll-bar.tsx'
import { argsOf, ROLL_PARTS, type Study, study } from './study.ts'
import { Headline, Strip, verdictWords } from './verdict.tsx'
import { Assumed, WhatIf } from './what-if.tsx'

const UnknownPoints = lazy(async () => ({ default: (await import('./unknown-points.tsx')).UnknownPoints }))

function whyNot(current: OpenSituation, query: Query) {
  if (query.thing === undefined) {
    const words = `after /dossier/${current.book.id}/ comes a country, such as ${addressOf(['dossier', current.book.id, 'hungary'])}`
    return [refuse('misasked', words)]
  }
  const studied = study(current, argsOf(query))
  return studied.ok ? [] : studied.refusals
}

function spoken({ answer }: Study): string {
  const chances = answer.odds.map(({ result, chance }) => `${chanceWords(sixthsOf(chance))} for ${typeset(result)}`)
  return `${signed(answer.total)} in all; ${listed(chances)}`
}

/** The same roll on the desk now and as it was opened; a book that does not know it then is no comparison. */
function useStudies(): { readonly now: Study; readonly before: Study } | undefined {
  const { current, before, query } = useSituation()
  // Every change brings a new address; what is asked in it is mostly the same.
  const question = JSON.stringify(argsOf(query))
  const now = useMemo(() => study(current, JSON.parse(question)), [current, question])
  const isAsOpened = before === current
  const was = useMemo(() => (isAsOpened ? now : study(before, JSON.parse(question))), [before, question, isAsOpened, now])
  if (!now.ok) return undefined
  return { now: now.study, before: was.ok ? was.study : now.study }
}

function DossierPage() {
  const studies = useStudies()
  // A change can take the country out of the book: an option that brought it.
  return studies === undefined ? <Gone /> : <Dossier {...studies} />
}

function Gone() {
  const { current, address } = useSituation()
  return (
    <div className="dossier">
      <h1>No such dossier</h1>
      <p className="empty">
        {current.book.title} has no diplomatic table for this country as its options are now. <a href={address('board')}>All countries</a>
      </p>
    </div>
  )
}

function Dossier({ now, before }: { readonly now: Study; readonly before: Study }) {
  const { address, query, changes } = useSituation()
  const head = useRef<HTMLElement>(null)
  const { situation, roll, table, answer, net } = now
  return (
    <div className={`dossier allied-${alliedColour(now)}`}>
      <header className="dossier-head">
        <div>
          <p className="label">Dossier</p>
          <h1>{table.title}</h1>
        </div>
        <p className="dossier-ways">
          <a className="button quiet-button" href={address('board', { parts: { by: query.parts['by'] } })}>
            All countries
          </a>
          <Button look="quiet" words="Print" onClick={() => print()} />
        </p>
      </header>
      <RollBar roll={roll} />
      <section className="verdict" ref={head} aria-labelledby="verdict">
        <h2 id="verdict" className="unseen">
          What the die would bring
        </h2>
        <div className="verdict-head">
          <Headline study={now} />
        </div>
        <div className="verdict-words">
          <p className="verdict-total">
            <b>{signed(answer.total)}</b> in all
          </p>
          <p className="quiet">
            {rollWords(roll.by, roll.manner)}, {turnName(situation.turn)}. {table.title} stands {standingWords(now)}.
          </p>
        </div>
        <Ladder study={now} />
      </section>
      <p className="unseen" role="status">
        {changes > 0 && spoken(now)}
      </p>
      <div className="dossier-columns">
        <div>
          <WhatIf study={now} before={before} />
          <Reckoning
            lines={answer.lines}
            total={answer.total}
            plus={answer.plus}
            rowOf={({ id }) => table.rows.find((row) => row.id === id)}
            roll={roll}
            net={net}
            signs="sides"
            none="No line counts: the die alone decides."
          />
        </div>
        <div className="aside">
          <Odds study={now} before={before} />
          <OnAsking
            heading="Points that nobody has shown"
            about="The odds of this roll where the others’ points are not known."
            words="Ask for the odds"
          >
            <UnknownPoints roll={roll} />
          </OnAsking>
        </div>
      </div>
      <Assumed study={now} />
      <FootBar of={head}>
        <b>{signed(answer.total)}</b>
        <Strip study={now} />
        <span className="verdict-name">{verdictWords(now)}</span>
      </FootBar>
    </div>
  )
}

export const page: SituationPage = {
  parts: ROLL_PARTS,
  title: ({ book, situation }, { thing = '' }) => `${book.tables[thing]?.title ?? thing}, ${turnName(situation.turn)}`,
  whyNot,
  Page: DossierPage,
}

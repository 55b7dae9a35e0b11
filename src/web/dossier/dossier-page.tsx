import { useRef, useState } from 'react'
import { turnName } from '../../rules/index.ts'
import { type Address, addressOf } from '../address.ts'
import { goTo, type Opened, rename } from '../page.ts'
import { chanceWords, listed, rollWords, signed, sixthsOf, typeset } from '../wording.ts'
import { Allowance } from './allowance.tsx'
import { Assumed } from './assumed.tsx'
import { change } from './change.ts'
import { type Ask, Control } from './control.tsx'
import { inputKey, inputsOfRow } from './input.ts'
import { Ladder, standingWords } from './ladder.tsx'
import { Ledger, type Shown } from './ledger.tsx'
import { Odds } from './odds.tsx'
import { QuestionBar } from './question-bar.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { alliedColour } from './rungs.ts'
import { ShareDialog } from './share-dialog.tsx'
import { boardParts, locateIn, type Question, questionAddress, questionAt, type Study, study, turnedTo } from './study.ts'
import { likeliest, VerdictBar } from './verdict.tsx'
import { WhatIf } from './what-if.tsx'

export function openDossier(address: Address): Opened {
  const [, edition, target] = address.path
  if (edition === undefined || target === undefined) {
    const missing = edition === undefined ? 'a book and a country' : 'a country'
    const words = `after /dossier/ comes ${missing}, such as ${addressOf(['dossier', edition ?? 'classic', 'hungary'])}`
    return { ok: false, refusals: [{ code: 'misasked', words, data: {} }] }
  }
  const studied = study(questionAt(address), locateIn(address))
  if (!studied.ok) return studied
  const { study: opened } = studied
  return {
    ok: true,
    title: `${opened.table.title}, ${turnName(opened.situation.turn)}: Chancery`,
    place: 'dossier',
    page: <DossierPage opened={opened} />,
  }
}

function spoken({ answer }: Study): string {
  const chances = answer.odds.map(({ result, chance }) => `${chanceWords(sixthsOf(chance))} for ${typeset(result)}`)
  return `${signed(answer.total)} in all; ${listed(chances, 'and')}`
}

/** The question as opened, and each change since; the address always says the last. */
function useStudies(opened: Study) {
  const [{ source, studies }, setStudies] = useState<{ source: Study; studies: readonly [Study, ...Study[]] }>({
    source: opened,
    studies: [opened],
  })
  // Another address was opened: its question is the new beginning.
  if (source !== opened) setStudies({ source: opened, studies: [opened] })
  const lay = (next: readonly [Study, ...Study[]]): void => {
    setStudies({ source: opened, studies: next })
    rename(questionAddress((next.at(-1) ?? next[0]).question))
  }
  const now = studies.at(-1) ?? studies[0]
  return {
    now,
    before: studies[0],
    changes: studies.length - 1,
    add: (question: Question): void => {
      const studied = study(question)
      if (studied.ok) lay([...studies, studied.study])
    },
    undo: (): void => {
      const [first, ...rest] = studies
      lay([first, ...rest.slice(0, -1)])
    },
    reset: (): void => lay([studies[0]]),
  }
}

function DossierPage({ opened }: { readonly opened: Study }) {
  const { now, before, changes, add, undo, reset } = useStudies(opened)
  const [shown, show] = useState<Shown>()
  const [isSharing, setSharing] = useState(false)
  const head = useRef<HTMLElement>(null)
  const { question, book, situation, roll, table } = now
  const ask: Ask = (input, value) => add(change(now, input, value))
  return (
    <div className={`dossier allied-${alliedColour(now)}`}>
      <header className="dossier-head">
        <div>
          <p className="label">Dossier</p>
          <h1>{table.title}</h1>
        </div>
        <p className="dossier-ways">
          <a className="button quiet-button" href={addressOf(['board', book.id], boardParts(question))}>
            All countries
          </a>
          <button type="button" className="button quiet-button" onClick={() => print()}>
            Print
          </button>
          <button type="button" className="button" onClick={() => setSharing(true)}>
            Share
          </button>
        </p>
      </header>
      <QuestionBar
        asked={{ book, situation, by: roll.by, target: roll.target, manner: roll.manner }}
        turnTo={(asked) => goTo(questionAddress(turnedTo(question, asked)))}
        roll={(asked) => goTo(questionAddress({ ...question, args: { ...question.args, ...asked } }))}
      />
      <section className="verdict" ref={head} aria-labelledby="verdict">
        <h2 id="verdict" className="unseen">
          What the die would bring
        </h2>
        <div className="verdict-words">
          <p className="verdict-total">
            <b>{signed(now.answer.total)}</b> in all
          </p>
          <p className="verdict-likely">{likeliest(now)}</p>
          <p className="quiet">
            {rollWords(roll.by, roll.manner)}, {turnName(situation.turn)}. {table.title} stands {standingWords(now)}.
          </p>
          <Allowance study={now} show={show} />
        </div>
        <Ladder study={now} />
      </section>
      <p className="unseen" role="status">
        {changes > 0 && spoken(now)}
      </p>
      <div className="dossier-columns">
        <div>
          <Ledger study={now} show={show} />
        </div>
        <div className="aside">
          <Odds study={now} before={before} />
        </div>
      </div>
      <WhatIf study={now} before={before} changes={changes} ask={ask} undo={undo} reset={reset} />
      <Assumed study={now} />
      <VerdictBar study={now} head={head} />
      {shown !== undefined && (
        <RuleDialog
          study={now}
          shown={shown}
          close={() => show(undefined)}
          controls={(row) =>
            inputsOfRow(row).map((input) => <Control key={inputKey(input)} input={input} study={now} before={before} ask={ask} />)
          }
        />
      )}
      {isSharing && <ShareDialog study={now} close={() => setSharing(false)} />}
    </div>
  )
}

import { type ReactNode, useState } from 'react'
import { type OnDesk, type Shown, SituationContext, useSituation } from '../../situation/use-situation.ts'
import { RuleDialog } from '../../what-if/rule-dialog.tsx'
import { type Run, type ToldTurn, turnsPart, withTurn } from './run.ts'
import { withDone } from './turn-document.ts'

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

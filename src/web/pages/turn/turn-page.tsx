import { namingsDoor, secretsDoor } from '../../../counsel/index.ts'
import { turnName } from '../../../rules/core/index.ts'
import type { SituationPage } from '../../page.ts'
import { PageHead } from '../../parts/index.ts'
import { type OpenSituation, type Query, useSituation, whyNotAsk } from '../../situation/index.ts'
import { Namings } from './namings.tsx'
import { Secrets, YearStart } from './secrecy.tsx'
import { Steps } from './steps.tsx'
import '../../style/stages.css'
import './turn.css'

/** What comes when in the turn, who may be named, and who knows what. */
function TurnPage() {
  const { situation, frozen } = useSituation().current
  const hasDiplomacy = !frozen.some(({ isDiplomatic }) => isDiplomatic)
  return (
    <div className="turn-page">
      <PageHead label="The turn" heading={turnName(situation.turn)} />
      <div className="turn-columns">
        <Steps />
        <div className="turn-aside">
          <Namings />
          <Secrets />
          {hasDiplomacy && <YearStart />}
        </div>
      </div>
    </div>
  )
}

/** Names that nobody goes by; what is not played the page says itself. */
function whyNot(current: OpenSituation, { parts: { by, to } }: Query) {
  return [
    ...(by === undefined ? [] : whyNotAsk(current, namingsDoor, { by })),
    ...(to === undefined ? [] : whyNotAsk(current, secretsDoor, { to })),
  ].filter(({ code }) => code !== 'other-theatre')
}

export const page: SituationPage = {
  parts: ['by', 'to'],
  title: ({ situation }) => `The turn, ${turnName(situation.turn)}`,
  whyNot,
  Page: TurnPage,
}

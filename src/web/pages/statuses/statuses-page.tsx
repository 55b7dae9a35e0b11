import { type StatusReport, statusDoor } from '../../../counsel/index.ts'
import { FRIEND_NAMES, isMinorNation, isTabled, turnName } from '../../../rules/index.ts'
import { readWith, WITH } from '../../inquiry/question.ts'
import { readsOfAnswer } from '../../inquiry/reads.ts'
import { Silent } from '../../inquiry/silent.tsx'
import type { SituationPage } from '../../page.ts'
import { Picker } from '../../parts/fields/picker.tsx'
import { useNarrow } from '../../parts/narrow.ts'
import { PageHead } from '../../parts/panel.tsx'
import { Tag } from '../../parts/tag.tsx'
import type { Input } from '../../situation/inputs/input.ts'
import { askOf } from '../../situation/open-situation.ts'
import { useSituation } from '../../situation/use-situation.ts'
import { Reads } from '../../what-if/reads.tsx'
import { Refusals } from '../../what-if/refusals.tsx'
import { bareName, sentence } from '../../wording.ts'
import { Employment } from './employment.tsx'
import { Entry } from './entry.tsx'
import { Report } from './report.tsx'
import { FRIEND_TONES, WORDS } from './words.ts'
import './statuses.css'

const USUAL = 'spain'

const standing = ({ statusName, favours }: StatusReport): string =>
  favours === null ? statusName : `${statusName}, ${FRIEND_NAMES[favours]}`

function Nations({ countries, current }: { readonly countries: readonly StatusReport[]; readonly current: string }) {
  const { address, turnTo } = useSituation()
  if (useNarrow())
    return (
      <div className="question-picker">
        <Picker
          label="Nation"
          value={current}
          options={countries.map((one) => ({ id: one.country, words: `${bareName(one.name)}: ${standing(one)}` }))}
          pick={(id) => turnTo({ thing: id })}
        />
      </div>
    )
  return (
    <nav className="status-list" aria-label={WORDS.nations}>
      <ul>
        {countries.map(({ country, name, statusName, favours, status }) => (
          <li key={country} data-nation={country} data-status={status}>
            <a href={address('statuses', { thing: country })} aria-current={country === current ? 'true' : undefined}>
              <span>{bareName(name)}</span>
              <Tag tone={favours === null ? 'plain' : FRIEND_TONES[favours]}>{sentence(statusName)}</Tag>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function StatusesPage() {
  const { current, query, ask } = useSituation()
  const answer = ask(statusDoor)
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const nation = query.thing ?? USUAL
  const report = answer.countries.find(({ country }) => country === nation)
  if (report === undefined || !isMinorNation(nation)) return null
  const inputs: readonly Input[] = [
    ...(isTabled(nation) ? [{ of: 'standing', minor: nation } as const] : []),
    ...readsOfAnswer(current, statusDoor, { country: nation }).filter(({ of }) => of === 'fact'),
  ]
  return (
    <div className="inquiry-page statuses">
      <PageHead label={WORDS.label} heading={WORDS.heading} />
      <div className="status-desk">
        <Nations countries={answer.countries} current={nation} />
        <div className="inquiry">
          <div className="inquiry-columns">
            <Report report={report} />
            <Reads key={nation} inputs={inputs.slice(0, 6)} more={inputs.slice(6)} />
          </div>
          <Entry nation={nation} />
          <Employment nation={nation} />
        </div>
      </div>
    </div>
  )
}

const SilentStatuses = () => (
  <Silent
    label={WORDS.label}
    heading={WORDS.heading}
    chapter="statuses"
    says={WORDS.silent}
    instead={{ words: WORDS.silentHint, page: 'board', link: 'Countries' }}
  />
)

export const page: SituationPage = {
  parts: [WITH],
  title: ({ situation }) => `Statuses, ${turnName(situation.turn)}`,
  whyNot: (current, query) => {
    const read = readWith(query)
    const answer = askOf(current, statusDoor, query.thing === undefined ? {} : { country: query.thing })
    return [...('refusal' in read ? [read.refusal] : []), ...(answer.ok ? [] : answer.refusals)]
  },
  Page: StatusesPage,
  Silent: SilentStatuses,
}

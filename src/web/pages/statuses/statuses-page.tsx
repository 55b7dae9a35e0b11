import type { ReactNode } from 'react'
import { type StatusReport, statusDoor } from '../../../counsel/index.ts'
import { FRIEND_NAMES, isMinorNation, isTabled } from '../../../rules/chapters/statuses/index.ts'
import { NATION_NAMES, type Told, turnName } from '../../../rules/core/index.ts'
import { readsOfAnswer, silent, WITH, whyNotRead } from '../../inquiry/index.ts'
import type { SituationPage } from '../../page.ts'
import { PageHead, Picker, Tag, useNarrow } from '../../parts/index.ts'
import { type Input, useSituation, whyNotAsk } from '../../situation/index.ts'
import { Reads, Refusals, RuleLabel } from '../../what-if/index.ts'
import { bareName, listed, sentence } from '../../wording.ts'
import { Employment, Entry } from './entry.tsx'
import { FOOTING_WORDS, FRIEND_TONES, WORDS } from './words.ts'
import './statuses.css'

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div className="status-part">
      <dt className="label">{heading}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Tellings({ told }: { readonly told: readonly (Told & { readonly to?: readonly string[] })[] }) {
  return (
    <ul>
      {told.map(({ words, cite, to }) => (
        <li key={`${words} ${cite.rule}`}>
          {sentence(words)}
          {to !== undefined && <span className="quiet"> for {listed(to.map((who) => FOOTING_WORDS[who] ?? who))}</span>}{' '}
          <RuleLabel cite={cite} />
        </li>
      ))}
    </ul>
  )
}

/** One minor nation: what its status means for everybody. */
function NationStatus({ report }: { readonly report: StatusReport }) {
  const { name, statusName, favours, since, cite, digest, reachedBy, economy, open, closed, forces, wars, stay, notes } = report
  return (
    <section className="status-report" aria-labelledby="nation" data-country={report.country} data-status={report.status}>
      <h2 id="nation" className="inquiry-title">
        {bareName(name)}
      </h2>
      <p className="status-line">
        <b>{sentence(statusName)}</b>{' '}
        {favours === null ? (
          <span className="quiet">favours nobody</span>
        ) : (
          <Tag tone={FRIEND_TONES[favours]}>{WORDS.favours(FRIEND_NAMES[favours])}</Tag>
        )}{' '}
        {since !== undefined && <span className="quiet">since {turnName(since)}</span>} <RuleLabel cite={cite} />{' '}
        <RuleLabel cite={digest} />
      </p>
      <dl className="status-parts">
        <Part heading="Open">{open.length === 0 ? 'Nothing' : <Tellings told={open} />}</Part>
        <Part heading="Closed">{closed.length === 0 ? 'Nothing' : <Tellings told={closed} />}</Part>
        <Part heading={WORDS.forces}>{forces.length === 0 ? 'None' : <Tellings told={forces} />}</Part>
        <Part heading="Its economy">{economy.length === 0 ? 'None' : <Tellings told={economy} />}</Part>
        <Part heading="At war with">
          {wars.with.length === 0 ? 'nobody' : listed(wars.with.map((nation) => NATION_NAMES[nation]))} <RuleLabel cite={wars.cite} />
        </Part>
        <Part heading="How it comes about">
          <Tellings told={[reachedBy]} />
        </Part>
        {stay !== undefined && (
          <Part heading="Units that may stay">
            {stay.there ?? 'none reported'} of {stay.most} <RuleLabel cite={stay.cite} />
          </Part>
        )}
        {notes.length > 0 && (
          <Part heading="Beside that">
            <Tellings told={notes} />
          </Part>
        )}
      </dl>
    </section>
  )
}

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
    <nav className="status-list" aria-label="Minor nations">
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
            <NationStatus report={report} />
            <Reads key={nation} inputs={inputs.slice(0, 6)} more={inputs.slice(6)} />
          </div>
          <Entry nation={nation} />
          <Employment nation={nation} />
        </div>
      </div>
    </div>
  )
}

export const page: SituationPage = {
  parts: [WITH],
  title: ({ situation }) => `Statuses, ${turnName(situation.turn)}`,
  whyNot: (current, query) => [
    ...whyNotRead(query),
    ...whyNotAsk(current, statusDoor, query.thing === undefined ? {} : { country: query.thing }),
  ],
  Page: StatusesPage,
  Silent: silent({
    label: WORDS.label,
    heading: WORDS.heading,
    chapter: 'statuses',
    says: WORDS.silent,
    instead: { words: 'How each country stands there is shown under', page: 'board', link: 'Countries' },
  }),
}

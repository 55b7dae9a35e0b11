import type { ReactNode } from 'react'
import type { StatusReport } from '../../../counsel/index.ts'
import { FRIEND_NAMES, NATION_NAMES, type Told, turnName } from '../../../rules/index.ts'
import { Tag } from '../../parts/tag.tsx'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { bareName, listed, sentence } from '../../wording.ts'
import { FOOTING_WORDS, FRIEND_TONES, WORDS } from './words.ts'

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
export function Report({ report }: { readonly report: StatusReport }) {
  const { name, statusName, favours, since, cite, digest, reachedBy, economy, open, closed, forces, wars, stay, notes } = report
  return (
    <section className="status-report" aria-labelledby="nation" data-country={report.country} data-status={report.status}>
      <h2 id="nation" className="inquiry-title">
        {bareName(name)}
      </h2>
      <p className="status-line">
        <b>{sentence(statusName)}</b>{' '}
        {favours === null ? (
          <span className="quiet">{WORDS.favoursNobody}</span>
        ) : (
          <Tag tone={FRIEND_TONES[favours]}>{WORDS.favours(FRIEND_NAMES[favours])}</Tag>
        )}{' '}
        {since !== undefined && <span className="quiet">since {turnName(since)}</span>} <RuleLabel cite={cite} />{' '}
        <RuleLabel cite={digest} />
      </p>
      <dl className="status-parts">
        <Part heading={WORDS.open}>{open.length === 0 ? 'Nothing' : <Tellings told={open} />}</Part>
        <Part heading={WORDS.closed}>{closed.length === 0 ? 'Nothing' : <Tellings told={closed} />}</Part>
        <Part heading={WORDS.forces}>{forces.length === 0 ? 'None' : <Tellings told={forces} />}</Part>
        <Part heading={WORDS.economy}>{economy.length === 0 ? 'None' : <Tellings told={economy} />}</Part>
        <Part heading={WORDS.wars}>
          {wars.with.length === 0 ? WORDS.nobody : listed(wars.with.map((nation) => NATION_NAMES[nation]))} <RuleLabel cite={wars.cite} />
        </Part>
        <Part heading={WORDS.reached}>
          <Tellings told={[reachedBy]} />
        </Part>
        {stay !== undefined && (
          <Part heading={WORDS.stay}>
            {stay.there} of {stay.most} <RuleLabel cite={stay.cite} />
          </Part>
        )}
        {notes.length > 0 && (
          <Part heading={WORDS.notes}>
            <Tellings told={notes} />
          </Part>
        )}
      </dl>
    </section>
  )
}

import { mayDoor } from '../../../counsel/index.ts'
import { type Power, TRACK_NAMES } from '../../../rules/core/index.ts'
import { whyNoChapter } from '../../../rules/game/index.ts'
import { Empty, PageHead, Panel, Tag, TensionTrack } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { Consequences, Reads, Refusals, RuleLabel } from '../../what-if/index.ts'
import { sentence, typeset } from '../../wording.ts'
import { readsOfPair } from '../war-room/war-reads.ts'
import { pairName } from '../war-room/words.ts'

const WARS: readonly (readonly [Power, Power])[] = [
  ['japan', 'us'],
  ['japan', 'britain'],
  ['us', 'japan'],
]

function War({ by, on }: { readonly by: Power; readonly on: Power }) {
  const { ask, address } = useSituation()
  const answer = ask(mayDoor, { question: 'declare', by, on })
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  return (
    <section className="panel pacific-war" data-war={`${by} ${on}`}>
      <h2>
        <a href={address('war', { parts: { by, on } })}>{pairName({ by, on })}</a>{' '}
        <Tag tone={answer.allowed ? 'yes' : 'no'}>{answer.allowed ? 'may declare war' : 'may not'}</Tag>
      </h2>
      {answer.allowed ? <Consequences consequences={answer.consequences} /> : <Refusals refusals={answer.refusals} />}
    </section>
  )
}

/** In a book without the chapter: what it does say of a war in the Pacific. */
export function SilentBook() {
  const { current, before } = useSituation()
  const { book, situation } = current
  const { actual, effective } = situation.tensions.usjt
  const thresholds = book.clauses.thresholds.filter(({ track }) => track === 'usjt')
  return (
    <div className="pearl-harbor">
      <PageHead label="Pearl Harbor" heading="War in the Pacific" />
      <Empty title={`${whyNoChapter(book, 'pearlHarbor')[0]?.words}.`}>
        <p>The strike is fought by the rules of the map game. What the book says of the war that opens it stands here.</p>
      </Empty>
      <TensionTrack
        label={TRACK_NAMES.usjt}
        level={actual}
        effective={effective}
        was={before.situation.tensions.usjt.actual}
        marks={thresholds.map(({ level, words }) => ({ level, words, isReached: effective >= level }))}
      />
      <div className="beside">
        <div className="pacific-wars">
          {WARS.map(([by, on]) => (
            <War key={`${by} ${on}`} by={by} on={on} />
          ))}
          <Panel heading="What the level does">
            <ul className="plain-list thresholds">
              {thresholds.map(({ level, words, cite }) => (
                <li key={`${level} ${words}`} className={effective >= level ? 'is-reached' : undefined}>
                  <b>{typeset(String(level))}</b> {sentence(words)} <RuleLabel cite={cite} />
                </li>
              ))}
            </ul>
          </Panel>
        </div>
        <Reads
          inputs={[{ of: 'level', track: 'usjt' }, ...WARS.map(([by, on]) => ({ of: 'declaration', by: [by], on }) as const)]}
          more={WARS.flatMap(([by, on]) => readsOfPair(book, { by, on, means: null }))}
        />
      </div>
    </div>
  )
}

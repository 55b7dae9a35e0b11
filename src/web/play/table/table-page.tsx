import type { ReactNode } from 'react'
import { type FactId, isFactId } from '../../../rules/core/index.ts'
import { addressOf } from '../../address.ts'
import type { Opener } from '../../page.ts'
import { Button, Fold, Notice, PageHead, Panel } from '../../parts/index.ts'
import { useBook } from '../book.ts'
import { putAway } from '../in-hand.ts'
import { useLiveGame } from '../live-game.ts'
import { hotSeatOf, lookAs, useSide } from '../lobby/hot-seat.ts'
import { useGiving } from '../orders/giving.ts'
import { Refused } from '../orders/reasons.tsx'
import { PLAY, STRIP } from '../words.ts'
import { ChairList } from './chairs.tsx'
import { Corrections } from './corrections.tsx'
import { Notices } from './notices.tsx'
import { PersonalLinks } from './personal-links.tsx'
import { PostRules } from './post-form.tsx'
import { Rulings } from './rulings.tsx'
import { TableTime } from './table-time.tsx'
import { HOST, TABLE } from './words.ts'
import '../play.css'

/** `#/table/GAME/correct/FACT,FACT` leads to the correction of what was reported. */
export const openTable: Opener = ({ path: [, id = '', part, facts = ''] }) => ({
  ok: true,
  title: HOST.title,
  place: 'table',
  page: <TablePage key={`${id} ${facts}`} id={id} wrong={part === 'correct' ? facts.split(',').filter(isFactId) : undefined} />,
})

/** Who sits where and how time runs; for the host, what puts a slip right. */
function TablePage({ id, wrong }: { readonly id: string; readonly wrong: readonly FactId[] | undefined }) {
  const [game, live] = useLiveGame(id)
  const book = useBook(live.view)
  const { give, refused } = useGiving(game, book)
  const isBesideHost = useSide(id) !== undefined && hotSeatOf(id) !== undefined
  const { view, problem } = live
  if (view === undefined)
    return problem === undefined ? (
      <p className="waiting" aria-busy="true">
        {PLAY.opening}
      </p>
    ) : (
      <Notice title={PLAY.closed} isPage>
        <p>{problem.detail ?? problem.title}</p>
      </Notice>
    )
  const upTo = live.lines.at(-1)?.sequence ?? 0
  const isHost = view.as.includes('host')
  return (
    <div className="lobby table-page">
      <PageHead label={view.title} heading={HOST.heading} />
      <p className="offer-ways">
        <a className="button quiet-button" href={addressOf(['game', id])}>
          {STRIP.back}
        </a>
      </p>
      {refused !== undefined && <Refused problem={refused} />}
      {view.ending === null && (
        <Wrongly isAsked={wrong !== undefined}>
          {isHost ? (
            book !== undefined && <Corrections id={id} book={book} view={view} upTo={upTo} give={give} wrong={wrong} />
          ) : (
            <>
              <p>{isBesideHost ? HOST.asHost : HOST.askHost}</p>
              {isBesideHost && (
                <p className="offer-ways">
                  <Button look="quiet" words={HOST.toHost} onClick={() => putAway(() => lookAs(id, undefined))} />
                </p>
              )}
            </>
          )}
        </Wrongly>
      )}
      <Panel heading={TABLE.heading}>
        <ChairList id={id} upTo={upTo} />
      </Panel>
      {view.as.length > 0 && !isBesideHost && (
        <Panel heading={HOST.devices}>
          <PersonalLinks id={id} isSettings />
        </Panel>
      )}
      {view.ending === null && (
        <Panel heading={HOST.time}>
          <TableTime id={id} view={view} upTo={upTo} />
        </Panel>
      )}
      <Panel heading={HOST.letters}>
        <PostRules id={id} upTo={upTo} isHost={isHost && view.ending === null} />
      </Panel>
      {view.as.length > 0 && (
        <Panel heading={HOST.notices}>
          <Notices id={id} upTo={upTo} isHost={isHost} isSeated={view.as.some((seat) => seat !== 'host')} />
        </Panel>
      )}
      {isHost && book !== undefined && view.ending === null && (
        <Panel heading={HOST.rulings}>
          <Rulings id={id} book={book} view={view} upTo={upTo} give={give} />
        </Panel>
      )}
    </div>
  )
}

/** What was told wrongly is put right here; whoever comes for that finds it open. */
function Wrongly({ isAsked, children }: { readonly isAsked: boolean; readonly children: ReactNode }) {
  return (
    <Fold name={HOST.corrections} className="wrongly" isOpenAtFirst={isAsked}>
      {() => children}
    </Fold>
  )
}

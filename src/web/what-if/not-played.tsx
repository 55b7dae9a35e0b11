import { type FrozenTheatre, TRACKS } from '../../rules/core/index.ts'
import { Empty, PageHead } from '../parts/index.ts'
import { useSituation } from '../situation/index.ts'
import { sentence } from '../wording.ts'
import { RuleLabel } from './rule-label.tsx'
import '../style/inquiry.css'

/** In place of a page about a theatre that this game leaves alone. */
export function NotPlayed({ label, theatre }: { readonly label: string; readonly theatre: FrozenTheatre }) {
  const { address, current } = useSituation()
  return (
    <div className="inquiry-page not-played">
      <PageHead label={sentence(label)} heading="Not in this game" />
      <Empty title={`${sentence(theatre.words)}.`}>
        <p>
          <RuleLabel cite={theatre.cite} /> {theatre.ruling in current.book.houseRulings && 'Your house rulings may open it. '}
          What is played is in the <a href={address('war')}>War room</a>
          {theatre.tracks.length < TRACKS.length && (
            <>
              {' '}
              and under <a href={address('tensions')}>Tensions</a>
            </>
          )}
          .
        </p>
      </Empty>
    </div>
  )
}

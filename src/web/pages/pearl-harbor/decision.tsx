import { chance, chanceText, type PearlHarborAnswer } from '../../../counsel/index.ts'
import { type CarrierPlace, intercepts, isAtSea, type Located } from '../../../rules/index.ts'
import { chanceFrom, given, successesOf } from './chances.ts'
import { Chart } from './outlook.tsx'
import { interceptWords } from './words.ts'

const FACES = [1, 2, 3, 4, 5, 6]

/** Faces with which a force at this place comes up; in port and in the box it cannot. */
const reach = (place: CarrierPlace) => chance(isAtSea(place) ? FACES.filter((die) => intercepts(place, die)).length : 0, FACES.length)

const chartOf = (tries: Parameters<typeof successesOf>[0]) =>
  successesOf(tries).map((one, count) => ({ id: `count ${count}`, words: interceptWords(count), chance: chanceText(one) }))

interface Props {
  readonly odds: NonNullable<PearlHarborAnswer['odds']>
  readonly located: Readonly<Record<string, Located>>
  readonly eyes: 'all' | 'japan'
}

/** What a second strike risks: as Japan must guess it, and as the places say. */
export function DecisionOdds({ odds, located, eyes }: Props) {
  const places = Object.values(located).flatMap(({ place }) => (place === null ? [] : [place]))
  const unseen = places.filter((place) => place !== 'pearl').length
  const inPort = chanceFrom(odds.places.find(({ place }) => place === 'pearl')?.chance ?? '0')
  const each = given(chanceFrom(odds.interception), inPort)
  const guessed = chartOf(Array.from({ length: unseen }, () => each))
  const real = chartOf(places.map(reach)).filter((one) => one.chance !== '0')
  return (
    <div className="decision-odds">
      <div>
        <Chart rank="h4" heading="As Japan must guess it" chances={guessed} before={undefined} paint="paint-japan-bar" />
        <p className="quiet">
          {unseen === 0
            ? 'Every carrier force lies in port: nobody is left to intercept.'
            : `${unseen} of ${places.length} carrier forces ${unseen === 1 ? 'is' : 'are'} not in port; Japan does not know where.`}
        </p>
      </div>
      {eyes === 'all' && (
        <div>
          <Chart rank="h4" heading="As the U.S. knows it" chances={real} before={undefined} paint="paint-west-bar" />
          <p className="quiet">If every force that can tries.</p>
        </div>
      )}
    </div>
  )
}

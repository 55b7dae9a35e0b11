import { ADDRESS, NOTICE } from '../../notices/notice.ts'
import type { PaperName } from '../../store/store.ts'
import { type Denied, deny, whyNotDone } from '../denial.ts'
import type { Decision, Hall } from '../hall.ts'
import type { JournalBody } from '../journal/journal.ts'
import { seatsOf, tenuresOfPerson } from '../journal/seating.ts'
import { textsOf } from '../letters/writing.ts'
import { HOSTING } from '../words.ts'
import type { Party } from './admission.ts'
import { PERSON } from './sitting.ts'

interface Carried {
  readonly ok: true
}

const addressesOf = async (hall: Hall, game: string, tenure: string): Promise<readonly PaperName[]> =>
  (await Promise.all([ADDRESS, NOTICE].map((kind) => hall.store.papersOf(game, kind))))
    .flat()
    .filter(({ body }) => (body as { readonly tenure: string | null }).tenure === tenure)
    .map(({ kind, id }) => ({ kind, id }))

/**
 * Deletes everything that tells of a person: the name, what letters and notes say, where notices go. That there was somebody, what was
 * ordered and that letters were sent stands: the record is as it was.
 */
export async function forget(
  hall: Hall,
  game: string,
  tenure: string,
  whyNot: (moment: Parameters<typeof seatsOf>[0]) => Denied | undefined = () => undefined,
): Promise<Carried | Denied> {
  const done = await hall.write<Denied>(
    game,
    null,
    async ({ table: { seating } }): Promise<Decision<Denied>> => {
      const no = whyNot(seating)
      if (no !== undefined) return { no }
      if (seating.tenures[tenure] === undefined) return { no: deny(404, 'no-such-tenure', HOSTING.noSuchTenure) }
      const at = hall.sources.now()
      const tenures = tenuresOfPerson(seating, tenure)
      const papers = tenures.map(async (id) => [
        { kind: PERSON, id },
        ...(await textsOf(hall, game, id)),
        ...(await addressesOf(hall, game, id)),
      ])
      const lines = tenures.flatMap((id): readonly JournalBody[] => [
        { type: 'name-deleted', at, tenure: id },
        { type: 'texts-deleted', at, tenure: id },
        { type: 'notices-set', at, tenure: id, ways: [] },
      ])
      return { deed: { lines, discarded: (await Promise.all(papers)).flat() } }
    },
    'what-is-settled',
  )
  return whyNotDone(done) ?? { ok: true }
}

/** The same, asked for by the one whom it concerns, or by the host. */
export const forgetFor = (hall: Hall, { hosted, tokens }: Party, tenure: string): Promise<Carried | Denied> =>
  forget(hall, hosted.id, tenure, (seating) => {
    const isOwn = tokens.some((token) => 'tenure' in token && token.tenure === tenure)
    const isHost = tokens.some((token) => seatsOf(seating, token)?.includes('host'))
    return isOwn || isHost ? undefined : deny(403, 'not-your-name', HOSTING.notYourName)
  })

import { DELEGATIONS } from '../../../rules/core/index.ts'
import { noticesFor } from '../../../rules/game/index.ts'
import * as s from '../../schema.ts'
import { CITATION, listed, ok, string } from '../answers/shapes.ts'
import { choice, maybe } from '../arguments/argument.ts'
import { door } from '../door.ts'

const NOTICES = s.object({ ok, notices: listed(s.object({ to: s.names(DELEGATIONS), words: string, cite: CITATION })) })

export type NoticesAnswer = Readonly<s.Output<typeof NOTICES>>

export const noticesDoor = door({
  name: 'notices',
  words: 'What the rules hold each faction to on the map, as things stand',
  example: 'notices cases/situations/year-start-1941.yaml --by axis',
  args: { by: maybe(choice(DELEGATIONS, 'this delegation alone')) },
  shape: NOTICES,
  answer: (book, situation, { by }): NoticesAnswer => ({
    ok: true,
    notices: (by === undefined ? DELEGATIONS : [by]).flatMap((to) =>
      noticesFor(book, situation, to).map(({ words, cite }) => ({ to, words, cite })),
    ),
  }),
})

import type { AskServer, Folder, Making } from '../../record/index.ts'
import type { Refusal } from '../../rules/core/index.ts'
import type { Context } from '../context.ts'
import { EXIT, Misuse } from '../exit.ts'
import { MAILED } from './mail-words.ts'

type Rooms = typeof import('../../record/index.ts') & typeof import('../../referee/index.ts')

export const rooms = async (): Promise<Rooms> => ({
  ...(await import('../../record/index.ts')),
  ...(await import('../../referee/index.ts')),
})

/** A folder as it was, as it is now, and what is to be sent. */
export interface Done {
  readonly before: Folder
  readonly after: Folder
  readonly sent: readonly string[]
  readonly refusals?: readonly Refusal[]
  readonly view?: { readonly menu: boolean }
  /** What is to be said of what was done, before where the game stands. */
  readonly notes?: readonly string[]
  /** What goes to a server need not be sent by hand. */
  readonly server?: { readonly ask: AskServer; readonly refused: readonly string[]; readonly put: number; readonly taken: number }
}

/** Keeps what is new, answers by itself, and prints what happened and the packets that are to be sent. */
export async function finish(context: Context, path: string, done: Done, json: boolean): Promise<Folder> {
  const { before, after, sent, refusals = [], view, server, notes = [] } = done
  const room = await rooms()
  room.keepPackets(path, after.texts)
  const answered = room.answer(after, room.newSecret)
  room.keepPackets(path, answered.sent)
  const { folder } = answered
  const back = server === undefined || answered.sent.length === 0 ? undefined : await room.exchange(folder, server.ask)
  const [was, mail] = [room.gameIn(before), room.gameIn(folder)]
  const { ledger } = mail
  const record = room.recordToKeep(mail)
  if (record !== undefined) room.keepRecord(path, record)
  const known = new Set(room.lettersIn(was).map(({ packet }) => packet))
  const kept = ledger === undefined ? undefined : room.ownKept(folder, ledger)
  const declined = room.declinedIn(mail, folder.name)
  const found = {
    ok: true as const,
    send: server === undefined ? [...sent, ...answered.sent] : [],
    letters: room.lettersIn(mail).filter(({ packet, from }) => view !== undefined || (!known.has(packet) && from !== folder.name)),
    declined: declined.filter((words) => !room.declinedIn(was, folder.name).includes(words)),
    told: kept === undefined ? [] : room.toldSince(kept, was.ledger?.kept.entries.length ?? 0, folder.seats),
    state: [
      ...notes,
      ...(server === undefined ? [] : [room.MAIL.exchanged(server.put + (back?.put ?? 0), server.taken), ...server.refused]),
      ...room.stateOf(mail),
    ],
    lost: mail.lost,
    refusals,
    ...(view === undefined || kept === undefined ? {} : { view: room.seatView(kept, folder.seats, { menu: view.menu, log: true }) }),
  }
  if (refusals.length > 0 && !json) {
    const { reason } = await import('../print/text.ts')
    context.terminal.complain(`${refusals.flatMap((one) => reason(one, context.terminal.look.complaint)).join('\n')}\n`)
  }
  const { reply } = await import('../reply.ts')
  const { printMail } = await import('../print/game/mail.ts')
  reply(context, { ...found, ok: refusals.length === 0 || !json }, { json, print: printMail })
  if (refusals.length > 0) context.ending = EXIT.refused
  return folder
}

export async function folderAt(path: string): Promise<Folder> {
  const { openMailFolder } = await rooms()
  const folder = openMailFolder(path)
  if (folder === undefined) throw new Misuse(MAILED.noFolder(path), 'mail')
  return folder
}

export async function textsFrom(context: Context, files: readonly string[]): Promise<string> {
  const { readPath } = await import('../terminal/source.ts')
  const texts = []
  for (const file of files.length === 0 ? ['-'] : files) texts.push((await readPath(context.terminal, file)).text)
  return texts.join('\n')
}

/** A new folder on the disk, or every reason why not. */
export async function make(context: Context, path: string, making: Making, json: boolean): Promise<void> {
  const { refuseWith, withFile } = await import('./game-file.ts')
  if (!making.ok) return refuseWith(context, making.refusals, json)
  const { makeMailFolder, openMailFolder } = await rooms()
  const { folder, sent } = making
  if (openMailFolder(path) !== undefined) throw new Misuse(MAILED.folderThere(path), 'mail')
  await withFile(context, path, async () => {
    makeMailFolder(path, folder)
    await finish(context, path, { before: { ...folder, texts: [] }, after: folder, sent }, json)
  })
}

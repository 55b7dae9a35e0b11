import { hashOfText } from '../../fair/index.ts'
import { type AskServer, answer, exchange, type Folder, gameIn, recordOfLedger } from '../../record/index.ts'
import { openRoom } from '../http/room.testing.ts'

export const TWO = { anna: ['host', 'germany', 'italy', 'japan'], ben: ['britain', 'france', 'us', 'china', 'russia'] } as const
export const THREE = { anna: ['host', 'germany', 'italy', 'japan'], ben: ['britain', 'france', 'us', 'china'], carl: ['russia'] } as const

let drawn = 0
export const anyBytes = (): string => hashOfText(`mailing ${drawn++}`)

/** A referee's room on the network, and what asks it. */
export async function mailServer() {
  const room = await openRoom()
  const ask: AskServer = async (path, body) => {
    const tried = () => (body === undefined ? room.get(`/api${path}`) : room.post(`/api${path}`, body, { Origin: room.url }))
    // A line that nobody used while the folders were read may be closed by now; nothing is put twice.
    const response = await tried().catch(tried)
    if (response.status >= 300) throw new Error(await response.text())
    return response.json()
  }
  return { room, ask }
}

export const recordIn = (folder: Folder): string => {
  const { ledger } = gameIn(folder)
  return ledger === undefined ? '' : recordOfLedger(ledger)
}

export const textsIn = (folders: readonly Folder[]): number => folders.reduce((sum, { texts }) => sum + texts.length, 0)

/** Brings everybody's packets to everybody, and what they answer. */
export function byMail(folders: readonly Folder[]): readonly Folder[] {
  let now = folders.map((folder) => answer(folder, anyBytes).folder)
  for (let before = -1; before !== textsIn(now); ) {
    before = textsIn(now)
    const all = [...new Set(now.flatMap(({ texts }) => texts))]
    now = now.map((folder) =>
      folder.texts.length === all.length ? folder : answer({ ...folder, texts: [...new Set([...folder.texts, ...all])] }, anyBytes).folder,
    )
  }
  return now
}

/** Somebody exchanges with the server, answers what came, and exchanges again; how many packets went either way. */
export async function visit(folder: Folder, ask: AskServer): Promise<{ readonly folder: Folder; readonly moved: number }> {
  const came = await exchange(folder, ask)
  const sent = await exchange(answer(came.folder, anyBytes).folder, ask)
  return { folder: sent.folder, moved: came.put + came.taken + sent.put + sent.taken }
}

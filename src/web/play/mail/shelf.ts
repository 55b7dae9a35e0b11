import type { Folder } from '../../../record/index.ts'

const NAME = 'chancery-mail'
const FOLDERS = 'folders'

/** A folder as this browser keeps it, with the packets that its owner has not sent yet. */
export interface Shelved {
  readonly folder: Folder
  readonly unsent: readonly string[]
}

/** Where a folder stands on the shelf. */
export const placeOf = ({ game, name }: Pick<Folder, 'game' | 'name'>): string => `${game}/${name}`

function opened(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(FOLDERS)
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => fail(asked.error ?? new Error(NAME))
  })
}

async function asking<T>(mode: IDBTransactionMode, ask: (folders: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const shelf = await opened()
  try {
    return await new Promise<T>((done, fail) => {
      const held = shelf.transaction(FOLDERS, mode)
      const asked = ask(held.objectStore(FOLDERS))
      // Only what is committed is kept: a packet that was sent must not be forgotten.
      held.oncomplete = () => done(asked.result)
      held.onabort = () => fail(held.error ?? new Error(NAME))
    })
  } finally {
    shelf.close()
  }
}

/** Every folder that this browser keeps. */
export const allKept = (): Promise<readonly Shelved[]> => asking('readonly', (folders) => folders.getAll() as IDBRequest<Shelved[]>)

export const keptAt = (place: string): Promise<Shelved | undefined> =>
  asking('readonly', (folders) => folders.get(place) as IDBRequest<Shelved | undefined>)

export async function keepOnShelf(shelved: Shelved): Promise<void> {
  await asking('readwrite', (folders) => folders.put(shelved, placeOf(shelved.folder)))
}

import type { Edition } from './edition.ts'

/** The whole book, or what a roll is reckoned with. */
export type Volume = 'abridged' | 'whole'

/** Where each book comes from, with the one it amends; fetched when it is asked for. */
const WAYS: Readonly<Record<string, Readonly<Record<Volume, () => Promise<readonly Edition[]>>>>> = {
  '2023': {
    abridged: async () => [(await import('./2023/abridged.ts')).abridged2023],
    whole: async () => [(await import('./2023/edition.ts')).edition2023],
  },
  classic: {
    abridged: async () => [...(await fetchEditions('2023', 'abridged')), (await import('./classic/abridged.ts')).abridgedClassic],
    whole: async () => [...(await fetchEditions('2023', 'whole')), (await import('./classic/edition.ts')).classic],
  },
  campaign: {
    abridged: async () => [(await import('./campaign/abridged.ts')).abridgedCampaign],
    whole: async () => [(await import('./campaign/edition.ts')).campaign],
  },
}

/** A book and the one it amends, for a reader that does not hold all of them. */
export const fetchEditions = async (id: string, volume: Volume): Promise<readonly Edition[]> =>
  Object.hasOwn(WAYS, id) ? ((await WAYS[id]?.[volume]()) ?? []) : []

import type { Edition } from './edition.ts'

/** The whole book, or what a roll is reckoned with. */
export type Bundle = 'startup' | 'whole'

/** Where each book comes from, with the one it amends; fetched when it is asked for. */
const WAYS: Readonly<Record<string, Readonly<Record<Bundle, () => Promise<readonly Edition[]>>>>> = {
  '2023': {
    startup: async () => [(await import('./2023/startup.ts')).startup2023],
    whole: async () => [(await import('./2023/edition.ts')).edition2023],
  },
  classic: {
    startup: async () => [...(await fetchEditions('2023', 'startup')), (await import('./classic/startup.ts')).startupClassic],
    whole: async () => [...(await fetchEditions('2023', 'whole')), (await import('./classic/edition.ts')).classic],
  },
  campaign: {
    startup: async () => [(await import('./campaign/startup.ts')).startupCampaign],
    whole: async () => [(await import('./campaign/edition.ts')).campaign],
  },
}

/** A book and the one it amends, for a reader that does not hold all of them. */
export const fetchEditions = async (id: string, bundle: Bundle): Promise<readonly Edition[]> =>
  Object.hasOwn(WAYS, id) ? ((await WAYS[id]?.[bundle]()) ?? []) : []

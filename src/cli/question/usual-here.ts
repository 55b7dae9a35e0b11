/** What the command takes if nothing is said, where it has more hands than a door by itself: as many wars as make a chance sure to one in twenty. */
export const USUAL_HERE: Readonly<Record<string, Readonly<Record<string, number>>>> = { forecast: { wars: 500 } }

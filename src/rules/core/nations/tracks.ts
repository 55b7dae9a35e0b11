export const TRACKS = ['rgt', 'usat', 'usjt'] as const

export type Track = (typeof TRACKS)[number]

export const TRACK_NAMES: Readonly<Record<Track, string>> = {
  rgt: 'Russo-German tension',
  usat: 'U.S.-Axis tension',
  usjt: 'U.S.-Japanese tension',
}

/** All wording of the commands that look after stored games. */

export const UPKEEP_GROUP = 'Look after stored games:'

/** What each command is for, with an example. */
export const UPKEEP = {
  backup: {
    words: 'Write all stored games to one file, while they are played; .gz compresses it. Whoever can read it knows everything in them.',
    example: 'backup games.backup.gz --data data',
  },
  restore: {
    words:
      'Put all games of a backup where none are yet. Instead of a backup, the folder or the database in which they are may be named: that is how games move.',
    example: 'restore games.backup.gz --data data',
  },
  export: {
    words: 'Write the whole record of every stored game, or of one, to a folder: files as `chancery show` and `verify` read them.',
    example: 'export records --data data',
  },
  forget: {
    words:
      'Delete a person from a stored game: the name, what letters and notes say, and where notices went. The record of the game stands as it is; backups made before still have it all.',
    example: 'forget GAME Anna --data data',
  },
  upgrade: {
    words: 'Decide every order of every stored game again with this version, say what would differ, and bring the games up to date.',
    example: 'upgrade --rehearse --data data',
  },
} as const

export const UPKEEP_ARGUMENTS = {
  backup: 'the file to write; it must not be there yet',
  from: 'a backup; or a folder of games, or postgres://user@host/name',
  game: 'the id of the game',
  person: 'the name at the table, or the id of the tenure',
  folder: 'where the files go; made if it is missing',
}

export const UPKEEP_OPTIONS = {
  rehearse: 'change nothing: only say what would differ',
  game: 'only the game with this id',
}

const many = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

interface Counts {
  readonly games: number
  readonly lines: number
  readonly papers: number
}

export const UPKEPT = {
  progress: (what: string) => (bar: string, done: number, all: number | undefined) =>
    `${bar} ${done}${all === undefined ? '' : ` of ${all}`} ${what}`,
  rows: 'rows',
  games: 'games',
  backedUp: ({ games, lines }: Counts, file: string): string => `${many(games, 'game')} with ${many(lines, 'line')} written to ${file}`,
  restored: ({ games, lines }: Counts, place: string): string => `${many(games, 'game')} with ${many(lines, 'line')} put into ${place}`,
  exported: (files: number, folder: string): string => `${many(files, 'record')} written to ${folder}`,
  forgotten: (person: string, game: string): string => `${person} is forgotten in ${game}; the record stands`,
  unreadable: (game: string, reason: string): string => `${game}: ${reason}`,
  replayed: (games: number, orders: number, verified: number): string =>
    `${many(games, 'game')}, ${many(orders, 'order')}: ${
      verified === orders ? 'every order is decided as it was' : `${verified} are decided as they were; the records stand as they are`
    }`,
  differing: (game: string, title: string, begunBy: string): string => `${game} (${title}, begun by Chancery ${begunBy}):`,
  toAgree: (games: number): string =>
    `${many(games, 'running game')} ${games === 1 ? 'is' : 'are'} played by other rules than those of this version. Nothing else can be ordered there until every delegation has said "agree", or the host for the others "agree because REASON"; each sees beforehand what it would change. Serve the older version for as long as they would rather go on by theirs:`,
  agreeing: (game: string, title: string): string => `${game} (${title})`,
  current: (form: number): string => `The games are kept in form ${form}, as this version does.`,
  wouldChange: (found: number, known: number): string =>
    `The games are kept in form ${found}; \`chancery upgrade\`, or serving them, brings them to form ${known}. It worked on a copy.`,
  changed: (found: number, known: number): string => `The games were kept in form ${found} and are in form ${known} now.`,
  held: 'Nothing was changed: this version could not go on with the games above.',
} as const

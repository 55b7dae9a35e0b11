/** All wording of the referee's room stands here. */

const orMeant = (meant: readonly string[], known: readonly string[]): string =>
  meant.length === 0 ? `there are ${known.join(', ')}` : `did you mean ${meant.join(' or ')}?`

/** Why a file cannot be read or written, by the system's code. */
export const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EEXIST: 'a file is in its place',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk can only be read',
  EPERM: 'it is not permitted',
  EDQUOT: 'there is no room left for this account',
  ENAMETOOLONG: 'its name, or that of the lock beside it, is too long',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  EIO: 'the disk failed',
  EBUSY: 'it is in use',
  ENOTDIR: 'part of its path is not a folder',
}

/** Why the room cannot be opened, or a record cannot be made. */
export const FAULTS = {
  'port-taken': ({ host, port }: { readonly host: string; readonly port: number }) =>
    `port ${port} of ${host} is taken by another program; stop it or choose another port`,
  'port-forbidden': ({ port }: { readonly port: number }) => `port ${port} may not be used by this account; choose one above 1023`,
  'bad-port': ({ port }: { readonly port: number }) => `${port} is no port; expected a whole number from 0 to 65535`,
  'no-such-address': ({ host }: { readonly host: string }) => `this machine has no address "${host}" to listen on`,
  'bad-proxy': ({ proxy }: { readonly proxy: string }) =>
    `"${proxy}" is no address of a proxy; expected an address or a net, such as 127.0.0.1 or 10.0.0.0/8`,
  'no-data-folder': ({ folder, reason }: { readonly folder: string; readonly reason: string }) =>
    `the folder "${folder}" for the games cannot be made or used (${reason})`,
  'not-a-store': ({ file }: { readonly file: string }) => `"${file}" is not a file of games; move it away or choose another folder`,
  'store-newer': ({ file, found, known }: { readonly file: string; readonly found: number; readonly known: number }) =>
    `"${file}" was written by a newer Chancery (its form is ${found}, this one knows up to ${known}); bring Chancery up to date`,
  'store-unusable': ({ file, reason }: { readonly file: string; readonly reason: string }) =>
    `the games in "${file}" cannot be opened (${reason})`,
  'store-damaged': ({ place, reason }: { readonly place: string; readonly reason: string }) =>
    `the games in "${place}" are damaged (${reason}); nothing was changed. Keep a copy of what is there, and restore a backup into another place`,
  'bad-database': (_: object) => 'that is no address of a PostgreSQL; expected postgres://user@host:port/database',
  'no-database': ({ place, reason }: { readonly place: string; readonly reason: string }) =>
    `the games in ${place} cannot be reached (${reason})`,
  'not-a-database': ({ place }: { readonly place: string }) =>
    `the schema "chancery" in ${place} is not one of games; rename it or choose another database`,
  'game-unreadable': ({ reason }: { readonly reason: string }) => `a game cannot be read (${reason})`,
  'game-exists': ({ game }: { readonly game: string }) => `there is a game "${game}" already`,
  'no-such-game': ({ game }: { readonly game: string }) => `there is no game "${game}"`,
  'no-such-person': ({ game, person }: { readonly game: string; readonly person: string }) =>
    `nobody called "${person}" sits or sat in "${game}", or the name was deleted`,
  'no-games': ({ place }: { readonly place: string }) => `there are no games in ${place}`,
  'games-there': ({ place }: { readonly place: string }) => `there are games in ${place} already; nothing was changed`,
  'backup-exists': ({ file }: { readonly file: string }) => `"${file}" is there already; a backup needs a new file`,
  'backup-unwritable': ({ file, reason }: { readonly file: string; readonly reason: string }) => `"${file}" cannot be written (${reason})`,
  'not-a-backup': ({ file, reason }: { readonly file: string; readonly reason: string }) =>
    `"${file}" is no whole backup (${reason}); nothing was changed`,
  'backup-newer': ({
    file,
    by,
    found,
    known,
  }: {
    readonly file: string
    readonly by: string
    readonly found: number
    readonly known: number
  }) => `"${file}" was made by a newer Chancery, ${by} (its form is ${found}, this one knows up to ${known}); bring Chancery up to date`,
  'store-closed': (_: object) => 'the games are closed',
  'record-exists': ({ file }: { readonly file: string }) => `"${file}" is there already; a new game needs a new file`,
  'record-unusable': ({ file, reason }: { readonly file: string; readonly reason: string }) =>
    `"${file}" cannot be used for a game (${reason})`,
  'record-locked': ({ file, holder, lock }: { readonly file: string; readonly holder: string; readonly lock: string }) =>
    `"${file}" is being written by another program (${holder}); if that is gone, remove "${lock}"`,
  'record-changed': ({ file }: { readonly file: string }) => `"${file}" was changed by another program meanwhile; nothing was recorded`,
  'perhaps-recorded': ({ reason }: { readonly reason: string }) =>
    `whether this was recorded is not known (${reason}); look, or ask for the same again`,
  'not-recorded': ({ reason }: { readonly reason: string }) => `nothing was recorded (${reason})`,
} as const
export type FaultName = keyof typeof FAULTS

/** What is wrong with a request, apart from what it asks. */
export const REQUEST = {
  malformed: ({ line, column, found, expected }: { line: number; column: number; found: string | null; expected: string }) =>
    `the body cannot be read: line ${line}, column ${column}: ${found === null ? 'the text ends' : `found ${JSON.stringify(found)}`}; expected ${expected}`,
  misshapen: (path: string, message: string) => `${path === '' ? 'the body' : path}: ${message}`,
  noSuchDoor: (path: string, meant: readonly string[], known: readonly string[]) => `no door "${path}"; ${orMeant(meant, known)}`,
  method: (method: string, path: string, allowed: readonly string[]) =>
    `${path} does not take ${method}; it takes ${allowed.join(' and ')}`,
  oneMatter: 'a situation or a game, please, not both',
  tooLarge: (most: number) => `the body is larger than ${most / 1024 / 1024} MiB`,
  tooLong: (milliseconds: number) =>
    `no answer within ${milliseconds === 1_000 ? 'a second' : `${milliseconds / 1_000} seconds`}: ask for less at once, or again in a moment`,
  busy: 'The server is busy. Ask again in a few seconds.',
  fault: 'something went wrong on our side; the question was not answered',
} as const

/** What the desk's address says when there is no desk, or nothing at that address. */
export const DESK = {
  missing: `<!doctype html>
<html lang="en">
<title>Chancery</title>
<h1>The desk is not built</h1>
<p>The referee is running, and <a href="/api/openapi.json">its doors under /api</a> answer, but the pages were never made.</p>
<p>In a checkout, run <code>npm run build</code> and start the referee again.</p>
</html>
`,
  notFound: 'There is nothing at this address.\n',
} as const

/** The words of the description that is served beside the doors. */
export const OPENAPI = {
  title: 'Chancery',
  description: 'The diplomacy of A World at War: every door answers a question as JSON, or refuses it with every reason.',
  answered: 'The answer',
  refused: 'The question cannot be answered; every reason is given',
  malformed: 'The body is not JSON; the place is given',
  tooLarge: 'The body is larger than 1 MiB',
  stranger: 'The request comes from a page elsewhere, or asks under a name that is not the referee’s',
  notJson: 'The body does not say that it is JSON',
  tooLong: 'There is no answer within a second; what was worked on is broken off',
  question: 'what is to be done',
  game: 'a game instead of a situation: it is asked about as the seats see it, and what is hidden from them changes nothing',
  record: 'the record of the game, line by line as its file has it',
  as: 'seats or players with commas between them; without it, as everybody sees it',
  footnotes: 'what the situation reports without effect, what cannot well be so, and what should be reported',
  trusted:
    'what the answer read as the scenario began with it though by this turn it has usually changed; `report` is what a situation says that confirms it, `about` what belongs together',
  unreported: 'numbers that the answer read and nobody has counted, with what they were taken as; null: as not known',
  levelsAt: 'the tension levels that the answer read, and whether they stand before or after what the start of the turn adds',
  derived: 'what the answer read that nobody reported and that follows from what was',
} as const

/** Why there is no looking back. */
export const REVIEW = {
  notOver: 'the game is not over: a review would tell what is still secret',
  nobody: 'as: expected a seat whose faction places points: the Axis, the Western Allies or Russia',
  unseated: 'year: for one seat only; say "as" too',
  script: (fault: string): string => `script: ${fault}`,
  noYear: (year: number | undefined): string =>
    year === undefined ? 'no year is over in which this seat placed points' : `${year} is not over, or this seat placed no points in it`,
} as const

import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RULES, readRecord, recordText } from '../../record/index.ts'
import { scratch } from '../terminal/scratch.testing.ts'
import { run } from '../terminal/terminal.testing.ts'

const at = scratch()

/** What a command prints, and its packets as a file that somebody else reads. */
async function mail(...words: readonly string[]): Promise<{ readonly out: string; readonly err: string; readonly file: string }> {
  const { out, err } = await run(['mail', ...words])
  const file = at(`sent-${readdirSync(at('.')).length}.txt`)
  writeFileSync(file, `Dear all,\n\n${out.replace(/^/gm, '> ')}\n`)
  return { out, err, file }
}

const hasPackets = (file: string): boolean => readFileSync(file, 'utf8').includes('BEGIN CHANCERY')

/** Two folders that read what the other sends until neither has anything to say. */
async function exchange(from: string, first: string): Promise<string> {
  let [file, out, to] = [first, '', from === 'anna' ? 'ben' : 'anna']
  while (hasPackets(file)) {
    const read = await mail('read', at(to), file)
    expect(read.err).toBe('')
    out += read.out
    file = read.file
    to = to === 'anna' ? 'ben' : 'anna'
  }
  return out
}

async function writes(who: string, ...words: readonly string[]): Promise<string> {
  const { out, err, file } = await mail('write', at(who), ...words)
  expect(err).toBe('')
  return out + (await exchange(who, file))
}

const PARTIES = ['--party', 'anna=germany,italy,japan,host', '--party', 'ben=britain,france,us,russia,china']
const recordIn = (who: string): string => readFileSync(join(at(who), 'record.jsonl'), 'utf8')

describe('Fall 1939 by mail between two folders', () => {
  test('is begun, sealed, named, rolled for and checked; the record is the same in both', { timeout: 60_000 }, async () => {
    const invitation = await mail('new', at('anna'), '--edition', '2023', ...PARTIES)
    expect(invitation.out).toContain('still to join: ben')
    expect(statSync(join(at('anna'), 'owner.json')).mode & 0o077).toBe(0)
    const joined = await mail('join', at('ben'), invitation.file, '--as', 'ben')
    expect(await exchange('ben', joined.file)).toContain('Points for 1939: the European Axis 5')
    expect(await writes('anna', 'seal', 'hungary=2,rumania=2,turkey=1')).toContain('Hungary 2, Rumania 2, Turkey 1')
    const open = (await mail('status', at('ben'), '--menu')).out
    expect([open.includes('seal TARGET'), open.includes('draft'), open.includes('quiet')]).toEqual([true, false, false])
    expect((await mail('write', at('ben'), 'draft', 'spain=1')).err).toContain('this cannot be said by mail')
    // Two factions of one party, written one after the other before the chair has placed anything.
    const [allies, russia] = [
      await mail('write', at('ben'), 'seal', 'turkey=2,yugoslavia=2'),
      await mail('write', at('ben'), 'seal', 'finland=1,bulgaria=1'),
    ]
    const placed = await mail('read', at('anna'), allies.file, russia.file)
    expect((await mail('read', at('anna'), allies.file)).out).toContain('nothing new: these packets were read before')
    expect((await mail('read', at('ben'), placed.file)).out).toContain('Allocation sealed by Russia')
    expect((await mail('status', at('ben'))).out).toMatch(/your last packet is \w+\/ben\/3/)
    expect((await mail('status', at('ben'))).out).not.toContain('Rumania 2')
    cpSync(at('anna'), at('deaf'), { recursive: true })
    expect(await writes('anna', 'name', 'hungary')).toContain('Hungary: the European Axis 2, the Western Allies 0, Russia 0')
    expect(await writes('anna', '--letter', 'A word in your ear', '--to', 'ben')).toContain('Letter from anna to ben\n  A word in your ear')
    await writes('anna', 'pass')
    expect(await writes('anna', 'roll', 'hungary')).toMatch(/Hungary, rolled for by the European Axis: \d and \+5 make/)
    expect(recordIn('ben')).toBe(recordIn('anna'))
    const verified = await run(['verify', join(at('ben'), 'record.jsonl')])
    expect([verified.code, verified.out]).toEqual([0, expect.stringContaining('the one die follows from links that everybody showed')])
  })

  test('what is wrong is said, and nothing is sent', async () => {
    const refused = async (...words: readonly string[]): Promise<string> => {
      const { out, err } = await mail(...words)
      expect(out).not.toContain('BEGIN CHANCERY')
      return err
    }
    expect(await refused('write', at('ben'), 'seal', 'spain=1')).toContain('[49.')
    expect(await refused('write', at('ben'), '--letter', 'x', '--to', 'zoe')).toContain('nobody called "zoe" plays')
    expect(await refused('write', at('ben'), '--overdue')).toContain('nobody’s link or word is waited for')
    expect(await refused('write', at('ben'), '--again', 'x/ben/77')).toContain('there is no packet x/ben/77')
    expect(await refused('read', at('ben'), 'package.json')).toContain('there is no packet here')
    const [first = ''] = readdirSync(join(at('anna'), 'packets'))
    writeFileSync(at('half.txt'), readFileSync(join(at('anna'), 'packets', first), 'utf8').slice(0, 400))
    expect(await refused('read', at('ben'), at('half.txt'))).toContain('a packet begins here and does not end')
    expect(await refused('new', at('ben'), '--edition', '2023', ...PARTIES)).toContain('a new one needs a new folder')
    expect(await refused('new', at('x'), '--edition', '2023', '--party', 'anna=germny,host')).toContain('did you mean "germany"?')
    const both = await refused('new', at('both'), '--edition', '2023', '--party', 'anna=germany,us,host', '--party', 'ben=britain')
    expect(both).toContain('anna holds seats of both sides')
    expect(
      await refused('join', at('late'), join(at('anna'), 'packets', readdirSync(join(at('anna'), 'packets'))[0] ?? ''), '--as', 'zoe'),
    ).toContain('nobody called "zoe" is invited; there are anna, ben')
  })

  test('of two, neither can say that the other showed no link: the roll waits', async () => {
    expect((await mail('write', at('deaf'), 'name', 'hungary')).out).toContain('an order of anna waits for a link of ben')
    const overdue = await mail('write', at('deaf'), '--overdue')
    expect(overdue.err).toContain('with two parties nobody else can say whether the link came: the roll waits for ben')
    expect(overdue.out).not.toContain('BEGIN CHANCERY')
  })

  test('verify takes a folder or another record beside a record, and says what it leaves out', async () => {
    const [whole, short] = [join(at('ben'), 'record.jsonl'), join(at('deaf'), 'record.jsonl')]
    expect((await run(['verify', short])).code).toBe(0)
    for (const beside of [at('ben'), whole]) {
      const found = await run(['verify', short, '--with', beside])
      expect([found.code, found.out]).toEqual([
        1,
        expect.stringMatching(/this record ends after line \d+; \d+ lines that were placed after it are left out/),
      ])
    }
    expect((await run(['verify', whole, '--with', short, '--with', at('ben')])).code).toBe(0)
  })

  test('a record is never written over by one that does not continue it', async () => {
    const before = recordIn('ben')
    cpSync(at('ben'), at('robbed'), { recursive: true })
    const packets = join(at('robbed'), 'packets')
    for (const name of readdirSync(packets).filter((one) => /~anna~[5-9]/.test(one))) rmSync(join(packets, name))
    const { out } = await mail('status', at('robbed'))
    expect(out).toContain('the record stays as it is, and the game goes no further here')
    expect(readFileSync(join(at('robbed'), 'record.jsonl'), 'utf8')).toBe(before)
  })

  test('a record that the packets contradict gives way when its owner says so, and is kept beside', async () => {
    const before = recordIn('ben')
    cpSync(at('ben'), at('other'), { recursive: true })
    const file = join(at('other'), 'record.jsonl')
    const otherwise = before.replace('"chancery":', '"chancery" :')
    writeFileSync(file, otherwise)
    expect((await mail('status', at('other'))).out).toContain('mail read FOLDER --accept-packets')
    const { out, err } = await mail('read', at('other'), '--accept-packets')
    expect([err, readFileSync(file, 'utf8')]).toEqual(['', before])
    expect(out).toContain('you accept what the packets tell; the record of before is kept as record-before-1.jsonl')
    expect(readFileSync(join(at('other'), 'record-before-1.jsonl'), 'utf8')).toBe(otherwise)
    expect((await mail('read', at('other'), '--accept-packets')).err).toContain('there is nothing to accept')
    expect(readdirSync(at('other')).filter((name) => name.startsWith('record-'))).toEqual(['record-before-1.jsonl'])
  })

  test('a packet can be printed again by its name', async () => {
    const [name = ''] = readdirSync(join(at('ben'), 'packets')).filter((one) => one.includes('~ben~2'))
    const { out } = await mail('write', at('ben'), '--again', name.replaceAll('~', '/').replace('.txt', ''))
    expect(out).toContain(readFileSync(join(at('ben'), 'packets', name), 'utf8').trim())
  })
})

describe('verify', () => {
  const read = readRecord(readFileSync('cases/games/fall-1939.jsonl', 'utf8'))
  if (!read.ok) throw new Error('no record')
  const { header, entries } = read.record
  const rolled = entries.find(({ dice }) => dice.length > 0)?.n

  /** The record with one die changed and every line linked anew, as a forger or an older engine would have left it. */
  async function verifiedWith(rules: string): Promise<string> {
    const file = at(`rules-${rules}.jsonl`)
    const changed = entries.map((entry) => (entry.n === rolled ? { ...entry, dice: entry.dice.map((face) => (face % 6) + 1) } : entry))
    writeFileSync(file, recordText({ header: { ...header, rules }, entries: changed }))
    return (await run(['verify', file])).out
  }

  test('tells what was changed from a rule that was corrected since', async () => {
    expect(await verifiedWith(RULES)).toContain('what would be decided otherwise was changed')
    expect(await verifiedWith('0123456789abcdef')).toContain('is a rule that was corrected since, and the old decision stands')
    const bytes = readFileSync('cases/games/fall-1939.jsonl', 'utf8')
    writeFileSync(at('byte.jsonl'), bytes.replace('"dice":[4]', '"dice":[5]').replace(/"dice":\[\d\]/, '"dice":[6]'))
    expect((await run(['verify', at('byte.jsonl')])).out).toContain('was not written after the line that stands before it')
  })
})

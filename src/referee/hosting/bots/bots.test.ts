import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BOT_WORDS } from '../../../counsel/index.ts'
import { readRecord } from '../../../record/index.ts'
import type { Order } from '../../../rules/game/index.ts'
import { freshStore } from '../../http/room.testing.ts'
import { Hall } from '../hall.ts'
import { LETTER, sendLetter } from '../letters/writing.ts'
import { begin } from '../play/beginning.ts'
import { makingOf } from '../play/making.testing.ts'
import { NEW_GAME } from '../play/making.ts'
import { giveOrder } from '../play/ordering.ts'
import { Rounds } from '../rounds.ts'
import { admit, type Party } from '../seats/admission.ts'
import { grantIn } from '../seats/grant.ts'
import { join } from '../seats/sitting.ts'
import { wantedNow } from '../time/missing.ts'
import { recordFor, tableFor } from '../watching/looking.ts'
import { nextOrder } from './bot-orders.ts'
import { goOnHere, thinkHere } from './bot-play.testing.ts'
import { botsOf } from './bot-play.ts'

const FAIR = { axis: 'fair', westernAllies: 'fair', russia: 'fair', japan: 'fair', china: 'fair' }

async function begun(asked: object) {
  const hall = new Hall(freshStore())
  const made = await begin(hall, makingOf({ edition: 'campaign', ...asked }))
  return { hall, ...made }
}

/** Somebody sits down by a link: only people write letters. */
async function seated(hall: Hall, id: string, link = ''): Promise<Party> {
  const done = await join(hall, id, [link], { name: 'Somebody' })
  const held = done.ok ? await grantIn(hall.store, done.secret) : undefined
  const party = held && (await admit(hall, id, [held]))
  if (party === undefined) throw new Error('the link is good')
  return party
}

const typesIn = async (hall: Hall, id: string): Promise<readonly string[]> =>
  ((await hall.open(id))?.table.play.entries ?? []).map(({ order }) => (order as Order).type)

describe('bots in a hosted game', () => {
  test('hold their seats as anybody does, without links, and play on by the script: seal, name, roll, and say why after the year', async () => {
    const { hall, id, secrets } = await begun({ table: { bots: { seats: FAIR, map: 'history' } } })
    expect(secrets.seats).toEqual({})
    await goOnHere(hall, id, 90)
    const hosted = await hall.open(id)
    expect(hosted?.table.play.game.situation.turn).toMatch(/^194/)
    expect(await typesIn(hall, id)).toEqual(expect.arrayContaining(['seal-allocation', 'name-targets', 'roll', 'report-facts']))
    expect(hosted?.table.seating.tenures['bot-axis']?.seats).toEqual(['germany', 'italy'])
    const [why] = hosted?.table.letters.letters ?? []
    expect(why).toMatchObject({ to: 'table', turn: '1940 spring' })
    expect((await hall.store.paper(LETTER, why?.id ?? ''))?.body).toMatchObject({
      text: expect.stringMatching(/^1939: \d in .*What I am after:.* I have not declared wars that I may \(Germany on/),
    })
    const japanese = hosted?.table.letters.letters.find(({ from }) => from === 'japan')
    expect((await hall.store.paper(LETTER, japanese?.id ?? ''))?.body).toMatchObject({
      text: expect.stringMatching(/^I have not declared wars that I may \(Japan on .*in the turn in which the map is ready for it/),
    })
  })

  test('report by a script that somebody wrote for this game', async () => {
    const map = { title: 'Mine', happenings: { quick: { side: 'axis', turns: '1939 fall', facts: { 'axis.offensiveBrps': 7 } } } }
    const { hall, id } = await begun({ table: { bots: { seats: FAIR, map } } })
    await goOnHere(hall, id, 30)
    const reports = ((await hall.open(id))?.table.play.entries ?? []).map(({ order }) => order as Order)
    expect(reports.filter(({ type }) => type === 'report-facts')).toMatchObject([{ facts: { 'axis.offensiveBrps': 7 } }])
  })

  test('by which script the map goes is told when the game is over, and not before', async () => {
    const recordOf = async (asked: object): Promise<string> => {
      const { hall, id, secrets } = await begun({ ...asked, table: { bots: { map: 'allies-early' } } })
      const held = await grantIn(hall.store, secrets.host)
      const party = held && (await admit(hall, id, [held]))
      if (party === undefined) throw new Error('the link is good')
      return recordFor(hall, party)
    }
    expect(await recordOf({})).not.toContain('allies-early')
    const finished = { edition: undefined, record: readFileSync('cases/games/whole-campaign.jsonl', 'utf8'), asItStands: true }
    expect(readRecord(await recordOf(finished))).toMatchObject({ ok: true, record: { header: { script: 'allies-early' } } })
  })

  test.each([
    ['histroy', 'history, axis-triumphant, allies-early, or a script with a title and happenings'],
    [{ title: 'Mine' }, 'happenings: missing; expected named values'],
    [
      { title: 'Mine', happenings: { a: { side: 'axis', turns: '1940 autumn', facts: { 'paris.controler': 'germany' } } } },
      '"1940 autumn" are no turns',
    ],
  ])('a script that is none is refused in words: %j', (map, words) => {
    const read = NEW_GAME.safeParse({ table: { bots: { map } } })
    expect(read.error?.issues.map(({ message }) => message).join()).toContain(words)
  })

  test('wait for a person, go on after him, and answer his letter', async () => {
    const { russia: _russia, ...others } = FAIR
    const { hall, id, secrets } = await begun({ table: { bots: { seats: others } } })
    const bots = new Rounds(hall, botsOf(thinkHere), (error) => expect(error).toBeUndefined())
    await bots.run()
    const before = (await hall.open(id))?.table.play.game
    expect([before?.stage, before?.sealed]).toEqual(['year-start', ['axis', 'westernAllies']])
    const party = await seated(hall, id, secrets.seats.russia)
    await sendLetter(hall, party, { key: 'one', to: ['germany'], text: 'Shall we share Poland?' })
    const sealed = await giveOrder(hall, party, { key: 'two', text: 'seal nothing' })
    expect(sealed).toMatchObject({ ok: true })
    await bots.run()
    const after = (await hall.open(id))?.table
    expect(after?.play.game.stage).not.toBe('year-start')
    const answer = after?.letters.letters.find(({ tenure }) => tenure === 'bot-axis')
    expect(answer).toMatchObject({ from: 'germany', to: ['russia'] })
    const said = (await hall.store.paper(LETTER, answer?.id ?? ''))?.body as { readonly text: string }
    expect(BOT_WORDS.answers).toContain(said.text)
  })

  test('a person alone with them is asked for decisions only: what the map brings a script reports, and a pass that is all there is needs no press', async () => {
    const { axis: _axis, ...others } = FAIR
    const { hall, id, secrets } = await begun({
      edition: '2023',
      scenario: 'european-1939',
      table: { bots: { seats: others, map: 'history' } },
    })
    const sat = await join(hall, id, [secrets.seats.germany ?? '', secrets.seats.italy ?? ''], { name: 'Anna' })
    const held = sat.ok ? await grantIn(hall.store, sat.secret) : undefined
    const party = held && (await admit(hall, id, [held]))
    if (party === undefined) throw new Error('she sits')
    const asked: string[] = []
    const give = async (text: string): Promise<void> => {
      expect(await giveOrder(hall, party, { key: `${text} ${asked.length}`, text })).toMatchObject({ ok: true })
      await goOnHere(hall, id)
      const play = (await hall.open(id))?.table.play
      for (const { who, for: what } of play === undefined ? [] : wantedNow(play.book, play.game))
        asked.push(`${who} ${what === 'asked' ? play?.game.stage : what}`)
    }
    await goOnHere(hall, id)
    await give('seal hungary=2')
    await give('name nothing')
    await give('pass')
    expect(asked.slice(0, 2)).toEqual(['axis axis-naming', 'axis axis-declarations'])
    // What the bots did meanwhile may want an answer before the next turn; what happened on the map wants none.
    expect(asked[2]).toMatch(/^axis (axis-naming|support|answer-demand|take-result)$/)
    expect(await typesIn(hall, id)).toContain('report-facts')
  })

  test('50.42: what a declaration asks of armies that a script leads, the script does, and nobody who has no map is asked', async () => {
    const { axis: _axis, ...others } = FAIR
    const { hall, id, secrets } = await begun({
      edition: '2023',
      scenario: 'demonstration-spring-1941',
      table: {
        bots: {
          seats: others,
          map: { title: 'Mine', happenings: { quick: { side: 'axis', turns: '1940 fall', facts: { 'axis.offensiveBrps': 7 } } } },
        },
      },
    })
    const sat = await join(hall, id, [secrets.seats.germany ?? '', secrets.seats.italy ?? ''], { name: 'Anna' })
    const held = sat.ok ? await grantIn(hall.store, sat.secret) : undefined
    const party = held && (await admit(hall, id, [held]))
    if (party === undefined) throw new Error('she sits')
    await goOnHere(hall, id)
    for (const text of ['seal nothing', 'name nothing', 'declare germany sweden', 'pass']) {
      const given = await giveOrder(hall, party, { key: text, text })
      expect(given, JSON.stringify(given)).toMatchObject({ ok: true })
      await goOnHere(hall, id)
    }
    const { entries = [], game } = (await hall.open(id))?.table.play ?? {}
    const acted = entries.find(({ order }) => (order as Order).type === 'meet-obligation')
    expect(acted?.order).toMatchObject({ by: 'referee', declaration: { by: 'germany', on: 'sweden' }, act: 'entered' })
    expect(game?.stage).not.toBe('axis-operations')
    expect(game?.situation.wars.map(({ between }) => between)).toContainEqual(['germany', 'sweden'])
  })

  test.each(['quiet', 'stand no reports, declarations'])(
    'what the map brings comes before the passes of one who said “%s” beforehand',
    async (said) => {
      const { axis: _axis, ...others } = FAIR
      const map = { title: 'Mine', happenings: { quick: { side: 'axis', turns: '1939 fall', facts: { 'axis.offensiveBrps': 7 } } } }
      const { hall, id, secrets } = await begun({
        edition: '2023',
        scenario: 'european-1939',
        table: { bots: { seats: others, map } },
      })
      const sat = await join(hall, id, [secrets.seats.germany ?? '', secrets.seats.italy ?? ''], { name: 'Anna' })
      const held = sat.ok ? await grantIn(hall.store, sat.secret) : undefined
      const party = held && (await admit(hall, id, [held]))
      if (party === undefined) throw new Error('she sits')
      await goOnHere(hall, id)
      for (const text of ['seal hungary=2', 'name nothing', said]) {
        expect(await giveOrder(hall, party, { key: text, text })).toMatchObject({ ok: true })
        await goOnHere(hall, id)
      }
      const { entries = [] } = (await hall.open(id))?.table.play ?? {}
      const reports = entries.map(({ order }) => order as Order).filter(({ type }) => type === 'report-facts')
      expect(reports).toMatchObject([{ by: 'referee', facts: { 'axis.offensiveBrps': 7 } }])
    },
  )

  test('what the map brings comes before a pass that closes its stage, however quick it is', async () => {
    const { axis: _axis, ...others } = FAIR
    const map = { title: 'Mine', happenings: { quick: { side: 'axis', turns: '1939 fall', facts: { 'axis.offensiveBrps': 7 } } } }
    const { hall, id, secrets } = await begun({ edition: '2023', scenario: 'european-1939', table: { bots: { seats: others, map } } })
    const sat = await join(hall, id, [secrets.seats.germany ?? '', secrets.seats.italy ?? ''], { name: 'Anna' })
    const held = sat.ok ? await grantIn(hall.store, sat.secret) : undefined
    const party = held && (await admit(hall, id, [held]))
    if (party === undefined) throw new Error('she sits')
    const give = async (text: string) => expect(await giveOrder(hall, party, { key: text, text })).toMatchObject({ ok: true })
    await goOnHere(hall, id)
    for (const text of ['seal hungary=2', 'name nothing']) {
      await give(text)
      await goOnHere(hall, id)
    }
    expect((await hall.open(id))?.table.play.game.stage).toBe('axis-declarations')
    // Two passes at once, before any bot has looked at the game again.
    await giveOrder(hall, party, { key: 'no wars', order: { type: 'pass' } })
    expect((await hall.open(id))?.table.play.game.stage).toBe('axis-operations')
    expect(await giveOrder(hall, party, { key: 'nothing else', order: { type: 'pass' } })).toMatchObject({ ok: true })
    const { entries = [], game } = (await hall.open(id))?.table.play ?? {}
    const reports = entries.map(({ order }) => order as Order).filter(({ type }) => type === 'report-facts')
    expect(reports).toMatchObject([{ by: 'referee', facts: { 'axis.offensiveBrps': 7 } }])
    expect(game?.stage).not.toBe('axis-operations')
  })

  test.each(['fair', 'careless'])(
    'are as strong as their points: a %s one that spares two places two fewer, and its name says so',
    async (bot) => {
      const { hall, id, secrets } = await begun({ table: { bots: { seats: { axis: bot }, spares: { axis: 2 } } } })
      await goOnHere(hall, id, 3)
      const hosted = await hall.open(id)
      if (hosted === undefined) throw new Error('it is there')
      const { entries, game } = hosted.table.play
      const sealed = entries.map(({ order }) => order as Order).find((order) => order.type === 'seal-allocation')
      const placed = sealed?.type === 'seal-allocation' ? Object.values(sealed.placements).reduce((sum, points) => sum + points, 0) : 99
      expect(placed).toBeLessThanOrEqual((game.points?.axis ?? 0) - 2)
      await begin(hall, makingOf({ edition: 'campaign', table: { bots: { seats: FAIR } } }))
      const held = await grantIn(hall.store, secrets.host)
      const party = held && (await admit(hall, id, [held]))
      if (party === undefined) throw new Error('the link is good')
      // Another game with bots takes nobody’s name away.
      expect(JSON.stringify(await tableFor(hall, party))).toContain(`a bot (${bot}, 2 points fewer a year)`)
    },
  )

  test('what others write to each other changes nothing of what a bot answers', async () => {
    const answers = await Promise.all(
      [0, 1, 2].map(async (secret) => {
        const { hall, id, secrets } = await begun({ table: { bots: { seats: { axis: 'fair' } } } })
        const [britain, russia] = [await seated(hall, id, secrets.seats.britain), await seated(hall, id, secrets.seats.russia)]
        for (let letter = 0; letter < secret; letter++)
          await sendLetter(hall, britain, { key: `secret ${letter}`, to: ['russia'], text: 'Between us.' })
        await sendLetter(hall, russia, { key: 'open', to: ['germany'], text: 'Shall we share Poland?' })
        await goOnHere(hall, id, 3)
        const answer = (await hall.open(id))?.table.letters.letters.find(({ tenure }) => tenure === 'bot-axis')
        return (await hall.store.paper(LETTER, answer?.id ?? ''))?.body
      }),
    )
    expect(answers.map((body) => (body as { readonly text: string }).text)).toEqual(Array(3).fill(BOT_WORDS.answers[0]))
  })

  test('do not play where dice are thrown at the table', async () => {
    await expect(begun({ dice: 'table', table: { bots: { seats: FAIR } } })).rejects.toThrow('nobody throws for them')
  })
})

test('a bot is asked with the view of its own delegation: nothing of what others sealed, nor of the luck of its game', async () => {
  const asking = async (sealed: string) => {
    const { hall, id, secrets } = await begun({ table: { bots: { seats: { russia: 'fair' } } } })
    const held = await grantIn(hall.store, secrets.seats.germany ?? '')
    const party = held && (await admit(hall, id, [held]))
    if (party === undefined) throw new Error('the link is good')
    expect(await giveOrder(hall, party, { key: 'one', text: sealed })).toMatchObject({ ok: true })
    const hosted = await hall.open(id)
    if (hosted === undefined) throw new Error('it is there')
    const step = nextOrder(hosted.header, hosted.table).next()
    if (step.done === true) throw new Error('a bot is wanted')
    expect(JSON.stringify(step.value)).not.toContain(hosted.header.luck ?? 'no luck')
    const { seed: _drawn, stageSeed: _also, ...seat } = step.value.seat
    return { ...step.value, seat }
  }
  const [one, other] = [await asking('seal hungary 2'), await asking('seal nothing')]
  expect(one.seat.by).toBe('russia')
  expect(JSON.stringify(one)).toBe(JSON.stringify(other))
})

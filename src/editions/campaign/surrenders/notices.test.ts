import { expect, test } from 'vitest'
import { FACTIONS, type Faction } from '../../../rules/core/index.ts'
import { noticesFor } from '../../../rules/game/index.ts'
import { readSituation } from '../../reading/index.ts'

type Document = Readonly<Record<string, unknown>>

/** Who is told something by this rule. */
function told(rule: string, document: Document): readonly Faction[] {
  const read = readSituation({ edition: 'campaign', ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return FACTIONS.filter((faction) => noticesFor(read.book, read.situation, faction).some(({ cite }) => cite.rule === rule))
}

const everyone = FACTIONS
const allies: readonly Faction[] = ['westernAllies', 'russia']
const west: readonly Faction[] = ['westernAllies']

const redoubt = { 'germany.surrendered': true, 'berchtesgaden.redoubt': true }
const vichy = { 'france.fallen': true, 'vichyFrance.formed': 'formed' }
const noVichy = { 'france.fallen': true, 'vichyFrance.formed': 'refused' }
const exile = { 'britain.surrendered': true, 'britain.surrenderTurn': '1941 summer' }
const westernPeace = {
  turn: '1943 summer',
  wars: [
    { between: ['germany', 'britain'], since: '1939 fall', until: '1943 spring' },
    { between: ['germany', 'france'], since: '1939 fall', until: '1943 spring' },
  ],
}
const armistice = { 'armistice.westernAxis': '1943 spring' }
const easternWar = { between: ['germany', 'russia'], since: '1941 summer' }

test.each<{ rule: string; document: Document; to: readonly Faction[]; why: string }>([
  { rule: '3.6.1.1b', document: { facts: { ...redoubt, 'berlin.alliedDivisions': 3 } }, to: allies, why: 'one division short' },
  { rule: '3.6.1.1b', document: { facts: { ...redoubt, 'berlin.alliedDivisions': 4 } }, to: [], why: 'four are there' },
  { rule: '3.6.1.1b', document: { facts: { 'germany.surrendered': true } }, to: [], why: 'there was no redoubt' },
  {
    rule: '3.6.1.1b',
    document: { rulings: { 'RC-30': 'condition' }, facts: { ...redoubt, 'berlin.alliedDivisions': 3 } },
    to: [],
    why: 'it was a condition',
  },
  { rule: '3.6.3.1c', document: { facts: { 'japan.surrendered': true, 'tokyo.alliedDivisions': 3 } }, to: allies, why: 'one short' },
  { rule: '3.6.3.1c', document: { facts: { 'tokyo.alliedDivisions': 3 } }, to: [], why: 'Japan fights on' },
  { rule: '3.6.1.2b', document: { turn: '1945 spring', facts: { 'germany.occupiedSince': '1945 spring' } }, to: allies, why: 'occupied' },
  { rule: '3.6.1.2b', document: { turn: '1945 spring' }, to: [], why: 'no German land is occupied' },
  {
    rule: '3.6.3.1a',
    document: { turn: '1945 spring', facts: { 'homeIslands.occupiedSince': '1945 spring' } },
    to: allies,
    why: 'occupied',
  },
  { rule: '3.6.3.1a', document: { turn: '1945 spring' }, to: [], why: 'the Home Islands are free' },
  { rule: '3.6.2.1a', document: { facts: { 'italy.surrendered': true } }, to: everyone, why: 'Italy has surrendered' },
  { rule: '3.6.2.1a', document: { facts: { 'rome.controller': 'us' } }, to: [], why: 'Italy has not surrendered yet' },
  { rule: '3.6.4.2c', document: { facts: vichy }, to: everyone, why: 'Vichy is neutral' },
  { rule: '3.6.4.2c', document: { facts: noVichy }, to: [], why: 'there is no Vichy' },
  { rule: '3.6.4.3a', document: { facts: vichy }, to: west, why: 'France has fallen' },
  { rule: '3.6.4.3a', document: {}, to: [], why: 'France stands' },
  { rule: '3.6.4.3b', document: { facts: noVichy }, to: west, why: 'Vichy was refused' },
  { rule: '3.6.4.3b', document: { facts: vichy }, to: [], why: 'Vichy was formed' },
  { rule: '3.6.4.4a', document: { facts: noVichy }, to: everyone, why: 'France has fallen' },
  { rule: '3.6.4.4a', document: {}, to: [], why: 'France stands' },
  { rule: '3.6.4.4b', document: { facts: vichy }, to: ['axis'], why: 'neutral Vichy has no experience' },
  {
    rule: '3.6.4.4b',
    document: { facts: vichy, standings: { vichyFrance: { result: 9 } } },
    to: everyone,
    why: 'an active Vichy may have it',
  },
  { rule: '3.6.4.4b', document: { facts: noVichy }, to: [], why: 'there is no Vichy' },
  { rule: '3.6.5.1b', document: { turn: '1941 summer', facts: exile }, to: west, why: 'the turn of escape' },
  { rule: '3.6.5.1b', document: { turn: '1941 fall', facts: exile }, to: [], why: 'it is over' },
  { rule: '3.6.5.1b', document: { turn: '1941 fall', rulings: { 'RC-50': 'next-turn' }, facts: exile }, to: west, why: 'RC-50, next turn' },
  { rule: '3.6.5.1c', document: { turn: '1941 fall', facts: exile }, to: west, why: 'Britain has surrendered' },
  { rule: '3.6.5.1c', document: {}, to: [], why: 'Britain fights on' },
  { rule: '3.6.5.1d', document: { turn: '1941 summer', facts: exile }, to: ['axis', 'westernAllies'], why: 'help and pursuit' },
  { rule: '3.6.5.1d', document: { turn: '1941 fall', facts: exile }, to: [], why: 'a turn later' },
  { rule: '3.6.5.2', document: { turn: '1943 spring', wars: [['britain', 'japan']] }, to: west, why: 'at war with Japan' },
  { rule: '3.6.5.2', document: { turn: '1943 spring' }, to: [], why: 'at peace with Japan' },
  { rule: '3.6.5.3b', document: { facts: { 'dacca.controller': 'japan' } }, to: west, why: 'Dacca is lost' },
  { rule: '3.6.5.3b', document: { facts: { 'dacca.controller': 'japan', 'india.surrendered': true } }, to: [], why: 'India is out' },
  { rule: '3.6.5.4b', document: { facts: { 'australia.surrendered': true } }, to: everyone, why: 'New Zealand is out' },
  { rule: '3.6.5.4b', document: {}, to: [], why: 'Australia fights on' },
  { rule: '3.6.6.2a', document: { turn: '1943 spring', facts: { 'russia.surrendered': true } }, to: ['russia'], why: 'Russia plays on' },
  { rule: '3.6.6.2a', document: { turn: '1943 spring', wars: [easternWar] }, to: [], why: 'Russia fights' },
  {
    rule: '3.6.6.5a',
    document: { turn: '1943 spring', facts: { 'armistice.russiaJapan': '1942 fall' } },
    to: ['russia'],
    why: 'an armistice',
  },
  { rule: '3.6.6.5a', document: { turn: '1943 spring' }, to: [], why: 'no armistice' },
  {
    rule: '3.6.6.4d',
    document: { turn: '1943 spring', wars: [['japan', 'russia']], facts: { 'russia.icsHeldByJapan': 1 } },
    to: ['russia'],
    why: 'an IC is lost',
  },
  { rule: '3.6.6.4d', document: { turn: '1943 spring', wars: [['japan', 'russia']] }, to: [], why: 'none is lost' },
  {
    rule: '3.6.7.7a',
    document: { ...westernPeace, facts: { ...armistice, 'europe.westernPresence': true } },
    to: ['axis'],
    why: 'the West stays',
  },
  {
    rule: '3.6.7.7a',
    document: { ...westernPeace, facts: { ...armistice, 'mediterraneanFront.westernUnits': 1 } },
    to: ['axis'],
    why: 'its units are counted',
  },
  { rule: '3.6.7.7a', document: { ...westernPeace, facts: armistice }, to: [], why: 'the West has gone' },
  { rule: '3.6.7.7b', document: { ...westernPeace, facts: { ...armistice, 'us.eastCoastMobilization': 12 } }, to: west, why: 'partisans' },
  { rule: '3.6.7.7b', document: { turn: '1943 summer' }, to: [], why: 'war goes on' },
  {
    rule: '3.6.7.6',
    document: { turn: '1943 summer', wars: [...westernPeace.wars, easternWar], facts: armistice },
    to: allies,
    why: 'Russia fights on alone',
  },
  { rule: '3.6.7.6', document: { ...westernPeace, facts: armistice }, to: [], why: 'Russia is at peace' },
  {
    rule: '3.6.8.6',
    document: { turn: '1944 fall', facts: { 'armistice.usJapan': '1944 spring' } },
    to: west,
    why: 'peace in the Pacific',
  },
  { rule: '3.6.8.6', document: { turn: '1944 fall' }, to: [], why: 'war in the Pacific' },
  { rule: '3.6.9.2a', document: { facts: { 'china.collapsed': true } }, to: everyone, why: 'warlords' },
  { rule: '3.6.9.2a', document: {}, to: [], why: 'the government stands' },
  { rule: '3.6.9.3', document: { facts: { 'china.collapsed': true } }, to: ['russia'], why: 'Communist China acts with Russia' },
  { rule: '3.6.9.5', document: { facts: { 'china.collapsed': true } }, to: west, why: 'the New Divisions' },
])('$rule, $why: told to $to', ({ rule, document, to }) => {
  expect(told(rule, document)).toEqual(to)
})

test('3.6.7.7b: the East Coast level is frozen below 10 only', () => {
  const frozen = (level: number) => {
    const read = readSituation({ edition: 'campaign', ...westernPeace, facts: { ...armistice, 'us.eastCoastMobilization': level } })
    return read.ok && noticesFor(read.book, read.situation, 'westernAllies').some(({ id }) => id === 'east-coast')
  }
  expect([9, 10].map(frozen)).toEqual([true, false])
})

import { describe, expect, test } from 'vitest'
import { readersInAnyBook } from '../../../editions/index.ts'
import { FACT_IDS, FACTS } from '../facts/facts.ts'
import { isPlace, PLACE_IDS, PLACES, type Place } from './places.ts'

test('every place has a holder to report, and no other fact is about one', () => {
  const controllers = FACT_IDS.filter((id) => FACTS[id].type === 'control')
  expect(controllers.sort()).toEqual(PLACE_IDS.map((place) => `${place}.controller`).sort())
  for (const place of PLACE_IDS) {
    const fact = FACTS[`${place}.controller`]
    expect([fact.start, fact.theatre], place).toEqual([PLACES[place].holder, PLACES[place].theatre])
  }
})

test('no two places have one name', () => {
  const names = PLACE_IDS.map((place) => PLACES[place].name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('places know their own id', () => {
  expect(PLACE_IDS.filter((place) => PLACES[place].id !== place)).toEqual([])
  expect([isPlace('paris'), isPlace('atlantis'), isPlace('toString')]).toEqual([true, false, false])
})

describe('who holds what in Fall 1939', () => {
  test.each<{ place: Place; holder: string; why: string }>([
    { place: 'paris', holder: 'france', why: 'France is at war and unconquered (50.61)' },
    { place: 'warsaw', holder: 'poland', why: 'Poland is at war and unconquered (50.61)' },
    { place: 'prague', holder: 'germany', why: 'no Czechoslovakia without the prelude' },
    { place: 'vienna', holder: 'germany', why: 'no Austria without the prelude' },
    { place: 'sudetenland', holder: 'germany', why: 'no Czechoslovakia without the prelude' },
    { place: 'tirana', holder: 'italy', why: 'Albania is Italian already (50.33B box)' },
    { place: 'riga', holder: 'balticStates', why: 'a neutral holds its own' },
    { place: 'bucharest', holder: 'rumania', why: 'a neutral holds its own' },
    { place: 'bessarabia', holder: 'rumania', why: 'Russia has yet to demand it (49.44)' },
    { place: 'easternPoland', holder: 'poland', why: 'Russia may enter in Fall 1939 (3.4.3.2)' },
    { place: 'kiev', holder: 'russia', why: 'the Ukraine is Russian (DT Ukraine)' },
    { place: 'tangiers', holder: 'spain', why: 'the second Spanish capital (87.51)' },
    { place: 'suez', holder: 'britain', why: 'Egypt is a British colony (3.4.2.1)' },
    { place: 'lebanonSyria', holder: 'france', why: 'a French colony (3.4.1.1)' },
    { place: 'ethiopia', holder: 'italy', why: 'Italian East Africa (3.3.2.2)' },
    { place: 'nanking', holder: 'japan', why: 'Japan starts with part of China (3.3.3.1)' },
    { place: 'manila', holder: 'us', why: 'the Philippines are a U.S. colony (3.4.4.1)' },
    { place: 'batavia', holder: 'dutchEastIndies', why: 'at peace, under their own rule (3.5.1.4)' },
  ])('$place: $holder, because $why', ({ place, holder }) => {
    expect(PLACES[place].holder).toBe(holder)
  })
})

const readers = readersInAnyBook()

test.each([
  { table: 'DP-GER-04', places: ['grozny', 'leningrad', 'london', 'moscow', 'stalingrad', 'warsaw'] },
  { table: 'DP-BRI-06', places: ['antwerp', 'brussels', 'luxembourg', 'theHague'] },
  { table: 'DP-RUS-06', places: ['ankara', 'istanbul', 'izmir'] },
  { table: 'TUR-A4', places: ['leningrad', 'moscow', 'rostov', 'sevastopol'] },
  { table: 'USAT-E8', places: ['grozny', 'leningrad', 'maikop', 'stalingrad'] },
  { table: '3.6.7.5', places: ['london', 'moscow', 'paris', 'rome'] },
  {
    table: '50.32F-1b-ii',
    places: ['canton', 'chungking', 'harbin', 'mukden', 'nanking', 'okinawa', 'peking', 'seoul', 'shanghai', 'taipei'],
  },
])('$table asks for $places', ({ table, places }) => {
  expect(PLACE_IDS.filter((place) => readers[`${place}.controller`].includes(table)).sort()).toEqual(places)
})

import { expect, test } from 'vitest'
import { keepSealed, sealedUnder, sealing } from './sealed-dice.ts'

const THROWN = { carrierDice: '123466', interceptionDice: '25', surpriseDie: '4' }

test('51.312: what Japan sees is said without the American dice', () => {
  const { said, kept } = sealing({ ...THROWN, eyes: 'japan' }, 'k7')
  expect(JSON.parse(JSON.stringify(said))).toEqual({ surpriseDie: '4', eyes: 'japan', sealed: 'k7' })
  expect(kept).toEqual({ carrierDice: '123466', interceptionDice: '25' })
})

test('with everything shown they stand in the address, and nothing is sealed', () => {
  expect(sealing({ ...THROWN, sealed: 'k7' }, 'k8')).toEqual({ said: { ...THROWN, sealed: undefined }, kept: undefined })
  expect(sealing({ eyes: 'japan' }, 'k8').kept).toBeUndefined()
})

test('the seal of another window stays, since its dice have been thrown', () => {
  expect(sealing({ eyes: 'japan', sealed: 'k7', magicUs: '1' }, 'k8').said).toEqual({ eyes: 'japan', sealed: 'k7', magicUs: '1' })
})

test('dice are found under their seal, and under no other', () => {
  keepSealed('k7', { carrierDice: '123466' })
  expect(sealedUnder('k7')).toEqual({ carrierDice: '123466' })
  expect(sealedUnder('k8')).toBeUndefined()
})

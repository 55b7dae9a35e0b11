import { expect, test } from 'vitest'
import { refuse } from '../../rules/core/index.ts'
import { meantBy } from './meant.ts'

test.each([
  {
    words: 'turn (part 3 of the address): "1941 sprung"; expected one of 32; did you mean "1941 spring" or "1940 spring"?',
    refused: '#/dossier/classic/hungary?turn=1941+sprung',
    to: ['#/dossier/classic/hungary?turn=1941+spring', '#/dossier/classic/hungary?turn=1940+spring'],
  },
  {
    words: 'unknown name "hungary.axisFactor"; did you mean "hungary.axisFactors"?',
    refused: '#/facts/2023?facts.hungary.axisFactor=10',
    to: ['#/facts/2023?facts.hungary.axisFactors=10'],
  },
  { words: 'the country or place “turky” is not on the map; did you mean turkey?', refused: '#/map/2023/turky', to: ['#/map/2023/turkey'] },
  { words: 'atlantis is unknown', refused: '#/map/2023/atlantis', to: [] },
])('$refused', ({ words, refused, to }) => {
  expect(meantBy(refuse('misread', words), refused).map(({ address }) => address)).toEqual(to)
})

import { expect, test } from 'vitest'
import { sentence, typeset } from './wording.ts'

test('what a refusal quotes stands in curly quotes, and a minus is a minus', () => {
  expect(sentence('nobody called "Anna" plays; did you mean "Anne" or "Hanna"?')).toBe(
    'Nobody called “Anna” plays; did you mean “Anne” or “Hanna”?',
  )
  expect(typeset('by a -1 ("so")')).toBe('by a −1 (“so”)')
  expect(typeset('1-2, not of the form {"of":"france"}')).toBe('1-2, not of the form {"of":"france"}')
})

import { describe, expect, test } from 'vitest'
import { type Kept, merged, readKept } from './kept-tabs.ts'

const at = (id: string, turn: string): Kept => ({ id, document: { edition: '2023', turn }, isChanged: true })
const [spring, summer, fall] = [at('1', '1940 spring'), at('1', '1940 summer'), at('1', '1940 fall')]
const winter = at('2', '1940 winter')

describe('several windows', () => {
  test('what another window began is kept beside what is here', () => {
    const { state, kept } = merged({ tabs: [summer], front: '1' }, [spring], [spring, winter])
    expect(kept).toEqual([summer, winter])
    expect(state).toEqual({ tabs: [summer, winter], front: '1' })
  })

  test('the same situation changed in both lies there twice', () => {
    const { state, kept } = merged({ tabs: [summer], front: '1' }, [spring], [fall])
    expect(kept).toEqual([{ ...summer, id: '2' }, fall])
    expect(state.front).toBe('2')
  })

  test('what another window changed is followed, unless it lies in front here', () => {
    const tabs = [spring, winter]
    expect(merged({ tabs, front: '2' }, tabs, [fall, winter]).state.tabs).toEqual([fall, winter])
    const inFront = merged({ tabs, front: '1' }, tabs, [fall, winter])
    expect(inFront.state.tabs).toEqual(tabs)
    expect(inFront.kept).toEqual([fall, winter])
    expect(inFront.stale).toEqual(spring)
  })

  test('what was put away stays away, unless another window has changed it since', () => {
    expect(merged({ tabs: [winter] }, [spring, winter], [spring, winter]).kept).toEqual([winter])
    expect(merged({ tabs: [winter] }, [spring, winter], [fall, winter]).kept).toEqual([winter, fall])
    expect(merged({ tabs: [spring, winter], front: '2' }, [spring, winter], [winter]).kept).toEqual([winter])
    expect(merged({ tabs: [spring, winter], front: '1' }, [spring, winter], [winter]).kept).toEqual([spring, winter])
  })

  test('two that were begun at the same moment are kept apart', () => {
    expect(merged({ tabs: [spring], front: '1' }, [], [fall]).kept).toEqual([{ ...spring, id: '2' }, fall])
  })
})

test('what is kept is read, and bare documents of old with it', () => {
  expect(readKept(JSON.stringify([spring, { edition: '2023' }, 7, { id: 3 }]))).toEqual([
    spring,
    { id: '2', document: { edition: '2023' }, isChanged: true },
  ])
  expect(readKept('{')).toBeUndefined()
  expect(readKept(null)).toBeUndefined()
})

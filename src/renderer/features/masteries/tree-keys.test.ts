import { describe, expect, it } from 'vitest'
import { type Concepts, effectOfKey, tabStop } from './tree-keys.ts'

type Skills = Concepts[number]['skills']
const open = (count: number) => Array.from({ length: count }, () => ({})) as Skills

/** `a` closed, `b` open with two skills, `c` closed. */
const concepts: Concepts = [
  { key: 'a', skills: [] },
  { key: 'b', skills: open(2) },
  { key: 'c', skills: [] },
]
const concept = (key: string) => ({ key, skill: null })

describe('effectOfKey', () => {
  it('walks down through concepts and open skills and back up', () => {
    const path = [concept('a'), concept('b'), { key: 'b', skill: 0 }, { key: 'b', skill: 1 }, concept('c')]
    for (const [index, node] of path.entries()) {
      const next = path[index + 1]
      expect(effectOfKey('ArrowDown', node, concepts)).toEqual(next && { focus: next })
      const previous = path[index - 1]
      expect(effectOfKey('ArrowUp', node, concepts)).toEqual(previous && { focus: previous })
    }
    expect(effectOfKey('End', concept('a'), concepts)).toEqual({ focus: concept('c') })
    expect(effectOfKey('Home', concept('c'), concepts)).toEqual({ focus: concept('a') })
  })

  it('opens with right, goes in, and comes back out and closes with left', () => {
    expect(effectOfKey('ArrowRight', concept('a'), concepts)).toEqual({ toggle: 'a' })
    expect(effectOfKey('ArrowRight', concept('b'), concepts)).toEqual({ focus: { key: 'b', skill: 0 } })
    expect(effectOfKey('ArrowLeft', { key: 'b', skill: 1 }, concepts)).toEqual({ focus: concept('b') })
    expect(effectOfKey('ArrowLeft', concept('b'), concepts)).toEqual({ toggle: 'b' })
    expect(effectOfKey('ArrowLeft', concept('a'), concepts)).toBeUndefined()
  })

  it('opens and closes a concept with Enter and space, and shows the details of a skill', () => {
    expect(effectOfKey('Enter', concept('a'), concepts)).toEqual({ toggle: 'a' })
    expect(effectOfKey(' ', concept('b'), concepts)).toEqual({ toggle: 'b' })
    expect(effectOfKey('Enter', { key: 'b', skill: 0 }, concepts)).toEqual({ choose: { key: 'b', skill: 0 } })
  })
})

describe('tabStop', () => {
  it('stays on the node last focused, or on its concept when the skills are gone', () => {
    expect(tabStop(null, concepts)).toEqual(concept('a'))
    expect(tabStop({ key: 'b', skill: 1 }, concepts)).toEqual({ key: 'b', skill: 1 })
    expect(tabStop({ key: 'a', skill: 4 }, concepts)).toEqual(concept('a'))
    expect(tabStop(concept('gone'), concepts)).toEqual(concept('a'))
    expect(tabStop(null, [])).toBeUndefined()
  })
})

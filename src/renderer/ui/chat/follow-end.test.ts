// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFollowEnd } from './follow-end.ts'

/** A list as tall as told, in a window of 100 pixels; the browser tells of no scrolling. */
function followed(height: number) {
  const element = document.createElement('section')
  Object.defineProperties(element, { scrollHeight: { value: height }, clientHeight: { value: 100 } })
  const { result, rerender } = renderHook(() => useFollowEnd({ current: element }, () => null))
  return { element, list: () => result.current, rerender }
}

test('whoever goes to the start stays there, even where the list grows before the browser tells of it', () => {
  const { element, list, rerender } = followed(1_000)
  expect(element.scrollTop).toBe(900)
  act(() => list().toStart())
  rerender()
  expect(element.scrollTop).toBe(0)
  expect(list().isFollowing).toBe(false)
  act(() => list().toEnd())
  expect(list().isFollowing).toBe(true)
})

test('a list that is in view whole is followed still', () => {
  const { list } = followed(120)
  act(() => list().toStart())
  expect(list().isFollowing).toBe(true)
})

import { expect, test, vi } from 'vitest'
import { pictureReadingEndpoints } from '#contract/picture-readings.ts'
import type { Request } from '#lib/api.ts'
import { pictureReader } from './read-picture.ts'

test('progress that is told behind the reading does not set it back to one under way', async () => {
  vi.useFakeTimers()
  const read = Promise.withResolvers<object>()
  const looks: PromiseWithResolvers<object>[] = []
  const request = ((endpoint: unknown) => {
    if (endpoint === pictureReadingEndpoints.readPicture) return read.promise
    const look = Promise.withResolvers<object>()
    looks.push(look)
    return look.promise
  }) as Request
  const onLine = vi.fn()
  const reading = pictureReader(request)('answer', new File(['x'], 'page.png'), onLine)
  vi.advanceTimersByTime(900)
  vi.useRealTimers()
  expect(looks).toHaveLength(2)
  looks[0]?.resolve({ read: 1, of: 2 })
  await vi.waitFor(() => expect(onLine.mock.calls).toEqual([[1, 2]]))
  read.resolve({ unread: 'It helps to go closer.' })
  expect(await reading).toEqual({ unread: 'It helps to go closer.' })
  looks[1]?.resolve({ read: 2, of: 2 })
  await looks[1]?.promise
  expect(onLine).toHaveBeenCalledTimes(1)
})

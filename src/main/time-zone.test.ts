import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const module = new URL('./time-zone.ts', import.meta.url).href
const SAY = "process.stdout.write([new Date(0).getHours(), process.env.TZ ?? 'none'].join(' '))"

/** What a process of its own says, with this zone named for it or none: the hour of 1970's first moment, and the zone. */
function say(code: string, zone?: string): string {
  const { TZ: _mine, ...env } = process.env
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', `${code};${SAY}`], {
    ...{ env: { ...env, ...(zone !== undefined && { TZ: zone }) }, encoding: 'utf8' },
  })
  return stdout
}

const anew = `const { readTimeZoneAnew } = await import('${module}'); new Date(0).getHours(); readTimeZoneAnew()`

// No test can move the computer: that Node looks again when the variable changes is what it documents.
test('the zone is left to the system, and stays what it is there', () => {
  expect(say(anew)).toBe(say(''))
  expect(say(anew)).toMatch(/ none$/)
})

test('a zone that was named for the app stays', () => {
  expect(say(anew, 'Asia/Tokyo')).toBe('9 Asia/Tokyo')
})

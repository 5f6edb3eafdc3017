import { expect, test } from 'vitest'
import { LARGEST, LARGEST_OWN_PART, weigh } from './sizes.mjs'

const MB = 1_000_000

test("Electron's own part is told apart from ours, wherever the system puts the app", () => {
  const { lines, tooLarge } = weigh([
    { path: 'win-unpacked/Stepwise.exe', bytes: 200 * MB },
    { path: 'win-unpacked/resources/app.asar', bytes: 5 * MB },
    { path: 'win-unpacked/resources/app.asar.unpacked/node_modules/a.node', bytes: 2 * MB },
    { path: 'mac-arm64/Stepwise.app/Contents/Frameworks/Electron Framework', bytes: 180 * MB },
    { path: 'mac-arm64/Stepwise.app/Contents/Resources/app.asar', bytes: 6 * MB },
    { path: '.icon-set/icon.png', bytes: MB },
  ])
  expect(lines).toEqual([
    "win-unpacked: 200.0 MB of Electron's own and 7.0 MB of ours, of at most 114.0 MB",
    "mac-arm64: 180.0 MB of Electron's own and 6.0 MB of ours, of at most 114.0 MB",
  ])
  expect(tooLarge).toEqual([])
})

test('our part is too large with what lies beside the archive', () => {
  const { tooLarge } = weigh([
    { path: 'linux-unpacked/resources/app.asar', bytes: LARGEST_OWN_PART - MB },
    { path: 'linux-unpacked/resources/app.asar.unpacked/a.node', bytes: 2 * MB },
  ])
  expect(tooLarge).toEqual(['Our part of linux-unpacked'])
})

test.each(Object.entries(LARGEST))('a %s is weighed by itself', (end, { most }) => {
  const name = `Stepwise-1.0.0${end}`
  expect(weigh([{ path: name, bytes: most }])).toMatchObject({
    lines: [expect.stringContaining(`${name}, the `)],
    tooLarge: [],
  })
  expect(weigh([{ path: name, bytes: most + 1 }]).tooLarge).toEqual([name])
  const others = [`${name}.blockmap`, 'latest.yml', `win-unpacked/tool${end}`]
  expect(weigh(others.map(path => ({ path, bytes: 999 * MB }))).lines).toEqual([])
})

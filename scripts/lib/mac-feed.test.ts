import { MacUpdater } from 'electron-updater/out/MacUpdater.js'
import { dump, load } from 'js-yaml'
import { expect, test } from 'vitest'
import { mergedFeed } from './mac-feed.mjs'

/** As electron-builder writes it. */
function feed(arch: string, version = '1.2.3'): string {
  const files = ['zip', 'dmg'].map(end => ({
    url: `Stepwise-${version}-mac-${arch}.${end}`,
    sha512: `${arch} ${end}`,
    size: 100,
  }))
  return dump({
    version,
    files,
    path: files[0]?.url,
    sha512: files[0]?.sha512,
    releaseDate: '2026-11-21T00:00:00.000Z',
  })
}

interface Feed {
  version: string
  path: string
  files: { url: string }[]
}

test.each([
  ['arm64', true],
  ['x64', false],
])('a Mac with %s finds its own files in the one feed, and only those', (arch, isArm) => {
  for (const both of [
    [feed('arm64'), feed('x64')],
    [feed('x64'), feed('arm64')],
  ]) {
    const merged = load(mergedFeed(both)) as Feed
    expect(merged).toMatchObject({ version: '1.2.3', path: 'Stepwise-1.2.3-mac-x64.zip' })
    const files = merged.files.map(info => ({ info, url: new URL(info.url, 'https://example.org/') }))
    // The updater's own choice.
    const { filterFilesForArch } = MacUpdater as unknown as {
      filterFilesForArch: (all: typeof files, isArmMac: boolean) => typeof files
    }
    expect(filterFilesForArch(files, isArm).map(({ info }) => info.url)).toEqual([
      `Stepwise-1.2.3-mac-${arch}.zip`,
      `Stepwise-1.2.3-mac-${arch}.dmg`,
    ])
  }
})

test('a feed that would leave one processor out is none', () => {
  expect(() => mergedFeed([feed('arm64')])).toThrow('one of each processor')
  expect(() => mergedFeed([feed('x64'), feed('x64')])).toThrow('one of each processor')
  expect(() => mergedFeed([feed('arm64'), feed('x64', '1.2.4')])).toThrow('1.2.3 and 1.2.4')
})

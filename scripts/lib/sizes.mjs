// @ts-check

const MB = 1_000_000

/**
 * The most that Stepwise's own part may weigh, beside Electron's own; 31 MB of it read pictures, up to 48 run the home AI,
 * and 11 let it see.
 */
export const LARGEST_OWN_PART = 114 * MB
/** The most that each thing that is downloaded may weigh. Nearly all of it is Electron, packed in its own way. */
export const LARGEST = {
  '.exe': { what: 'installer for Windows', most: 170 * MB },
  '.dmg': { what: 'disk image for macOS', most: 170 * MB },
  '.zip': { what: 'update for macOS', most: 170 * MB },
  '.AppImage': { what: 'AppImage for Linux', most: 170 * MB },
}

/**
 * How much of what was packed is whose, and whether it keeps to its budget.
 * @param {{ path: string, bytes: number }[]} files all below the folder of releases, their paths with slashes
 * @returns {{ lines: string[], tooLarge: string[] }} `lines` says each size; `tooLarge` names what is over its budget
 */
export function weigh(files) {
  const lines = []
  const tooLarge = []
  const packed = Map.groupBy(
    files.filter(({ path }) => path.includes('/')),
    ({ path }) => path.split('/')[0] ?? '',
  )
  for (const [folder, inside] of packed) {
    const own = sum(inside.filter(({ path }) => /\/app\.asar(\.unpacked\/.*)?$/.test(path)))
    // A folder without the app is another thing of the builder's.
    if (own === 0) continue
    lines.push(
      `${folder}: ${inMb(sum(inside) - own)} of Electron's own and ${inMb(own)} of ours, of at most ${inMb(LARGEST_OWN_PART)}`,
    )
    if (own > LARGEST_OWN_PART) tooLarge.push(`Our part of ${folder}`)
  }
  for (const { path, bytes } of files.filter(each => !each.path.includes('/'))) {
    const [, budget] = Object.entries(LARGEST).find(([end]) => path.endsWith(end)) ?? []
    if (!budget) continue
    lines.push(`${path}, the ${budget.what}: ${inMb(bytes)} of at most ${inMb(budget.most)}`)
    if (bytes > budget.most) tooLarge.push(path)
  }
  return { lines, tooLarge }
}

/** @param {{ bytes: number }[]} files */
const sum = files => files.reduce((total, { bytes }) => total + bytes, 0)

/** @param {number} bytes */
const inMb = bytes => `${(bytes / MB).toFixed(1)} MB`

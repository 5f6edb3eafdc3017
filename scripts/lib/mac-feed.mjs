// @ts-check
import { dump, load } from 'js-yaml'

/**
 * What electron-builder writes for updates on macOS.
 * @typedef {{ version: string, files: { url: string, sha512: string, size?: number }[], path: string, sha512: string, releaseDate?: string }} Feed
 */

/**
 * One feed out of those of the two processors. Each Mac takes from it the files with its processor in their names, and
 * what is for both at its beginning names the one that an old updater on either can run, Intel's.
 * @param {string[]} texts
 * @returns {string}
 * @throws Error when they are not one version for two processors
 */
export function mergedFeed(texts) {
  const feeds = texts.map(text => /** @type {Feed} */ (load(text)))
  const isArm = (/** @type {Feed} */ { files }) => files.every(({ url }) => url.includes('arm64'))
  const isIntel = (/** @type {Feed} */ { files }) => files.every(({ url }) => url.includes('x64'))
  const arm = feeds.find(isArm)
  const intel = feeds.find(isIntel)
  if (feeds.length !== 2 || !arm || !intel)
    throw new Error('The feed of macOS needs one of each processor, arm64 and x64.')
  if (arm.version !== intel.version)
    throw new Error(`The two feeds of macOS are of two versions: ${arm.version} and ${intel.version}.`)
  return dump({ ...intel, files: [...intel.files, ...arm.files] }, { lineWidth: -1 })
}

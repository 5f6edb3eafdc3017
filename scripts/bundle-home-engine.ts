import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = /[\\/]node-llama-cpp[\\/]dist[\\/]/

/** What it declares for itself, and the build declares once more for all of a file. */
const CLASHING = /\b(?:__dirname|__filename|require)\b/g

/** Packages that download and build, by what they would be asked for. */
const REFUSED = "() => { throw new Error('Stepwise neither downloads nor builds here') }"
const LEFT_OUT: Record<string, string> = {
  ipull: `export const downloadFile = ${REFUSED}, downloadSequence = ${REFUSED}, DownloadStatus = {}`,
  'simple-git': `export const simpleGit = ${REFUSED}`,
}

/**
 * The engine of the home AI reads two files that lie beside its own code, which a bundle doesn't have: its version, by
 * which it finds the compiled part that belongs to it, and the version of llama.cpp that it would build. What it would
 * download and build by is left out altogether.
 */
export function bundleHomeEngine(): Plugin {
  const { version } = JSON.parse(readFileSync('node_modules/node-llama-cpp/package.json', 'utf8'))
  const instead: Record<string, string> = {
    'getModuleVersion.js': `export const getModuleVersion = async () => ${JSON.stringify(version)}`,
    'binariesGithubRelease.js':
      "export const builtinLlamaCppRelease = 'none', defaultLlamaCppRelease = 'none', " +
      "getBinariesGithubRelease = async () => 'none', setBinariesGithubRelease = async () => {}",
  }
  return {
    name: 'bundle-home-engine',
    enforce: 'pre',
    apply: 'build',
    resolveId: id => (LEFT_OUT[id] === undefined ? null : `\0left-out:${id}`),
    load: id => (id.startsWith('\0left-out:') ? LEFT_OUT[id.slice('\0left-out:'.length)] : null),
    transform(code, id) {
      if (!PACKAGE.test(id)) return null
      return instead[basename(id)] ?? code.replace(CLASHING, name => `own_${name}`)
    },
  }
}

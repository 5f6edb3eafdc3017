import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const LICENCES = 'licences.json'

/** A package that is shipped, as Vite's `build.license` writes it. */
export interface Licence {
  name: string
  version: string
  /** As SPDX, such as `MIT`. */
  identifier?: string
  /** The licence's own text, where the package carries it. */
  text?: string
}

interface Sources {
  /** The folder in which the build before left its own list. */
  alsoFrom: string
  /** Packages that are shipped without being code of the bundle; with the licence's file where it lies deeper. */
  packages: (string | { name: string; file: string })[]
  /** Of what no package brings along. */
  others?: Licence[]
}

/** Makes one list of licences of all that is shipped: of the page's code, the build before, and unbundled packages. */
export function mergeLicences({ alsoFrom, packages, others = [] }: Sources): Plugin {
  return {
    name: 'merge-licences',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const own = bundle[LICENCES]
        if (own?.type !== 'asset') throw new Error(`The build has written no ${LICENCES}.`)
        const before = join(alsoFrom, LICENCES)
        const lists = [String(own.source), ...(existsSync(before) ? [readFileSync(before, 'utf8')] : [])]
        const all = [
          ...others,
          ...lists.flatMap(list => JSON.parse(list) as Licence[]),
          ...packages.flatMap(each =>
            typeof each === 'string' ? readPackage(each) : readPackage(each.name, each.file),
          ),
        ]
        own.source = JSON.stringify(uniqueByName(all))
      },
    },
  }
}

/** None where the package isn't installed, as an optional one may not be. */
function readPackage(name: string, pattern = '{LICENSE,LICENCE,license}*'): Licence[] {
  const folder = join('node_modules', name)
  if (!existsSync(join(folder, 'package.json'))) return []
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const [file] = globSync(join(folder, pattern))
  return [{ name, version, identifier: license, text: file && readFileSync(file, 'utf8') }]
}

function uniqueByName(licences: Licence[]): Licence[] {
  const byName = new Map(licences.map(licence => [`${licence.name}@${licence.version}`, licence]))
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name))
}

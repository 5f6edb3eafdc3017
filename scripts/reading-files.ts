import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import {
  BUILT_FOLDER,
  builtName,
  SOURCES,
  sourceOf,
} from '../src/server/ai/providers/builtin/read/reading-files.ts'

/** What each file must hold, by SHA-256: nobody reads weights over, and a changed one would read other words. */
const CHECKSUMS: Record<keyof typeof SOURCES, string> = {
  finder: '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff',
  reader: '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0',
  keys: '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7',
  sums: '38de978afb9bdc1840e79819ffb4025a857199b6e8c0a1cfa6a15447a0a99933',
  runtime: '3398c10d07d229bd91b364548e130e0e51a8e5704b88c7c083ebbeb78842dee2',
  jpeg: 'a7c4b12169817e779ff4af137981393ae924944e167ad1bd95747c9199162d3e',
  webp: '30fb52fa2a80166d25ba7debf902218904ba1f05ccce9f959f722beff9e2f344',
}

/** Puts the models that read pictures, and what runs them, beside the built code; nothing is fetched at run time. */
export function copyReadingFiles(): Plugin {
  return {
    name: 'copy-reading-files',
    apply: 'build',
    generateBundle() {
      for (const [name, [entry, path]] of Object.entries(SOURCES)) {
        const source = readFileSync(sourceOf(entry, path))
        const checksum = createHash('sha256').update(source).digest('hex')
        if (checksum !== CHECKSUMS[name as keyof typeof SOURCES])
          throw new Error(
            `${path} is not the file that Stepwise was tried with: its checksum is ${checksum}.`,
          )
        this.emitFile({ type: 'asset', fileName: `${BUILT_FOLDER}/${builtName(path)}`, source })
      }
    },
  }
}

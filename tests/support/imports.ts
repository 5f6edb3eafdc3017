import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..', '..')
const ALIASES: Record<string, string> = {
  '#contract/': 'src/contract/',
  '#maths/': 'src/maths/',
  '#text/': 'src/text/',
  '#weights/': 'src/weights/',
  '#tutor/': 'src/tutor/',
  '#server/': 'src/server/',
  '#ui/': 'src/renderer/ui/',
  '#lib/': 'src/renderer/lib/',
  '#features/': 'src/renderer/features/',
}

/** All that is written in TypeScript under `src`, as `src/maths/kinds/index.ts`. */
export const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).map(file => file.split(sep).join('/'))
/** The same without its tests. */
export const codeFiles = files.filter(file => !/\.test\.tsx?$/.test(file))

export interface Import {
  from: string
  what: string
}

/** Every import of the code, types included. */
export const imports: Import[] = codeFiles.flatMap(from => {
  const text = readFileSync(join(ROOT, from), 'utf8')
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)
  return [...found].map(([, specifier = '']) => ({ from, what: resolved(from, specifier) }))
})

/** A path from the repository's root, or a package's name. */
export function resolved(from: string, specifier: string): string {
  for (const [alias, folder] of Object.entries(ALIASES)) {
    if (specifier.startsWith(alias)) return specifier.replace(alias, folder)
  }
  if (!specifier.startsWith('.')) return specifier
  return relative(ROOT, resolve(ROOT, dirname(from), specifier))
    .split(sep)
    .join('/')
}

/** Imports of more than types: what is loaded with a file. */
export const loads = codeFiles.flatMap(from => {
  const text = readFileSync(join(ROOT, from), 'utf8')
  const found = text.matchAll(
    /^(?:import|export)\b(?! type\b)[^'"]*?from '([^']+)'|\bimport\s*\(?\s*'([^']+)'/gm,
  )
  return [...found].map(([, one, other]) => ({ from, what: resolved(from, one ?? other ?? '') }))
})

/** Imports in words, for a test to show. */
export const described = (list: Import[]) => list.map(({ from, what }) => `${from} imports ${what}`)

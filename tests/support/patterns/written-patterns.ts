import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** A pattern with the file and line where it stands. */
export interface PatternInPlace {
  source: string
  flags: string
  place: string
}

/** The patterns that stand in the code under `src`, and the places in it that build others. */
export function writtenPatterns(): { written: PatternInPlace[]; building: string[] } {
  const written: PatternInPlace[] = []
  const building: string[] = []
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).sort()) {
    if (/\.test\.tsx?$/.test(file)) continue
    const text = readFileSync(join(ROOT, file), 'utf8')
    // Most files have none, and reading them takes longest.
    if (!/\/\S|\bRegExp\(/.test(text)) continue
    const placeOf = ({ start }: ESTree.Node) =>
      `${file.split(sep).join('/')}:${text.slice(0, start).split('\n').length}`
    const builds = (call: ESTree.NewExpression | ESTree.CallExpression) => {
      if (call.callee.type === 'Identifier' && call.callee.name === 'RegExp') building.push(placeOf(call))
    }
    new Visitor({
      Literal(literal) {
        if (!('regex' in literal)) return
        const { pattern, flags } = literal.regex
        written.push({ source: pattern, flags, place: placeOf(literal) })
      },
      NewExpression: builds,
      CallExpression: builds,
    }).visit(parseSync(file, text).program)
  }
  return { written, building }
}

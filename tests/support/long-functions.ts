import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..')

type AnyFunction = ESTree.Function | ESTree.ArrowFunctionExpression

/**
 * The functions of the code under `src` that are longer than so many lines, those inside others too, as
 * `src/maths/kinds/topics.ts: topicOf`.
 */
export function longFunctions(mostLines: number): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter(file => !/\.test\.tsx?$/.test(file))
    .flatMap(file => {
      const text = readFileSync(join(ROOT, file), 'utf8')
      // In most files nothing can be that long.
      if (text.split('\n').length <= mostLines) return []
      return namesOfLong(file, text, mostLines).map(name => `${file.split(sep).join('/')}: ${name}`)
    })
    .sort()
}

function namesOfLong(file: string, text: string, mostLines: number): string[] {
  const long: AnyFunction[] = []
  const names = new Map<ESTree.Node, string>()
  const look = (each: AnyFunction) => {
    if (text.slice(each.start, each.end).split('\n').length > mostLines) long.push(each)
  }
  new Visitor({
    FunctionDeclaration: look,
    FunctionExpression: look,
    ArrowFunctionExpression: look,
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') names.set(init, id.name)
    },
    Property({ key, value }) {
      if (key.type === 'Identifier') names.set(value, key.name)
    },
    MethodDefinition({ key, value }) {
      if (key.type === 'Identifier') names.set(value, key.name)
    },
  }).visit(parseSync(file, text).program)
  return long.map(each => each.id?.name ?? names.get(each) ?? 'one without a name')
}

import type { z } from 'zod'
import { parseJson } from '../../json/shallow.ts'
import { findObjects } from './find-objects.ts'
import { createShape, type Shape } from './shape.ts'

/** What was asked for, or why it can't be read: our own words, for the model alone. */
export type ReadAnswer<T> = { data: T } | { problem: string }

/**
 * Reads a model's answer by the request's schema, and kindly, as small models need it: around the JSON there may be
 * thoughts, a code block or a sentence, a missing field is null where it may be, and a number may be written as text
 * and the other way round. The schema's own limits are checked here and nowhere else.
 */
export function readAnswer<T>(text: string, schema: z.ZodType<T>): ReadAnswer<T> {
  const shape = createShape(schema)
  let problem = 'it was not JSON.'
  for (const json of findObjects(text)) {
    const read = parsed(json)
    if (read === undefined) continue
    const { data, error } = schema.safeParse(kindly(read, shape))
    if (!error) return { data }
    // Names of fields alone: what stood in them may be anything. A part of an answer tells less than all of it.
    if (problem.startsWith('it was not JSON')) problem = `it did not fit at ${listFields(error)}.`
  }
  return { problem }
}

function listFields({ issues }: z.ZodError): string {
  return issues
    .slice(0, 5)
    .map(({ path }) => path.join('.') || 'the whole')
    .join(', ')
}

function parsed(json: string): unknown {
  try {
    return parseJson(withWholeBackslashes(json))
  } catch {
    // Whatever it is, it is no JSON; the caller looks on.
    return undefined
  }
}

/**
 * What a backslash in JSON may stand before. Nobody means a form feed, a backspace or a tab in the middle of a word,
 * but `\frac`, `\beta` and `\times`.
 */
const ESCAPED = /\\(u[0-9a-fA-F]{4}|n(?!eq\b)|r(?![a-z])|t(?!imes|ext|heta|riangle)|["\\/]|)/g

/** Models forget that a backslash of LaTeX is two in JSON. */
function withWholeBackslashes(json: string): string {
  return json.includes('\\')
    ? json.replace(ESCAPED, (pair, escaped: string) => (escaped === '' ? '\\\\' : pair))
    : json
}

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/

function kindly(value: unknown, shape: Shape): unknown {
  if (value === null || value === undefined) return shape.isNullable ? null : value
  switch (shape.kind) {
    case 'object':
      return isObject(value) ? kindObject(value, shape.fields) : value
    case 'array':
      return Array.isArray(value) ? value.map(each => kindly(each, shape.items)) : value
    case 'number':
    case 'integer':
      return typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value
    case 'string':
      return typeof value === 'number' ? String(value) : value
    default:
      return value
  }
}

function kindObject(value: Record<string, unknown>, fields: Extract<Shape, { kind: 'object' }>['fields']) {
  const read = Object.entries(fields).map(
    ([name, field]) => [name, kindly(value[name], field), field] as const,
  )
  const kept = read.filter(([, each, { isOptional }]) => !(isOptional && each === null))
  return Object.fromEntries(kept.map(([name, each]) => [name, each]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

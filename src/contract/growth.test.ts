import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { growth, MOST_GROWTH } from '#support/growth.ts'
import { hostileTexts } from '#support/hostile-texts.ts'
import { someOf } from '#support/how-much.ts'
import type { Endpoints } from './endpoint.ts'
import { clientMessageSchema } from './live-chat-socket.ts'
import { LONGEST_TEXT } from './text.ts'

type Json = z.core.JSONSchema.BaseSchema

/** A value of a shape, with the text wherever there may be one. */
function filled(shape: Json, text: string): unknown {
  const { type, properties = {}, items, anyOf, oneOf, allOf } = shape
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const [first] = anyOf ?? oneOf ?? allOf ?? []
  if (first) return filled(first as Json, text)
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties).map(([name, of]) => [name, filled(of as Json, text)]),
    )
  if (type === 'array') return [filled(items as Json, text)]
  if (type === 'number' || type === 'integer') return 1
  return type === 'boolean' ? true : text
}

async function everyBody(): Promise<{ name: string; schema: z.ZodType }[]> {
  const files = globSync('*.ts', { cwd: import.meta.dirname }).filter(file => !/\.(?:test|d)\.ts$/.test(file))
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map(file => import(join(import.meta.dirname, file))),
  )
  const endpoints = modules.flatMap(module =>
    Object.entries(module).flatMap(([name, value]) =>
      name.endsWith('Endpoints') ? Object.values(value as Endpoints) : [],
    ),
  )
  return [
    { name: 'the socket', schema: clientMessageSchema },
    ...endpoints.flatMap(({ method, path, body }) =>
      body ? [{ name: `${method} ${path}`, schema: body }] : [],
    ),
  ]
}

const bodies = await everyBody()
const pairs = bodies.flatMap((body, at) =>
  hostileTexts.map((_, next) => ({ body, text: hostileTexts[(at + next) % hostileTexts.length] })),
)

test('every body of the contract is found', () => {
  expect(bodies.length).toBeGreaterThan(40)
})

test('what comes in is cleaned in a time that grows with its length alone, by every body of the contract', async () => {
  const worse: string[] = []
  for (const { body, text } of someOf(pairs, bodies.length)) {
    if (!text) continue
    const shape = z.toJSONSchema(body.schema, { io: 'input', unrepresentable: 'any' })
    const read = (written: string) => body.schema.safeParse(filled(shape, written))
    const grown = await growth(Math.floor(text.timesIn(LONGEST_TEXT) / 2), text.repeated, read)
    if (grown >= MOST_GROWTH) worse.push(`${body.name}: ${text.name}, ${grown.toFixed(1)} times as much`)
  }
  expect(worse).toEqual([])
})

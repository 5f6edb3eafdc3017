import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { lesson } from '#fakes/lesson.ts'
import { strictProblem } from '#fakes/strict-schema.ts'
import { wiredTutors } from '#support/server/wired-tutors.ts'
import { createShape } from './shape.ts'
import { wireSchema } from './wire-schema.ts'

const { signal } = new AbortController()
const { question, answer } = lesson
const picture = { name: 'a.png', type: 'image/png' as const, bytes: Buffer.from('a'), width: 1, height: 1 }

/** Every schema that goes over a wire, as the service received it. */
async function sentSchemas(wire: (typeof wiredTutors)[number]['wire']): Promise<[string, unknown][]> {
  const { tutor, fake, says } = await wire()
  const toMark = { question, grade: 5 as const, questionPictures: [picture] }
  await tutor.makeMarkingScheme(toMark, signal)
  await tutor.assess({ ...toMark, answer, markingScheme: 'One mark', totalPossibleScore: 1 }, signal)
  await tutor.findGaps({ question, answer, grade: 5, assessment: 'Good' }, signal)
  await tutor.recommendResources([{ concept: 'Roads', description: 'Why' }], signal)
  const wrongAnswers = ['a', 'b', 'c']
  says({ questions: [{ question: 'Why roads?', rightAnswer: 'd', wrongAnswers, explanation: 'So.' }] })
  const gap = { concept: 'Roads', description: 'Why', standard: null, grade: 5 as const }
  await tutor.makeQuestions({ ...gap, count: 1, earlier: [] }, signal)
  expect(fake.requests).toHaveLength(5)
  return fake.requests.map(({ body }) => [
    JSON.stringify(body),
    body.response_format?.json_schema.schema ?? body.generationConfig.responseSchema,
  ])
}

describe.each(wiredTutors.slice(0, 2))('with $name', ({ wire }) => {
  test('every schema that is sent is one that a strict service takes', async () => {
    for (const [body, schema] of await sentSchemas(wire)) {
      expect(strictProblem(schema), body).toBeUndefined()
    }
  })
})

/** https://ai.google.dev/api/caching#Schema */
interface GeminiSchema {
  properties?: Record<string, GeminiSchema>
  required?: string[]
  items?: GeminiSchema
}
const GEMINI_KNOWS = ['type', 'format', 'description', 'nullable', 'enum', 'items', 'properties', 'required']

test('with gemini every schema that is sent has words that it knows', async () => {
  const look = (schema: GeminiSchema): void => {
    expect(GEMINI_KNOWS).toEqual(expect.arrayContaining(Object.keys(schema)))
    const { items, properties, required } = schema
    expect(required).toEqual(properties && Object.keys(properties))
    for (const each of [...Object.values(properties ?? {}), items ?? []].flat()) look(each)
  }
  const [, , gemini] = wiredTutors
  if (!gemini) throw new Error('There is no Gemini')
  for (const [, schema] of await sentSchemas(gemini.wire)) look(schema as GeminiSchema)
})

test('limits stay at home, and what may be missing may be null', () => {
  const schema = z.object({
    text: z.string().min(1).max(9).nullable().describe('A text'),
    mark: z.number().int().min(1).max(4).optional(),
    kind: z.enum(['a', 'b']).nullable(),
    list: z.array(z.strictObject({ yes: z.boolean(), is: z.literal('x') })).min(2),
  })
  expect(wireSchema(schema)).toEqual({
    type: 'object',
    properties: {
      text: { type: ['string', 'null'], description: 'A text' },
      mark: { type: ['integer', 'null'] },
      kind: { type: ['string', 'null'], enum: ['a', 'b', null] },
      list: {
        type: 'array',
        items: {
          type: 'object',
          properties: { yes: { type: 'boolean' }, is: { type: 'string', enum: ['x'] } },
          required: ['yes', 'is'],
          additionalProperties: false,
        },
      },
    },
    required: ['text', 'mark', 'kind', 'list'],
    additionalProperties: false,
  })
  expect(strictProblem(wireSchema(schema))).toBeUndefined()
})

test.each([
  ['a union', z.object({ a: z.union([z.string(), z.number()]) })],
  ['a record', z.object({ a: z.record(z.string(), z.string()) })],
  ['anything', z.object({ a: z.unknown() })],
  ['a tuple', z.object({ a: z.tuple([z.string()]) })],
])('%s is found out before it is sent', (_, schema) => {
  expect(() => createShape(schema)).toThrow('Not every service takes')
})

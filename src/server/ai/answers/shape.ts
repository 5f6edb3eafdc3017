import { z } from 'zod'

/** What an answer's part looks like: the little of a schema that every service understands. */
export type Shape = { description?: string; isNullable: boolean } & (
  | { kind: 'object'; fields: Record<string, Field> }
  | { kind: 'array'; items: Shape }
  | { kind: 'string'; options?: string[] }
  | { kind: 'number' | 'integer' | 'boolean' }
)

/** A field that we could do without is asked for all the same, and may then be null. */
export type Field = Shape & { isOptional: boolean }

/** What zod writes for the kinds that we use; its limits are left aside, they are checked after reading. */
interface JsonSchema {
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
}

/**
 * @param schema of objects, lists, texts, numbers, yes or no, and choices of texts, each possibly nullable
 * @throws Error for anything else, such as a union: not every service takes it
 */
export function createShape(schema: z.ZodType): Shape {
  return readSchema(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema)
}

function readSchema(schema: JsonSchema): Shape {
  const { type, isNullable, inner } = readKind(schema)
  const description = schema.description ?? inner.description
  const base = { ...(description !== undefined && { description }), isNullable }
  if (type === 'object' && inner.properties) {
    const { properties, required = [] } = inner
    const fields = Object.entries(properties).map(([name, each]) => {
      const shape = readSchema(each)
      const isOptional = !required.includes(name)
      return [name, { ...shape, isNullable: shape.isNullable || isOptional, isOptional }] as const
    })
    return { ...base, kind: type, fields: Object.fromEntries(fields) }
  }
  if (type === 'array' && inner.items) return { ...base, kind: type, items: readSchema(inner.items) }
  if (type === 'string') {
    const options = inner.const === undefined ? inner.enum : [inner.const]
    return { ...base, kind: type, ...(options && { options: options.map(String) }) }
  }
  if (type === 'number' || type === 'integer' || type === 'boolean') return { ...base, kind: type }
  throw new Error(`Not every service takes a schema such as ${JSON.stringify(schema).slice(0, 200)}`)
}

/** zod writes "or null" as a list of types, or of schemas where the other one has limits. */
function readKind(schema: JsonSchema): { type: string | undefined; isNullable: boolean; inner: JsonSchema } {
  const schemas = schema.anyOf ?? [schema]
  const types = schemas.flatMap(({ type }) => type ?? ['anything'])
  const kinds = types.filter(type => type !== 'null')
  const inner = schemas.find(({ type }) => type !== 'null')
  if (kinds.length !== 1 || !inner) throw new Error('Not every service takes more than one type at a time')
  return { type: kinds[0], isNullable: types.includes('null'), inner }
}

import { z } from 'zod'

interface JsonSchema {
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: string[]
}

/** What Gemini takes as `responseSchema`: the part of OpenAPI's schema that its service knows. */
export interface GeminiSchema {
  type: string
  format?: string
  nullable?: boolean
  description?: string
  properties?: Record<string, GeminiSchema>
  required?: string[]
  items?: GeminiSchema
  enum?: string[]
}

/** @throws Error for a schema of kinds that the tutor's tasks don't use, such as a union of two objects */
export function geminiSchema(schema: z.ZodType): GeminiSchema {
  return converted(z.toJSONSchema(schema) as JsonSchema)
}

function converted(schema: JsonSchema): GeminiSchema {
  const { type, isNullable } = kindOf(schema)
  return {
    type,
    ...(isNullable && { nullable: true }),
    ...(schema.description !== undefined && { description: schema.description }),
    ...(schema.enum && { enum: schema.enum, format: 'enum' }),
    ...(schema.items && { items: converted(schema.items) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, each]) => [name, converted(each)]),
      ),
      required: schema.required ?? [],
    }),
  }
}

/** zod writes "or null" as a list of types. */
function kindOf({ type = [] }: JsonSchema): { type: string; isNullable: boolean } {
  const types = [type].flat()
  const [kind, ...more] = types.filter(each => each !== 'null')
  if (kind === undefined || more.length > 0) throw new Error('Gemini knows one type at a time')
  return { type: kind, isNullable: types.includes('null') }
}

import { z } from 'zod'

interface JsonSchema {
  type?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
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
  if (schema.anyOf) {
    const [kind, ...more] = schema.anyOf.filter(({ type }) => type !== 'null')
    if (!kind || more.length > 0) throw new Error('Gemini knows no unions')
    return { ...converted({ ...kind, description: schema.description }), nullable: true }
  }
  if (schema.type === undefined) throw new Error('Gemini needs a type')
  return {
    type: schema.type,
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

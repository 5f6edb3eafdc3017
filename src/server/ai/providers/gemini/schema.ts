import { type ResponseSchema, SchemaType } from '@google/generative-ai'
import type { z } from 'zod'
import { createShape, type Shape } from '../../answers/shape.ts'

const PLAIN = {
  number: SchemaType.NUMBER,
  integer: SchemaType.INTEGER,
  boolean: SchemaType.BOOLEAN,
} as const

/**
 * A schema as Gemini takes it in `responseSchema`.
 * @throws Error for a schema that not every service takes
 */
export function geminiSchema(schema: z.ZodType): ResponseSchema {
  return converted(createShape(schema))
}

function converted(shape: Shape): ResponseSchema {
  const { isNullable, description } = shape
  const base = { ...(isNullable && { nullable: true }), ...(description !== undefined && { description }) }
  switch (shape.kind) {
    case 'object': {
      const fields = Object.entries(shape.fields)
      return {
        ...base,
        type: SchemaType.OBJECT,
        properties: Object.fromEntries(fields.map(([name, field]) => [name, converted(field)])),
        required: fields.map(([name]) => name),
      }
    }
    case 'array':
      return { ...base, type: SchemaType.ARRAY, items: converted(shape.items) }
    case 'string':
      return shape.options
        ? { ...base, type: SchemaType.STRING, format: 'enum', enum: shape.options }
        : { ...base, type: SchemaType.STRING }
    default:
      return { ...base, type: PLAIN[shape.kind] }
  }
}

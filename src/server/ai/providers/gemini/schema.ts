import type { z } from 'zod'
import { createShape, type Shape } from '../../answers/shape.ts'

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

/** @throws Error for a schema that not every service takes */
export function geminiSchema(schema: z.ZodType): GeminiSchema {
  return converted(createShape(schema))
}

function converted(shape: Shape): GeminiSchema {
  const { kind, isNullable, description } = shape
  return {
    type: kind,
    ...(isNullable && { nullable: true }),
    ...(description !== undefined && { description }),
    ...(shape.kind === 'string' && shape.options && { enum: shape.options, format: 'enum' }),
    ...(shape.kind === 'array' && { items: converted(shape.items) }),
    ...(shape.kind === 'object' && {
      properties: Object.fromEntries(
        Object.entries(shape.fields).map(([name, field]) => [name, converted(field)]),
      ),
      required: Object.keys(shape.fields),
    }),
  }
}

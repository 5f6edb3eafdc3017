import type { z } from 'zod'
import { createShape, type Shape } from './shape.ts'

/** A JSON schema in the words that the strict services know. */
export interface WireSchema extends Record<string, unknown> {
  type: string | [string, 'null']
  description?: string
  enum?: (string | null)[]
  items?: WireSchema
  properties?: Record<string, WireSchema>
  required?: string[]
  additionalProperties?: false
}

/**
 * The schema as it goes out: every field required, null in place of what may be missing, nothing beside the fields,
 * no word on lengths and ranges. A strict service refuses anything more, and then would answer without a schema.
 * @throws Error for a schema that not every service takes
 */
export function wireSchema(schema: z.ZodType): WireSchema {
  return strict(createShape(schema))
}

function strict(shape: Shape): WireSchema {
  const { kind, description, isNullable } = shape
  return {
    type: isNullable ? [kind, 'null'] : kind,
    ...(description !== undefined && { description }),
    ...(shape.kind === 'string' &&
      shape.options && { enum: isNullable ? [...shape.options, null] : shape.options }),
    ...(shape.kind === 'array' && { items: strict(shape.items) }),
    ...(shape.kind === 'object' && {
      properties: Object.fromEntries(
        Object.entries(shape.fields).map(([name, field]) => [name, strict(field)]),
      ),
      required: Object.keys(shape.fields),
      additionalProperties: false,
    }),
  }
}

/** What the strict services take in a schema, in the words of JSON schema. */
const KNOWN = ['type', 'description', 'enum', 'items', 'properties', 'required', 'additionalProperties']
const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']

/** Why a strict service would refuse a schema; undefined when it takes it. */
export function strictProblem(schema: unknown, path = ''): string | undefined {
  if (typeof schema !== 'object' || schema === null)
    return `In context=(${path}), a schema must be an object.`
  const unknown = Object.keys(schema).find(name => !KNOWN.includes(name))
  if (unknown) return `In context=(${path}), '${unknown}' is not permitted.`
  const { type, items, properties, required, additionalProperties }: Record<string, unknown> = { ...schema }
  const types = [type].flat()
  if (types.length === 0 || types.some(each => !TYPES.includes(String(each)))) {
    return `In context=(${path}), schema must have a 'type' key.`
  }
  if (types.includes('array')) return strictProblem(items, `${path}, 'items'`)
  if (!types.includes('object')) return path === '' ? 'The root must be an object.' : undefined
  if (additionalProperties !== false) {
    return `In context=(${path}), 'additionalProperties' is required to be supplied and to be false.`
  }
  const fields = Object.entries({ ...(properties as object) })
  const names = fields.map(([name]) => name)
  if (JSON.stringify([...names].sort()) !== JSON.stringify([...((required as string[]) ?? [])].sort())) {
    return `In context=(${path}), 'required' is required to be supplied and to be an array including every key in properties.`
  }
  for (const [name, field] of fields) {
    const problem = strictProblem(field, `${path}, 'properties', '${name}'`)
    if (problem) return problem
  }
  return undefined
}

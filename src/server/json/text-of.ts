const texts = new WeakMap<object, string>()

/** A message as JSON, which is written out once for all who are told it: nobody changes it afterwards. */
export function textOf(message: object): string {
  const text = texts.get(message) ?? JSON.stringify(message)
  texts.set(message, text)
  return text
}

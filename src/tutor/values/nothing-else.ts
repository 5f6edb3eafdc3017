const FRAME =
  /\b(?:and|so|then|but|oh+|ah+|ok(?:ay)?|um+|er+|hm+|well|ugh|no|yes|yeah|wait|now|i|we|u|think|thought|guess|reckon|got|get|say|said|put|it|it'?s|its|is|are|was|be|would|must|might|could|that|that'?s|thats|this|makes?|the|my|other|first|second|last|one|answer|ans|final|equals?|gives?|comes? to|to|maybe|probably|easy|ez|done|finished|lol|haha+|obviously|sorry|oops|just|gets?|has|have|he|she|they|says?|all|right|then)\b/gi

/** Whether no word tells of something else that the number may be; names of the question are who has it. */
export function isNothingElse(
  message: string,
  value: string,
  { problem }: { problem: { text: string } },
): boolean {
  const rest = message.replace(/[‘’]/g, "'").replace(value, ' ').replace(FRAME, ' ')
  const words = rest.toLowerCase().match(/\p{L}+/gu) ?? []
  const asked = new Set(problem.text.toLowerCase().match(/\p{L}+/gu) ?? [])
  return !/\d/.test(rest) && words.every(word => asked.has(word)) && !/\?\s*$/.test(message)
}

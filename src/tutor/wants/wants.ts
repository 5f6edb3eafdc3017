export const FEELINGS = [
  'sad',
  'cross',
  'bored',
  'tired',
  'worried',
  'useless',
  'givingup',
  'happy',
  'proud',
  'unwell',
] as const
/** What people say to each other beside the work. */
export const COURTESIES = [
  'greeting',
  'thanks',
  'goodbye',
  'wellbeing',
  'identity',
  'abilities',
  'compliment',
  'boast',
] as const

/** What a child may want with a message, as the net tells it; what each means stands in `tests/corpus/chat/wants/README.md`. */
export const WANTS = [
  ...(['another', 'easier', 'harder', 'quiz'] as const),
  ...(['why', 'hint', 'check', 'unsure', 'tell', 'next'] as const),
  ...(['method', 'otherway', 'example', 'picture', 'repeat', 'meaning', 'sure', 'others', 'when'] as const),
  ...(['restart', 'skip', 'stop', 'wait', 'finished', 'yes', 'no'] as const),
  ...(['line', 'claim', 'question', 'followup'] as const),
  ...FEELINGS,
  ...COURTESIES,
  ...(['laugh', 'joke', 'apology', 'complaint', 'subject', 'chat', 'nonsense'] as const),
] as const

export type Want = (typeof WANTS)[number]

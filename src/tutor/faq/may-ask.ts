import type { Intent } from '../intents/intent.ts'

/** What a question about the maths may be taken for; what asks for something else is known by itself. */
export const MAY_ASK = new Set<Intent['wants']>([
  ...(['frequent', 'why', 'wonders', 'always', 'sure', 'check', 'doubt', 'form', 'way'] as const),
  ...(['no lesson', 'unclear', 'chat', 'nonsense', 'other subject', 'others say', 'used for'] as const),
  ...(['unsure', 'other way', 'finished', 'how known', 'topics', 'complaint'] as const),
])

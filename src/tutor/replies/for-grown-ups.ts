import type { Dialogue } from '../state.ts'
import { say } from './voice.ts'

/** What grown-ups who sit beside a child ask or worry about, with what helps; the first that matches counts. */
const HEARD: readonly [RegExp, readonly [string, ...string[]]][] = [
  [
    /\b(?:happy|proud|pleased|delighted|relieved|glad)\b(?!.*\bnot\b)/,
    ['That is lovely to hear, for both of you! Tell your child which step it found by itself: that stays.'],
  ],
  [
    /\b(?:answers?|result|solution)\b/,
    [
      'Better not: what a child finds itself stays. Give the next small step instead, or do a similar one together and let it do its own.',
    ],
  ],
  [
    /\b(?:cr(?:y|ies|ied|ying)|tears?|hates?|meltdowns?|upset|angry|frustrat\w*|stupid|dumb|gives? up|scared|worried about|anxious|confidence|afraid|fights?|refus\w*|tantrums?|sobb\w*)\b/,
    [
      'It’s okay, and it is hard for both of you. Stop while it is still bearable, even in the middle: ten calm minutes are worth more than an hour in tears. Begin with one that goes well, and praise what was tried, not how clever it is.',
      'First the feeling, then the sum: say that it is hard, and that this is how learning feels. Then one tiny step, and a break. If it goes on for weeks, a word with the teacher helps.',
    ],
  ],
  [
    /\b(?:fingers?|counters?|calculator)\b/,
    [
      'Yes, that is fine: fingers, dots and drawings are a step on the way, and they fall away by themselves once a fact sits. Ask now and then: can you see it without counting?',
    ],
  ],
  [
    /\b(?:behind|normal|worr(?:y|ied)|should (?:he|she|they|my \w+) (?:know|be able)|at (?:his|her|their) age|everyone else|other (?:kids|children)|slow(?:er)?|dyscalculia|year \d|grade \d)\b/,
    [
      'Children come to it at very different times, and one hard page says little. I can’t judge how far a child is; the teacher sees it every week, so a short talk there tells you most.',
      'Nearly everybody trips there once, and getting through it counts. How far a child is I can’t see from here: ask the teacher, who can also say what the class is expected to know.',
    ],
  ],
  [
    /\b(?:how (?:much|long|often|many)|every day|each day|an hour|minutes|too long|practi[sc]e|regularly)\b/,
    [
      'Little and often is best: ten minutes a day, with an end that goes well, do more than an hour on Sunday. Stop before it turns sour.',
    ],
  ],
  [
    /\b(?:taught|taugh|learnt|learned|my (?:day|time)|these days|differently|confuse|school does|never good|myself)\b/,
    [
      'You need not know the way of the school. Let your child be the teacher and show you how they do it; ask “and then?”. Two right ways come to the same, and one of them is enough.',
    ],
  ],
]

const GENERAL: readonly [string, ...string[]] = [
  'What helps most: ask rather than tell, one small question at a time. “What do you know already? What is asked? What could you try?” And praise each step that was tried.',
  'Let your child explain it to you, and listen longer than feels natural: the slip mostly shows itself. Then ask one question just there. Type the sum here, if you like, and we look at it together.',
  'Do it with things first, such as coins, buttons or a drawing, then in words, then with numbers. Which sum is it about? Type it, and we look at it together.',
]

/** What is said to a grown-up who asks how to help a child, or worries. */
export function forGrownUps(dialogue: Dialogue): string {
  const text = dialogue.last.toLowerCase()
  const words = HEARD.find(([pattern]) => pattern.test(text))?.[1] ?? GENERAL
  return say(dialogue, 'grown-up', words)
}

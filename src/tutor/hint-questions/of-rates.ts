import type { RateQuestion } from '#maths/kinds/rates/question.ts'
import type { RatioQuestion } from '#maths/kinds/ratio/question.ts'
import { type HintQuestion, listed, so } from './hint-question.ts'

const FOR_ONE =
  /\b(?:in|per|an|each|every|for) (?:just |only )?(?:1 |one |an? |each |every |single )*(?:hour|hr|h)\b/
const TO_ONE = 'You know how far it is in all of that time. Which calculation brings you to one hour?'

/** What a speed means: how far in one hour. */
export const ofRate = ({ of, text }: RateQuestion): HintQuestion[] => [
  {
    asks: /how far in one unit of time/i,
    name: 'what the speed means',
    judge: own =>
      of === 'speed' && FOR_ONE.test(own.text) && own.numbers.every(each => each.equals(1))
        ? so(
            'how far in one hour.',
            /\bmin/i.test(text) ? 'How many hours is the time, as one number?' : TO_ONE,
          )
        : undefined,
  },
]

/** How many parts each one gets: just the numbers of the ratio, as `one gets 3 and the other 5`. */
export const ofRatio = ({ parts }: RatioQuestion & { task: 'share' }): HintQuestion[] => [
  {
    asks: /how many such parts does each one get/i,
    name: 'how many parts each one gets',
    judge: own =>
      parts.every(part => own.says(part)) &&
      own.numbers.every(each => parts.some(part => each.equals(part)) || each.equals(1)) &&
      !/[-+*×÷=]/.test(own.text)
        ? so(`they get ${listed(parts)} parts.`, 'And how much is that for each of them?')
        : undefined,
  },
]

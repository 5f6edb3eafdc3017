import { AREAS } from '../areas.ts'

const CAN_DO = `I can help with school maths: ${AREAS}. Type a question such as “3/4 + 1/8” or “2x + 3 = 11”, or show me your working, and we’ll go through it step by step. For other subjects, a parent can connect an AI in Settings.`

const GREETING = /^\W*(?:(?:hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening|day))\b)/i
const THANKS = /\b(?:thanks?|thank you|thx|cheers)\b/i
const GOODBYE = /^\W*(?:bye|goodbye|see you|good ?night|cya)\b/i
const HOW_ARE_YOU = /\bhow (?:are|r) (?:you|u)\b/i
const WHO =
  /\b(?:who|what) are you\b|\bare you (?:a )?(?:real|human|robot|person|computer|ai)\b|\bwhat can you (?:do|help)\b/i
const SAD =
  /\bi(?:'m| am|m) (?:so |very |really |too )?(?:stupid|dumb|bad at|sad|frustrated|useless|rubbish at)\b|\bi (?:hate|can'?t do) (?:maths?|this|it)\b|\bthis is (?:too )?(?:hard|impossible)\b/i

/**
 * An answer to what is no calculation.
 * @param isInLesson there is a calculation to go on with; then only what asks for words of its own gets them
 * @returns empty when the lesson has the better answer
 */
export function smallTalk(text: string, childName: string, isInLesson: boolean): string {
  if (SAD.test(text)) {
    const comfort =
      'That feeling is no fun – and it says nothing about how clever you are. Everybody gets better by trying, getting stuck and trying again, just as you are doing.'
    return isInLesson
      ? `${comfort} Take a breath. Which part of it do you already understand?`
      : `${comfort} What is it that you are stuck on? We can look at it together.`
  }
  if (isInLesson) return ''
  if (HOW_ARE_YOU.test(text)) {
    return `I’m a computer program, so I’m always ready to go – thank you for asking! How are you, ${childName}? What shall we work on?`
  }
  if (WHO.test(text)) return `I’m the tutor that lives inside Stepwise: a computer program. ${CAN_DO}`
  if (GOODBYE.test(text)) return `Goodbye, ${childName}! Well done for working on it today.`
  if (GREETING.test(text) && text.length < 80) {
    return `Hello ${childName}! How lovely to see you. What shall we work on today? You can type a question such as “3/4 + 1/8”, or show me your working.`
  }
  if (THANKS.test(text))
    return `You’re very welcome, ${childName}! Is there anything else that we can look at together?`
  return `I’m glad you asked! That one is beyond what I know on my own. ${CAN_DO}`
}

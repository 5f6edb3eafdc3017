import { topicOf } from '#maths/kinds/doors.ts'
import { meaningOfWord } from '#maths/language/en/maths-words.ts'
import { lessonFor } from '#maths/lessons/index.ts'
import { openUnsolved } from '../readings/unsolved.ts'
import { example, otherWay, simpler, toAlways, usedFor } from '../replies/curious.ts'
import { explain, help, refused } from '../replies/help.ts'
import { hintFor } from '../replies/hints.ts'
import { replyToIdea } from '../replies/idea.ts'
import { another, tellOne, yes } from '../replies/more.ts'
import { nextInQuiz, startQuiz } from '../replies/quiz.ts'
import { knownOf } from '../replies/reason-for.ts'
import { topicsNamed } from '../replies/topics.ts'
import { invitation, nameOf, openWork, quoted, say } from '../replies/voice.ts'
import { replyToWorking } from '../replies/working.ts'
import { isWaiting } from '../unsolved/unsolved.ts'
import { type Act, onWish, RANK, type Talk } from './act.ts'
import { checked, toSure } from './checking.ts'
import { repeated } from './repeating.ts'

const wish = <W extends Parameters<typeof onWish>[0]>(wants: W, says: Parameters<typeof onWish<W>>[2]): Act =>
  onWish(wants, RANK.wish, says)

/** What is done at a child's wish. */
export const WISHES: readonly Act[] = [
  wish('quiz', talk => startQuiz(talk, talk.asked)),
  wish('story', (talk, { size }) => tellOne(size, talk)),
  wish('explain', (talk, { lesson }) => explain(lesson, talk, talk.asked)),
  wish('word', (talk, { word }) => meaningOf(word, talk)),
  wish('another', talk => another('another', talk, talk.asked)),
  wish('easier', talk => another('easier', talk, talk.asked)),
  wish('harder', talk => another('harder', talk, talk.asked)),
  wish('skip', skipped),
  wish('stop', stopped),
  wish('restart', restarted),
  wish('repeat', repeated),
  wish('score', talk => {
    const { quiz } = talk
    return quiz && quiz.asked > 0
      ? `You have ${quiz.right} of ${quiz.asked} right at the first try.${invitation(talk)}`
      : `We have no quiz just now. Shall I quiz you?${invitation(talk)}`
  }),
  wish('yes', talk => yes(talk, talk.asked)),
  wish('no', talk =>
    openWork(talk)
      ? 'That’s fine. Would you like a hint, something easier, or another question?'
      : 'That’s fine. Just type when you want to go on.',
  ),
  wish('check', checked),
  wish('how it went', howItWent),
  wish('tell', refused),
  wish('example', talk => example(talk) ?? help('method', talk, talk.asked)),
  wish('sure', toSure),
  wish('doubt', doubted),
  wish('understood', understood),
  wish('wait', talk =>
    talk.work?.isFound && !openWork(talk)
      ? 'That one is done, well done! Shall I give you another one?'
      : say(talk, 'wait', ['Take your time, I’m here.', 'No hurry! Think as long as you like.']),
  ),
  wish('estimate', talk =>
    talk.work?.isFound && !openWork(talk)
      ? 'You have your number now, so you can compare: where do both stand on a number line, and which one is further right?'
      : `Guessing the size first is a clever idea! Make the numbers round and work it out roughly: about how big must it be?${invitation(talk)}`,
  ),
  wish('simpler', talk => simpler(talk) ?? help('next', talk, talk.asked)),
  wish('used for', talk => `${usedFor(talk)}${invitation(talk)}`),
  wish('picture', talk => {
    const lesson = (talk.work && lessonFor(topicOf(talk.work.problem.question))) ?? talk.lesson
    return lesson ? explain(lesson, talk, talk.asked) : help('hint', talk, talk.asked)
  }),
  wish('always', talk => `${toAlways(talk)}${invitation(talk)}`),
  // Work that nobody has solved has acts of its own for it.
  wish('other way', talk =>
    isWaiting(openUnsolved(talk))
      ? undefined
      : (knownOf(talk) ?? otherWay(talk) ?? help('next', talk, talk.asked)),
  ),
  wish('topics', (talk, { lessons }) => topicsNamed(lessons, talk)),
  wish('idea', (talk, { held }) => replyToIdea(held, talk)),
  wish('working', (talk, intent) =>
    talk.work && !talk.work.isFound ? replyToWorking(intent, talk.work, talk) : undefined,
  ),
  wish('hint', talk => help('hint', talk, talk.asked)),
  wish('unsure', talk => help('unsure', talk, talk.asked)),
  wish('next', talk => help('next', talk, talk.asked)),
  wish('method', talk => help('method', talk, talk.asked)),
]

/** What a word of maths means; its lesson is offered where nothing waits. */
function meaningOf(word: string, talk: Talk): string {
  const name = word.charAt(0).toUpperCase() + word.slice(1)
  const more = talk.later && talk.work?.isFound ? ' Shall I show you more of it?' : ''
  return `**${name}**: ${meaningOfWord(word)}.${invitation(talk) || more}`
}

/** `my book has it different`, `r u sure`: what was said can be tried, and need not be believed. */
function doubted(talk: Talk): string {
  const open = openWork(talk)
  const lead = say(talk, 'doubt', [
    'Good that you don’t just believe me!',
    'You are right to ask: anybody can slip, and so can I.',
    'Let’s see who is right.',
  ])
  if (open?.said?.outcome === 'wrong')
    return `${lead} I looked at ${quoted(open.said.marked.finalText ?? talk.last)}. How did you come to it? Write each step on its own line, and we look for the place where we part.`
  return `${lead} ${toSure(talk)}`
}

/** `ohh i get it now`, `done!!`: with something open, it is tried at once. */
function understood(talk: Talk): string {
  const glad = say(talk, 'understood', [
    'Lovely, well done!',
    'Great, that is how it goes!',
    'Good, I’m glad!',
  ])
  const open = openWork(talk)
  if (open)
    return `${glad} ${say(talk, 'understood, open', ['So what do you get', 'Show me: what is your next line', 'Then write down what you have'])} for ${nameOf(open.problem.question)}?`
  if (talk.story) return `${glad} Then tell me what you get for it: “${talk.story.asked}”`
  if (isWaiting(talk.unsolved)) return `${glad} What is your answer, in one sentence?`
  return `${glad} ${say(talk, 'understood, next', ['Would you like one to try it out, or is that all for now?', 'Could you tell it to a friend? Or shall I ask you one?'])}`
}

/** `howd i do`: what was found, and how much of it alone. */
function howItWent(talk: Talk): string {
  const { work, toldStory, foundSoFar = [], quiz } = talk
  if (quiz && quiz.asked > 1)
    return `You have ${quiz.right} of ${quiz.asked} right at the first try.${invitation(talk)}`
  const count = foundSoFar.length
  if (count > 1 && /\b(?:today|everything|all|overall|so far)\b/i.test(talk.last))
    return `Really well: you have found ${count} answers, and worked for each of them.${invitation(talk)}`
  if (work?.isFound || toldStory)
    return work && work.slips > 0
      ? `Well! There was a slip on the way, and you put it right yourself.${invitation(talk)}`
      : `Really well! You found it yourself.${invitation(talk)}`
  return openWork(talk) || talk.unsolved
    ? `You are well on the way: keep going.${invitation(talk)}`
    : 'We have only just begun. What shall we look at?'
}

function skipped(talk: Talk): string {
  if (talk.quiz) return `That’s fine. ${nextInQuiz(talk, talk.asked) ?? 'The quiz is over.'}`
  if (talk.work?.isFound && !openWork(talk) && !talk.unsolved) return another('another', talk, talk.asked)
  return openWork(talk) || talk.story
    ? 'That’s fine, we leave it. Type another question, or say “another” for one like it.'
    : 'There is nothing to skip just now. Shall I quiz you?'
}

function stopped(talk: Talk): string {
  if (talk.feeling === 'sad' || talk.feeling === 'loss')
    return 'That’s fine, you don’t have to. I’m here whenever you would like to do a little maths.'
  if (/\b(?:today|tonight|tomorrow|the day|thanks?|thank you)\b/i.test(talk.last))
    return say(talk, 'stop', [
      'All right, we stop here for today. Well done, and see you soon!',
      'Good, we stop here. See you soon!',
    ])
  const { ended } = talk
  const first =
    ended && ended.right === 0
      ? 'All right, no more quiz. What would you like to do instead?'
      : ended
        ? `All right, we stop here. You had ${ended.right} right at the first try. Well done!`
        : 'All right, we stop here. You did well to work on it. See you soon!'
  return say(talk, 'stop', [first, 'All right, we stop here. Come back whenever you like!'])
}

function restarted({ work, story }: Talk): string {
  if (work && !work.isFound)
    return `All right, from the beginning: ${nameOf(work.problem.question)}. ${hintFor({ ...work, stuck: 0 })}`
  return story
    ? `All right, from the beginning. The story asks: “${story.asked}” What do you know?`
    : 'A fresh start! Type a question, or say “quiz me”.'
}

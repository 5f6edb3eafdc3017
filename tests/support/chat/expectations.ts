import { saysAnswer } from '#maths/kinds/doors.ts'
import { problemsIn } from '#tutor/find-problems.ts'

/** A turn of a child's with the turns before it, and what a good answer does. */
export interface ChatCase {
  /** What the child has said before; the tutor's own replies stand between. */
  before: string[]
  say: string
  wants: Wanted
  /** A pattern that the reply must match besides. */
  says?: string
  /** It comes back to the open sum. */
  returns?: true
}

const PRAISE = /\b(?:yes|right|good|great|well done|correct|works?|exactly|true)\b/i
const BLAME = /isn’t it|isn’t the answer|again\b.*\bline|not quite|look at .* again|slips? there/i
/** A thought of the child's is not so. */
const DENIAL = /but no\b|mix-up|\bno, not\b|not this time|only sometimes|let’s check that|look once more/i
const MATHS_HINT =
  /step|part|first|how many|how much|what (?:is|could|does)|tens|ones|multiply|add|split|lots|both sides|undo/i

/** For each kind of turn whether a reply does what a good one must. */
const DOES = {
  credit: (reply: string) => PRAISE.test(reply) && !BLAME.test(reply) && reply.includes('?'),
  elsewhere: (reply: string) =>
    /\b(?:true|right)\b/i.test(reply) && /help|undo/i.test(reply) && !BLAME.test(reply),
  slip: (reply: string) =>
    (BLAME.test(reply) || /^look once more/i.test(reply)) && !/\bis right[.!]/.test(reply),
  found: (reply: string) => /\bis right|it is \$|that’s it|correct/i.test(reply),
  ask: (reply: string) => reply.includes('?') && !BLAME.test(reply) && !/\bis right\b/.test(reply),
  hint: (reply: string) => MATHS_HINT.test(reply) && !BLAME.test(reply),
  refuse: (reply: string) =>
    /won’t|keep the answer|if I told you|get there together|can find this/i.test(reply),
  greeting: (reply: string) => /\b(?:hello|hi)\b/i.test(reply),
  comfort: (reply: string) =>
    /sorry|okay|hear you|feeling|feels?|not stupid|breath|nervous|break|fair enough|bored|tired|annoying|rest/i.test(
      reply,
    ) && !BLAME.test(reply),
  sorry: (reply: string) => /sorry|differently|another way/i.test(reply),
  'off-topic': (reply: string) =>
    /only know maths|maths is all|outside of maths|only a program/i.test(reply) &&
    !/photosynth\w+ is|paris/i.test(reply),
  chat: (reply: string) => /interesting|telling me|nice|more about that/i.test(reply),
  explain: (reply: string) => reply.includes('```picture') || reply.length > 150,
  quiz: (reply: string) => /Try this one: \*\*/.test(reply),
  'new-sum': (reply: string) => reply.includes('?') && !BLAME.test(reply) && !/didn’t|not sure/.test(reply),
  story: (reply: string) => /asks|story/i.test(reply) && /which sum/i.test(reply),
  'story-step': (reply: string) => reply.includes('?') && !BLAME.test(reply),
  stop: (reply: string) => /stop here|that’s fine|come back|leave it/i.test(reply),
  restart: (reply: string) => /beginning|fresh start/i.test(reply),
  confirm: (reply: string) =>
    /\b(?:yes|right|exactly)\b/i.test(reply) && !BLAME.test(reply) && !DENIAL.test(reply),
  deny: (reply: string) => DENIAL.test(reply) && !/\byes\b/i.test(reply),
  why: (reply: string) => /why|because|scale|goes like this/i.test(reply),
  identity: (reply: string) => /program/i.test(reply),
  welcome: (reply: string) =>
    (/question|sum|topic/i.test(reply) && reply.includes('?')) || /type/i.test(reply),
  thanks: (reply: string) => /welcome|pleasure|any time/i.test(reply),
  goodbye: (reply: string) => /goodbye|see you/i.test(reply),
} satisfies Record<string, (reply: string) => boolean>

export type Wanted = keyof typeof DOES

const LONG = new Set<Wanted>(['explain', 'why', 'hint', 'refuse', 'ask', 'sorry'])
const MOST_WORDS = 75

/** What a reply does wrong, in words; none where it holds. */
export function faultsOf({ before, say, wants, says, returns }: ChatCase, reply: string): string[] {
  const open = [...before, say].flatMap(text => problemsIn(text))
  const leaks = wants === 'refuse' && open.some(({ question }) => saysAnswer(reply, question))
  return [
    ...(DOES[wants](reply) ? [] : [`does not ${wants}`]),
    ...(says && !new RegExp(says, 'i').test(reply) ? [`does not say ${says}`] : []),
    ...(returns && !/go on with|waiting for us|back to/i.test(reply)
      ? ['does not come back to the sum']
      : []),
    ...(leaks ? ['gives the answer away'] : []),
    ...(!LONG.has(wants) && reply.split(/\s+/).length > MOST_WORDS ? ['is too long'] : []),
  ]
}

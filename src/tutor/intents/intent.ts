import type { Operator } from '#maths/arithmetic/expression.ts'
import type { Held } from '#maths/ideas/idea.ts'
import type { Lesson } from '#maths/lessons/lesson.ts'
import type { Size } from '../make-question.ts'
import type { OwnLife } from './own-life.ts'

/** What somebody feels, as far as it takes another answer. */
export type Feeling =
  | 'sad'
  /** Somebody is far away now. */
  | 'missing'
  | 'cross'
  | 'bored'
  | 'tired'
  | 'worried'
  | 'loss'
  | 'useless'
  | 'giving up'
  | 'happy'
  /** A hard one that is over, or that it says it does not have. */
  | 'not so'
  | 'proud'
  | 'unwell'
  | 'unwilling'

/** Other subjects that a child may bring. */
export type Subject = 'spelling' | 'writing' | 'past' | 'science' | 'language' | 'world' | 'other'

/** What is asked for in a few words. */
export type Command =
  | 'another'
  | 'easier'
  | 'harder'
  | 'why'
  | 'hint'
  | 'check'
  | 'unsure'
  | 'tell'
  | 'next'
  | 'restart'
  | 'stop'
  | 'skip'
  | 'yes'
  | 'no'
  | 'repeat'
  | 'method'
  | 'score'
  | 'example'
  | 'sure'
  | 'tools'
  | 'wait'
  | 'estimate'
  | 'simpler'
  | 'used for'
  | 'always'
  | 'picture'
  | 'other way'
  | 'way'
  | 'finished'
  | 'wonders'
  | 'meaning'
  /** Whether an answer may be written as it is. */
  | 'form'
  /** How well it has done. */
  | 'how it went'
  /** A question that children often ask back; see `faq/`. */
  | 'frequent'
  /** Doubts what the tutor has said. */
  | 'doubt'
  /** Says that it has understood, or is done. */
  | 'understood'

/** What a child wants with a message, besides the maths in it. */
export type Intent =
  | { wants: Command }
  | { wants: 'quiz'; on?: Lesson | undefined; onWhat?: string }
  | { wants: 'explain'; lesson: Lesson }
  | { wants: 'story'; size: Size }
  | { wants: 'comfort'; feeling: Feeling }
  | { wants: 'greeting' | 'thanks' | 'goodbye' | 'wellbeing' | 'identity' | 'abilities' | 'welcome' }
  | { wants: 'complaint'; about: 'help' | 'repeating' | 'wrong' | 'tutor' | 'long' }
  | { wants: 'other subject'; subject?: Subject /** It goes on with what was asked before. */; isOn?: true }
  /** A grown-up asks how to help, or worries. */
  | { wants: 'advice' }
  | { wants: 'no lesson' | 'chat' | 'nonsense' | 'apology' | 'unclear' }
  /** Tells of itself, beside the work. */
  | { wants: 'own life'; what: OwnLife }
  | { wants: 'compliment' | 'boast' | 'laugh' | 'joke' | 'others say' | 'how known' }
  /** A direct question that is answered before anything else; see `replies/direct.ts`. */
  | { wants: 'direct'; answer: string }
  /** What a word of maths means. */
  | { wants: 'word'; word: string }
  | { wants: 'topics'; lessons: readonly Lesson[] }
  | { wants: 'idea'; held: Held }
  | { wants: 'working'; about: 'slip' | 'operation' | 'doing'; named: readonly Operator[] }

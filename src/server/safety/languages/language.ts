import type { Concern } from '../../shared/concerns.ts'

/** Of these, and of nothing else, danger is heard and answered in another language than English. */
export type CareConcern = Extract<
  Concern,
  | 'emergency'
  | 'self_harm_now'
  | 'self_harm'
  | 'abuse'
  | 'grooming'
  | 'threat'
  | 'eating'
  | 'blackmail'
  | 'running_away'
  | 'bullied'
  | 'lonely'
  | 'sad'
  | 'self_hate'
  | 'scared'
>

/** What a child reads; `{emergency}` stands for the number to call. Markdown. */
export interface CareWords {
  kinds: Record<CareConcern, string>
  /** After harm by a grown-up at home or a relative. */
  atHome: string
  /** The child goes on: after anything, after harm at home, and after an emergency. */
  goOn: string
  atHomeGoOn: string
  emergencyGoOn: string
  somebodyToTalkTo: string
  /** Whom to call in danger, with the number. */
  inDanger: string
}

/**
 * A language in which danger is heard in its plainest words. In phrases a word is written as it is spelt (accents,
 * capitals and the like make no difference) and
 *
 *   a|b        is one or the other              wort*     any ending, *wort any beginning
 *   word?      may be missing                   do_it     words that belong together
 *   ..         up to four other words, none of `not`      !a|b      anything but that follows; at the beginning: goes before
 *   @home      a grown-up of the home or a relative       @other    somebody else        @someone  either
 *
 * `== concern` begins the phrases of a concern; `home` behind it: it is somebody at home who does it. Under `== calm`
 * stand words that take what is said away from the child itself: a story, a lesson, a saying.
 */
export interface LanguageOfDanger {
  /** Which script it is written in: others are not even tried. */
  script: RegExp
  /** Chinese puts no spaces between words. */
  hasSpaces: boolean
  /** Spellings that are taken for the same, after accents are gone. */
  alike?: readonly (readonly [RegExp, string])[]
  home: string
  other: string
  not: string
  /** Everyday words by which a text in this language is told from an English one; empty where the script tells. */
  everyday: string
  phrases: string
  words: CareWords
}

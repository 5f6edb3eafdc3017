import { NUMBER, type Paraphrase } from './paraphrase.ts'

/** What is asked of one number by itself, whatever it counts. */
const OF_ITSELF =
  /\b(?:nearest|significant figures?|decimal places?|digit|expanded form|in words|standard form|standard index form|scientific notation)\b/
const APPROXIMATE =
  /\b(?:about|almost|nearly|nearest|round\w*|roughly|approximately|estimated?|or so|over|more|less)\b/
/** `this number`, `her score`, `it`: what was told before. */
const TOLD =
  /\b(?:(?:this|that|the) (?:number|figure|amount|score|total|population|distance|attendance)|(?:his|her|their|its) (?:score|number|total|record)|this|it)\b/

/** A number in a scene, and what is asked of it by itself: the scene says nothing to that. */
export const toldNumbers: Paraphrase[] = [
  [
    new RegExp(
      `^([^.?!\\d]{0,80})(${NUMBER})(?![\\d.,/:]?\\d)([^.?!\\d]{0,80})[.!] ((?:[^?.!]|\\.(?=\\d)){8,120})$`,
    ),
    ([, before = '', number = '', behind = '', asked = '']) => {
      if (!OF_ITSELF.test(asked) || APPROXIMATE.test(`${before} ${behind}`)) return undefined
      const isRepeated = asked.split(/[^\d.]+/).includes(number)
      if (isRepeated) return asked
      return TOLD.test(asked) ? asked.replace(TOLD, number) : undefined
    },
  ],
]

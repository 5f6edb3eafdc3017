const PEOPLE =
  '(?:(?:[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er) )?(?:[Ff]riend|[Mm]ate|[Pp]artner|[Bb]rother|[Bb]ro|[Ss]ister|[Ss]is|[Cc]ousin|[Mm]um(?:my)?|[Mm]om(?:my)?|[Dd]ad(?:dy)?|[Gg]ran(?:ny|dma|dad|dpa)?|[Nn]an(?:a)?|[Tt]eacher|[Bb]ook|[Kk]ey|[Ss]he|[Hh]e|[Tt]hey|\\p{Lu}\\p{Ll}{1,12})'
const SAY = '(?:says?|said|thinks?|thought|reckons?|gots?|gets?|has|have|had|put|wrote|told me)'
/** Up to the next clause; the point of a decimal ends none. */
const SAID =
  '(?:[^.,;!?\\n]|[.,](?=\\d)){1,40}?(?=[,;!?]|\\.(?:\\s|$)|$| (?:but|who|is it|is that|so|and|i|I|which|am)\\b)'
const OF_OTHERS = new RegExp(
  `(?:(?<=^|[.,;!?]\\s?)|[\\s,;]+(?:but|and|while|though) )(${PEOPLE}) ${SAY} (${SAID})(?:[,?.]? (?:who|which)(?:'?s| is| one is) (?:right|wrong|correct)\\??)?`,
  'u',
)

/** `the answer in my book is 17/12 but i got 5/7` */
const BUT_I =
  /(?<=\b(?:book|key|sheet|answers?|teacher)\b.{1,60}\d.{0,10}) but (?=i (?:got|get|have|put|think|said)\b)/i

/**
 * What a child says itself, without what somebody else says beside it: `i got 1h 25` of `i got 1h 25. my sister says 1h
 * 35`. Neither is right by the other. The message as it is where the child says no number of its own, and where the
 * other one is somebody of the question that is `asked`.
 */
export function ownWords(text: string, asked = ''): string {
  const mine = text.split(BUT_I)[1]
  if (mine !== undefined && /\d/.test(mine)) return mine
  const found = OF_OTHERS.exec(text)
  const [, who = '', number = ''] = found ?? []
  if (!found || !/\d/.test(number) || asked.includes(who)) return text
  const own = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim()
  return /\d/.test(own) ? own : text
}

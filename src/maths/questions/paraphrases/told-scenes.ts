import { partOfAll } from '../../stories/part-of-all.ts'
import { figuresTold } from './told-figures.ts'
import { linesTold } from './told-lines.ts'
import { roundsTold } from './told-rounds.ts'
import { rulesTold } from './told-rules.ts'
import { sumsTold } from './told-sums.ts'

const waysTold = [...figuresTold, ...linesTold, ...rulesTold, ...sumsTold, ...roundsTold]

const SECTOR =
  /^(.{20,160}?)[.?] (?:if |on |in )?(?:a |the )?(?:pie chart (?:is drawn|is to be drawn|to show this|of this|of these results)?,? ?)?(?:what (?:size )?angle|(?:the )?(?:size of the )?angle|how many degrees) ([^.?]{4,90})$/
/** `60 pupils were asked … and 15 of them chose football. What angle should the football sector have in a pie chart?` */
function sectorAngle(text: string): string | undefined {
  const [, told = '', asked = ''] = /pie ?chart/.test(text)
    ? (SECTOR.exec(text.replace(/\b(?:find|work out|calculate) (?=the (?:size of the )?angle)/, '')) ?? [])
    : []
  const name = asked.replace(
    /\b(?:pie ?charts?|sectors?|slices?|angle|represents?|representing|represented|drawn?|used|show(?:s|ing)?|needed|would|should|have|size)\b|["'‘’“”]/g,
    ' ',
  )
  const part =
    told === '' || /\d/.test(asked) || !/sector|slice|represent|show/.test(asked)
      ? undefined
      : partOfAll(told, name)
  return part && `${part.some}/${part.all} of 360°`
}

/** A scene by the roles of its words, in words that the kinds read. */
export function toldScenes(text: string): string[] {
  const plain = text.replace(/[₀-₉]/g, digit => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))
  return [...waysTold, sectorAngle].flatMap(say => say(plain) ?? [])
}

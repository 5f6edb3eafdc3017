import type { Idea } from '../idea.ts'
import { ADD, DIVIDE, MEANS, TAKE, TIMES, wordings } from '../words.ts'

const ALL = '(?:them|it|everything|all|the numbers|all of them|them all|all the numbers)'

/** What holds for data, chance, ratio and measures. */
export const dataAndMeasures: readonly Idea[] = [
  {
    about: /\bmean\b|average/,
    so: wordings(
      `${ADD} (?:up )?${ALL}(?: up| together| all)*(?:,? (?:and|then))*(?: you| i)? (?:${DIVIDE}|share)`,
      `${DIVIDE} by (?:how many|the (?:number|amount) of|how much)`,
      'fair shares?',
      'everyone (?:gets|had|has) the same',
      `(?:average|mean) (?:is|means) (?:the )?(?:same (?:as|thing)|mean|average)`,
    ),
    notSo: wordings(
      'mean (?:is|means) (?:the )?(?:middle|most)',
      `${ADD} (?:up )?${ALL} and that's (?:it|the mean)`,
      `always ${DIVIDE} by (?:2|two)`,
    ),
    asks: wordings(`what do i ${DIVIDE} by`, `${DIVIDE} by what`, `why .{0,15}${DIVIDE}`),
    because:
      'For the mean put everything together, and share it out equally: divide by how many numbers there are, also counting a zero.',
  },
  {
    so: wordings(
      "median (?:is|means|'s) (?:just )?(?:the )?(?:one in the )?middle",
      "mode (?:is|means|'s) (?:just )?(?:the )?(?:one )?(?:that )?(?:most|comes up (?:the )?most|appears (?:the )?most|you see most)",
      `range (?:is|means|'s) (?:just )?(?:the )?(?:biggest|highest|largest|difference)`,
      "mean (?:is|means|'s) (?:just )?(?:the )?(?:average|fair share)",
    ),
    notSo: wordings(
      "median (?:is|means|'s) (?:just )?(?:the )?(?:most|biggest|average|one that comes up)",
      "mode (?:is|means|'s) (?:just )?(?:the )?(?:middle|biggest|average|mean)",
      "mean (?:is|means|'s) (?:just )?(?:the )?(?:middle|most)",
      "range (?:is|means|'s) (?:just )?(?:the )?(?:middle|most|average)",
    ),
    asks: wordings(
      '(?:differen\\w*|mix\\w*|confus\\w*|muddl\\w*) .{0,20}(?:mean|median|mode|range).{0,20}(?:mean|median|mode|range)',
    ),
    because:
      'Mean: put together and share out. Median: the middle one, in order. Mode: the one that comes most often. Range: the biggest minus the smallest.',
  },
  {
    about: /median/,
    so: wordings(
      '(?:put|get|write|sort) (?:them|it|the numbers) in (?:size )?order(?: first)?',
      'order (?:them|it)(?: first)?',
      '(?:sort|order) the numbers',
      'smallest to biggest',
      'in order',
    ),
    asks: wordings(
      "(?:what if|if|but) (?:there (?:is|are)|there's|i have|it has)? ?(?:two|2) (?:in the middle|middles|middle)",
      'two (?:numbers )?in the middle',
      'no middle',
      'which (?:one )?is (?:the )?middle',
    ),
    because:
      'Put the numbers in order first, then take the middle one. Where two stand in the middle, take what lies halfway between them.',
  },
  {
    about: /\bmode\b/,
    so: wordings('(?:can|could) (?:there )?(?:be|have) (?:two|2|more than one|more than 1|no)'),
    asks: wordings('what if .{0,25}(?:two|2|same|none|all)', 'can there be'),
    because: 'There can be two modes where two values come equally often, and none where each comes once.',
  },
  {
    about: /range/,
    so: wordings(
      `(?:biggest|highest|largest) (?:number )?(?:${TAKE}|take away|-) (?:the )?(?:smallest|lowest)`,
    ),
    notSo: wordings(
      `(?:biggest|highest|largest) (?:number )?(?:${ADD}|and) (?:the )?(?:smallest|lowest)`,
      `${ADD} (?:the )?(?:biggest|highest|largest)`,
    ),
    because: 'The range says how far the numbers spread: the biggest minus the smallest.',
  },
  {
    about: /probab|chance|likel|dice|coin|spinner/,
    so: wordings(
      '(?:between|from) (?:0|zero) (?:and|to) (?:1|one)',
      'impossible (?:is|means|=) (?:a )?(?:0|zero)',
      'certain (?:is|means|=) (?:a )?(?:1|one)',
      `(?:adds?|added) up to (?:1|one|a whole)`,
      "(?:can't|cannot|never) be (?:more|bigger|larger|greater|over|above) (?:than )?(?:1|one)",
    ),
    notSo: wordings(
      '(?:can|could) (?:an? |the |it )?(?:\\w+ )?be (?:more|bigger|larger|greater|over|above|higher) (?:than )?(?:1|one|100)\\b',
      '(?:can|could) (?:an? |the |it )?(?:\\w+ )?be (?:negative|minus|(?:less|smaller|lower) than (?:0|zero)|below (?:0|zero))',
      '(?:heads|tails|a six|a 6|it) (?:is|must be|will be|has to be) (?:more likely|due|next|tails|heads)',
      '(?:more likely|due|has to be|must be) (?:now|next|tails|heads)',
    ),
    because:
      'A chance lies between zero, impossible, and one, certain, and all of them together make one. A coin or dice remembers nothing of its last throws.',
  },
  {
    about: /ratio|share/,
    so: wordings(
      `${ADD} (?:up )?(?:the )?(?:parts|shares|numbers|ratio|them|two|both)(?: up| together| first)*`,
      `${DIVIDE} (?:it |the (?:money|total|amount) )?by (?:the |all the )?(?:total|number of|how many|parts)`,
      'order (?:does )?matters?',
    ),
    notSo: wordings(
      `order (?:doesn't|does not) matter`,
      `${DIVIDE} (?:it )?by (?:2|two) `,
      `${TIMES} (?:the )?parts together`,
    ),
    because:
      'Add the parts to see how many equal shares there are. Find one share, then give to each as many as the ratio says, in its order.',
  },
  {
    about: /unit|convert|\b(?:cm|mm|km|kg|ml|metres?|grams?|litres?)\b/,
    so: wordings(
      `(?:small|smaller|little)\\w* (?:unit )?(?:to|into) (?:a )?(?:big|bigger|large)\\w*(?: units?| ones?)?.{0,20}(?:${DIVIDE}|division)`,
      `(?:big|bigger|large)\\w* (?:unit )?(?:to|into) (?:a )?(?:small|smaller|little)\\w*(?: units?| ones?)?.{0,20}(?:${TIMES}|multiplication)`,
      `${DIVIDE} .{0,25}(?:small|smaller) (?:to|into) (?:big|bigger)`,
      `${TIMES} .{0,25}(?:big|bigger) (?:to|into) (?:small|smaller)`,
    ),
    notSo: wordings(
      `(?:small|smaller|little)\\w* (?:unit )?(?:to|into) (?:a )?(?:big|bigger|large)\\w*(?: units?| ones?)?.{0,20}(?:${TIMES}|multiplication)`,
      `(?:big|bigger|large)\\w* (?:unit )?(?:to|into) (?:a )?(?:small|smaller|little)\\w*(?: units?| ones?)?.{0,20}(?:${DIVIDE}|division)`,
    ),
    asks: wordings(
      `(?:how do i know|when do i|do i|should i|is it) .{0,20}(?:${TIMES} or ${DIVIDE}|${DIVIDE} or ${TIMES})`,
    ),
    because:
      'Smaller units are needed more often, so going to a smaller unit you multiply, and to a bigger unit you divide.',
  },
  {
    about: /time|clock|hour|minute/,
    so: wordings(
      `half past (?:${MEANS}) (?:30|thirty)`,
      `quarter past (?:${MEANS}) (?:15|fifteen)`,
      `quarter to (?:${MEANS}) (?:15|fifteen|45|forty ?five)`,
      'quarter of an hour (?:is|=) (?:15|fifteen)',
      '(?:60|sixty) minutes (?:in|are|make|is) (?:an |one |1 )?hour',
    ),
    notSo: wordings(
      `quarter (?:past|to|of an hour) (?:${MEANS}) (?:25|twenty ?five|4|40)`,
      `half past (?:${MEANS}) (?:50|fifty)`,
      '(?:100|hundred) minutes (?:in|are|make|is) (?:an |one |1 )?hour',
    ),
    because: 'An hour has $60$ minutes, so half an hour is $30$ and a quarter is $15$.',
  },
]

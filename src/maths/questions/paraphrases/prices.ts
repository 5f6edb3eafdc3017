import type { Paraphrase } from './paraphrase.ts'
import { ASK, END, MONEY, P } from './percentages.ts'

/** Prices before and after a sale, tips, taxes and discounts, and parts that are told with their whole. */
export const prices: Paraphrase[] = [
  [
    new RegExp(
      `^(?:an? |the )?[a-z]+ (?:earns|gets|receives|is paid|makes) (?:an? )?${P} commission on (?:sales of |a sale of |goods worth )?${MONEY}${END}(?:how much (?:commission )?(?:is|does|did) (?:his|her|their|the|he|she|they)(?: commission| earn| get| receive)?|${ASK}commission)$`,
    ),
    '$1% of $2',
  ],
  [
    /^((?:\d{1,4}p|£\d{1,4}(?:\.\d\d)?)(?: ?\+ ?(?:\d{1,4}p|£\d{1,4}(?:\.\d\d)?)){1,4})(?: in pounds(?: and pence)?)?$/,
    ([, sum = '']) => `total of ${sum.split(/ ?\+ ?/).join(' and ')}`,
  ],
  [
    /^(.{5,60}) costs? (\S{2,9})[.;] (?:what is|find|work out) the unit (?:rate|price|cost) in (?:dollars|pounds|cents|pence|euros) per ([a-z]+)$/,
    '$1 cost $2. what is the cost per $3',
  ],
  [
    /^how many (\d{1,3})-(paise|cent|pence|rupee|dollar|pound) (coins|notes|bills) (.+)$/,
    'how many $1 $2 $3 $4',
  ],
  [/^how much (?:money )?(?:is|are) (.{3,30}) in (pence|pounds|cents|dollars)$/, 'convert $1 to $2'],
  [
    /^(?:the )?cost of (\d{1,5}(?:\.\d+)? ?(?:g|kg|ml|l|m|cm|litres?|liters?|grams|oz|lb)) of ([a-z]+) at ([£$€₹]\d{1,5}(?:\.\d\d)?|\d{1,4}p) (?:per|a|for each) (kg|kilogram|kilo|litre|liter|l|m|metre|meter|lb|pound)$/,
    '$2 costs $3 per $4. how much does $1 cost',
  ],
  [
    new RegExp(
      `^(increase|decrease|reduce|raise) (?:an?|the) (?:price|cost|bill|salary|fare|rent) of ${MONEY} by ${P}$`,
    ),
    ([, way, price, percent]) =>
      `${way === 'increase' || way === 'raise' ? 'increase' : 'decrease'} ${price} by ${percent}%`,
  ],
  [
    new RegExp(
      `^(?:an? |the )?${P} (?:tip|tax|sales tax|vat|gst|commission|deposit|service charge|discount) (?:on|for|of) (?:an? )?${MONEY}(?: (?:bill|meal|restaurant bill|dinner|lunch|purchase|item|price|sale|house|car))?$`,
    ),
    '$1% of $2',
  ],
  [
    /^percent(?:age)? error (?:if|when) (?:the )?(?:estimate|estimated value|measured value|measurement|guess) (?:is|was) (\d{1,6})(?: [a-z]+)? and (?:the )?(?:actual|exact|true|real) (?:value|amount|answer|length|mass|weight) (?:is|was) (\d{1,6})(?: [a-z]+)?$/,
    ([, guess = '', real = '']) =>
      guess === real
        ? undefined
        : `write ${Math.abs(Number(guess) - Number(real))} out of ${real} as a percentage`,
  ],
]

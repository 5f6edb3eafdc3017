import type { Paraphrase } from './paraphrase.ts'

const N = '\\d{1,5}(?:\\.\\d{1,3})?'
const UNIT =
  '(?: ?(?:kg|g|cm|m|km|mm|minutes|mins|seconds|s|hours|years(?: old)?|°c|degrees|litres|ml|points|marks))?'
const END = '[.,;?]+ (?:and )?'
const ASK = '(?:find|work out|calculate|what is|what was|what are|determine|state|write down) '
const MEAN = '(?:mean|average)'

/** Marks, heights, ages and what they are on average, with the words of who and what left out. */
export const data: Paraphrase[] = [
  [
    /^(?:which is )?(?:the )?most common (?:number|value|score|mark)(?: is)? (?:in|of|among)(?: the list)?:? (.+)$/,
    'mode of $1',
  ],
  [
    /^(?:the )?(?:inter-?quartile range|iqr) (?:if|when|given(?: that)?) (?:the )?(?:lower quartile|q1|q_1) (?:is|=) (\d{1,4}(?:\.\d)?),? and (?:the )?(?:upper quartile|q3|q_3) (?:is|=) (\d{1,4}(?:\.\d)?)$/,
    '$2 - $1',
  ],
  [
    /^(?:the )?(?:marks|scores|numbers|values|ages|grades) (\d{1,3}(?:, \d{1,3})*,? and \d{1,3}) have frequencies (\d{1,3}(?:, \d{1,3})*,? and \d{1,3})(?: respectively)?[.,;] how many (?:pupils|students|people|children|numbers|marks|scores|values) (?:were|are) (?:there|tested|in the [a-z]+|asked|counted)(?: (?:altogether|in total|in all))?$/,
    ([, values = '', counts = '']) => {
      const [one, other] = [values, counts].map(list => list.split(/,? and |, /))
      return one?.length === other?.length ? other?.join(' + ') : undefined
    },
  ],
  [
    new RegExp(
      `^(?:the )?${MEAN} (?:mass|weight|height|age|mark|score|length) of (\\d{1,3}) [a-z]+ is (${N})${UNIT}${END}(?:${ASK}(?:the |their )?(?:total|combined) (?:mass|weight|height|age|marks?|score|length)(?: of the [a-z]+)?)$`,
    ),
    ([all = '', count, mean]) => {
      const [, unit = ''] = new RegExp(`is ${N} ?([a-z]+)[.,;?]`).exec(all) ?? []
      return /^(?:kg|g|cm|m|km|mm|minutes|seconds|hours)$/.test(unit)
        ? `${count} × ${mean} ${unit}`
        : `total of ${count} numbers whose mean is ${mean}`
    },
  ],
  [
    new RegExp(
      `^(?:the )?${MEAN} of (\\d{1,2}) numbers is (${N})${END}(?:if )?(\\d{1,2}) of (?:the |these )?(?:numbers|them) are (${N}(?:(?:, ?(?:and )?| and )${N})*)${END}(?:${ASK}|which )?(?:the )?(?:value of the )?(?:third|fourth|fifth|sixth|3rd|4th|5th|6th|other|last|remaining|missing)(?: number| one)?$`,
    ),
    'mean of $1 numbers is $2. $3 of the numbers are $4. find the other number',
  ],
  [
    new RegExp(
      `^(?:the )?probability (?:that|of) (?:a |the )?(?:team|player|side|[a-z]+) (?:wins?|winning)(?: a (?:match|game))? is (0?\\.\\d{1,3}|\\d/\\d{1,2}),? and (?:the probability )?(?:that |of )?(?:it |they |he |she )?(?:draws?|drawing)(?: is)? (0?\\.\\d{1,3}|\\d/\\d{1,2})${END}${ASK}(?:the )?probability (?:that |of )?(?:it |they |he |she |the team )?(?:loses?|losing)$`,
    ),
    '1 - $1 - $2',
  ],
  [
    /^(?:a |the )?(?:tin|box|bag|packet|jar|plate|basket|bowl|tray|drawer|crate|pack) (?:contains|has|holds) (\d{1,3}) ([a-z]+),? (?:of which )?(\d{1,3})(?: of (?:them|which|these))? are ([a-z]+)[.,;] (?:one|1|an?) (?:of them |[a-z]+ )?is (?:taken|chosen|picked|selected|drawn)(?: out)?(?: at random| randomly)?[.,;] (?:find |what is |work out |calculate )?(?:the )?probability (?:that )?(?:it|the [a-z]+) is (not )?\4$/,
    ([, total = '', , part = '', , not]) =>
      Number(part) < Number(total)
        ? `a bag contains ${part} red counters and ${Number(total) - Number(part)} blue counters. a counter is picked at random. what is the probability that it is ${not ? 'blue' : 'red'}`
        : undefined,
  ],
]

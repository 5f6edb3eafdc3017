import { contentOf, isDenied } from '../../stories/content-words.ts'
import { CLAUSES, isAbout } from '../../stories/part-of-all.ts'

const ASK =
  /^(?:based on (?:this|these results|the results|her results|his results|the data), )?(?:what is |what's |find |work out |calculate |write down |use this to |estimate |give an estimate (?:for|of) )*(?:the )?(relative frequency|(?:(?:experimental|estimated) )?probability) (?:of|that|for) ([a-z' -]{3,60})$/
/**
 * Reads how often something came up of how many tries, in whatever words: `She made 24 of her last 40 free throws. What is
 * the experimental probability that she makes her next free throw?`
 * @param plain as `Asked` has it
 */
export function readToldRelative(plain: string): { times: bigint; trials: bigint } | undefined {
  const at = plain.lastIndexOf('. ')
  const [before, ask] = [plain.slice(0, at), plain.slice(at + 2)]
  const [, name = '', event = ''] = at < 0 ? [] : (ASK.exec(ask) ?? [])
  // A probability alone is one of things that are counted, and no estimate.
  if (name === '' || (name === 'probability' && !/\bestimate\b/.test(ask)) || isDenied(before + event))
    return undefined
  const numbers = before.match(/\d[\d./%,]*/g) ?? []
  const [times = 0n, trials = 0n] = numbers.every(each => /^\d{1,6},?$/.test(each))
    ? numbers.map(each => BigInt(Number.parseInt(each, 10))).sort((a, b) => Number(a - b))
    : []
  if (numbers.length !== 2 || times === 0n || times >= trials) return undefined
  const clauses = before.split(CLAUSES)
  const holding = (number: bigint) => clauses.find(each => new RegExp(`\\b${number}\\b`).test(each)) ?? ''
  const beside = new Set(contentOf(holding(trials)))
  return isAbout(holding(times), contentOf(event), beside) ? { times, trials } : undefined
}

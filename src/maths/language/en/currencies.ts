import type { Currency } from '../../values/money.ts'

/** Money of the world by its name; `sign` where it has one that is read. */
export const CURRENCIES: readonly { names: string; sign?: Currency }[] = [
  { names: 'pounds?(?: sterling)?|gbp', sign: '£' },
  { names: '(?:us |u\\.s\\. |american )?dollars?|usd', sign: '$' },
  { names: 'euros?|eur', sign: '€' },
  { names: '(?:indian )?rupees?', sign: '₹' },
  { names: '(?:japanese )?yen' },
  { names: '(?:mexican )?pesos?' },
  { names: '(?:danish |norwegian |swedish )?(?:kroner|kronor|krone|krona)' },
  { names: '(?:swiss )?francs?' },
  { names: '(?:turkish )?lira' },
  { names: '(?:south african )?rand' },
  { names: '(?:polish )?z[lł]oty(?:s|ch)?' },
  { names: '(?:thai )?baht' },
  { names: '(?:korean )?won' },
  { names: '(?:chinese )?yuan' },
  { names: 'dirhams?' },
]

/** What is said around an exchange and changes nothing of it. */
export const OF_EXCHANGE =
  /^(?:the|an?|exchange|rate|rates|is|was|are|of|between|worth|equals?|convert|change|changes|changed|exchange[sd]?|how|many|much|would|will|does|do|did|could|can|you|he|she|i|they|we|it|get|gets|receive|be|for|to|into|in|use|using|given|that|if|at|this|buys?|money|currency|has|wants|and|find|work|out|calculate|what|value|amount|cost|costs|price)$/

/** A coin, a note or an amount by its name, with what it is worth in the small ones of its money. */
export interface CoinName {
  /** For patterns. */
  names: string
  name: string
  worth: number
  in: 'cents' | 'pence' | 'paise'
  /** What a child may mix it up with, or how it is seen. */
  also?: string
}

/** American coins. */
export const AMERICAN_COINS: readonly CoinName[] = [
  { names: 'nickels?', name: 'a nickel', worth: 5, in: 'cents', also: 'a dime is 10' },
  { names: 'dimes?', name: 'a dime', worth: 10, in: 'cents', also: 'a nickel is 5' },
  { names: 'quarters?', name: 'a quarter', worth: 25, in: 'cents', also: 'four of them make a dollar' },
  { names: 'half[- ]dollars?', name: 'a half dollar', worth: 50, in: 'cents' },
  { names: 'penn(?:y|ies)', name: 'a penny', worth: 1, in: 'cents', also: 'in Britain it is 1 pence' },
]

/** Names that mean something else too (a quarter of a cake) count only beside money. */
export const COIN_NAMES: readonly CoinName[] = [
  ...AMERICAN_COINS,
  { names: '(?:dollars?|bucks?|loonies?)', name: 'a dollar', worth: 100, in: 'cents' },
  { names: 'toonies?', name: 'a toonie', worth: 200, in: 'cents', also: 'that is two Canadian dollars' },
  { names: 'euros?', name: 'a euro', worth: 100, in: 'cents' },
  { names: '(?:pounds?|quids?)', name: 'a pound', worth: 100, in: 'pence' },
  { names: 'fivers?', name: 'a fiver', worth: 500, in: 'pence', also: 'that is £5' },
  { names: 'tenners?', name: 'a tenner', worth: 1000, in: 'pence', also: 'that is £10' },
  { names: 'rupees?', name: 'a rupee', worth: 100, in: 'paise' },
]

/** Something of maths that is told in words alone, such as that the bottoms stay the same when fractions are added. */
export interface Idea {
  /** What must be talked about for it to be meant; matched against what is on the table. */
  about?: RegExp
  /** Wordings that are so, in plain words. */
  so?: RegExp
  /** Wordings that are not so. */
  notSo?: RegExp
  /** Wordings that are so only at times. */
  partly?: RegExp
  /** Wordings that ask without saying either. */
  asks?: RegExp
  /** What is so, and why: one sentence or two, in a child's words. */
  because: string
}

/** What a message says of an idea; `asked` where it says nothing that could be right or wrong. */
export type Truth = 'so' | 'not so' | 'partly' | 'asked'

export interface Held {
  truth: Truth
  because: string
}

/** What befalls somebody of the home, who does no harm by it. */
export const MISFORTUNE =
  / (?:died|dies|die|dead|dying|passed away|funeral|ill|poorly|cancer|tumour|tumor|lump|hospital|operation|surgery|stroke|coma|immigration|deport|deported|visa|papers|prison|jail|redundant|job|evicted|war|bombs?|soldier) /

import { type Heard, isOnlyAsked } from '../safety/heard.ts'
import { namesHome } from '../safety/learning.ts'
import { listen } from '../safety/listen.ts'
import { concernOfDraft, hearChild } from '../safety/local-check.ts'
import type { HeardInExchange, Said } from './heard-in-exchange.ts'

/**
 * What this computer alone hears in what was said. A reply that speaks of harm at home is not kept either, nor what
 * is said about it while the child goes on.
 * @param earlier the child's words before it in the same call, oldest first
 * @param hasTold something of home was told in this call
 */
export function checkHere(
  { userQuery, aiResponse }: Said,
  earlier: readonly string[] = [],
  hasTold = false,
): HeardInExchange {
  const said = listen(userQuery, earlier)
  // In a call nobody comes before the tutor to ask.
  const heard = said && isOnlyAsked(said) ? undefined : said
  const repeats = hearChild(aiResponse)?.isAtHome === true || (hasTold && namesHome(aiResponse))
  const query = repeats && !heard?.isAtHome ? OF_HOME : heard
  return {
    // In a call the tutor has gone on already.
    query: query?.isGoingOn && !query.isAtHome ? undefined : query,
    reply: concernOfDraft(aiResponse),
  }
}

const OF_HOME: Heard = {
  concern: 'abuse',
  tier: 'urgent',
  isAtHome: true,
  isGoingOn: true,
  isFlagged: false,
}

import type { Heard } from '../safety/heard.ts'
import type { Concern } from '../shared/concerns.ts'

/** What both sides said in a voice call. */
export interface Said {
  userQuery: string
  aiResponse: string
}

/** What there is to worry about in what was said. */
export interface HeardInExchange {
  query: Heard | undefined
  reply: Concern | undefined
}

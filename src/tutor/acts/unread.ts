import type { Intent } from '../intents/intent.ts'
import type { Talk } from './act.ts'

/** What a message is taken for where no reader reads it. */
const UNREAD = new Set<Intent['wants']>([
  ...([
    'unclear',
    'working',
    'chat',
    'no lesson',
    'other subject',
    'other way',
    'another',
    'welcome',
  ] as const),
  ...(['nonsense', 'others say', 'way', 'estimate', 'wonders'] as const),
])

/** Whether nothing of the message was credited yet. */
export function isUnread({ turn }: Talk): boolean {
  switch (turn.is) {
    case 'talk':
      return UNREAD.has(turn.intent.wants)
    case 'line':
      return (
        ['unsure', 'elsewhere', 'wrong'].includes(turn.said.outcome) ||
        // `1m is 100cm so its 240cm`: of a number alone on the way it is known what it is.
        (turn.said.outcome === 'useful' && turn.said.claims.every(({ claim }) => claim.sides.length === 1))
      )
    case 'quantity':
      return !turn.said.isSo
    case 'story line':
      return true
    case 'unsolved':
      return (
        typeof turn.said !== 'string' &&
        turn.said.right.length === 0 &&
        turn.said.numbers.some(({ from }) => from === 'way' || from === 'nowhere')
      )
    default:
      return false
  }
}

/** Why a text was stopped; stored with the message for the parent. */
export const CONCERNS = [
  'self_harm',
  'abuse',
  'sexual',
  'violence',
  'drugs',
  'hate',
  'swearing',
  'private_details',
  'other',
] as const
export type Concern = (typeof CONCERNS)[number]

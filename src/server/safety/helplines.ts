import { z } from 'zod'
import data from './helplines.json' with { type: 'json' }

const lineSchema = z.object({
  name: z.string(),
  /** To call; what there is besides stands in `also`. */
  number: z.string(),
  /** Further ways, in words, such as `or text 686868`. */
  also: z.string().optional(),
  /** When somebody answers, in words; left out where it could not be checked. */
  hours: z.string().optional(),
  /** For whom, in words. */
  for: z.string(),
  /** Where it was checked. */
  source: z.url(),
  /** When, such as `2026-11-21`. */
  checked: z.iso.date(),
})

const countrySchema = z.object({
  name: z.string(),
  /** The emergency number. */
  emergency: z.string(),
  /** The most fitting one first. */
  lines: z.array(lineSchema).min(1),
})
export type Country = z.infer<typeof countrySchema>
export type Helpline = z.infer<typeof lineSchema>

/** By the country's two letters, such as `GB`. */
export const COUNTRIES: Readonly<Record<string, Country>> = z
  .record(z.string().regex(/^[A-Z]{2}$/), countrySchema)
  .parse(data)

/** So many are named in an answer; the page about safety names all. */
const MOST_NAMED = 2

/** Where a helpline is found when the country is not known. Words, no link: a child's screen opens no page. */
export const ELSEWHERE =
  'Many countries have a free helpline for children. Child Helpline International keeps the list: childhelplineinternational.org. A teacher or another grown-up can help you to find yours.'

/** Whom to call where the country is not known: right in most of the world, and told on by most mobile phones. */
const USUAL_EMERGENCY = '112'

export function emergencyNumber(country: Country | undefined): string {
  return country?.emergency ?? USUAL_EMERGENCY
}

/** Names and numbers alone, for whoever reads them in another language than English; '' when no country is known. */
export function helpInNumbers(country: Country | undefined): string {
  return (country?.lines ?? [])
    .slice(0, MOST_NAMED)
    .map(({ name, number }) => `- **${name}**: **${number}**`)
    .join('\n')
}

/** Helplines and the emergency number as markdown. */
export function helpInWords(country: Country | undefined): string {
  if (!country) {
    return `**Somebody to talk to:** ${ELSEWHERE}\n\nIf you are in danger right now, call the emergency number. In many countries it is **${USUAL_EMERGENCY}**.`
  }
  const lines = country.lines.slice(0, MOST_NAMED).map(line => `- ${lineInWords(line)}`)
  return `**Somebody to talk to:**\n\n${lines.join('\n')}\n\nIf you are in danger right now, call **${country.emergency}**.`
}

/** The first helpline in one sentence. */
export function nearestHelp(country: Country | undefined): string {
  const [line] = country?.lines ?? []
  return line ? `If you would like to talk to somebody else: ${lineInWords(line)}` : ELSEWHERE
}

function lineInWords({ name, number, also, hours, for: whom }: Helpline): string {
  return `**${name}**, for ${whom}: **${number}**${also ? ` ${also}` : ''}${hours ? ` – ${hours}` : ''}`
}

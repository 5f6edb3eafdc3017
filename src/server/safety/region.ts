import { COUNTRIES } from './helplines.ts'

export interface SystemPlace {
  environment: Record<string, string | undefined>
  /** Such as `en-GB`. */
  locale: string
  /** Such as `Europe/London`. */
  timeZone: string
}

/** @param region what the desktop's own system says, such as `GB`; empty when it says nothing */
export function thisSystem(region = ''): SystemPlace {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return region === ''
    ? { environment: process.env, locale, timeZone }
    : { environment: {}, locale: `und-${region}`, timeZone }
}

/**
 * The country that this computer is set to, such as `GB`; undefined when it says none. American English is what many
 * computers are delivered with, so that a time zone of another country counts over it.
 */
export function systemCountry(place: SystemPlace = thisSystem()): string | undefined {
  const named = namedRegion(place)
  const byZone = regionOfZone(place.timeZone)
  return named === undefined || named === 'US' ? (byZone ?? named) : named
}

function namedRegion({ environment, locale }: SystemPlace): string | undefined {
  // Node takes plain C for American English; these variables say what was meant.
  const variable = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG
  if (variable !== undefined && variable !== '') {
    const region = /^[a-z]{2,3}_([A-Z]{2})\b/.exec(variable)?.[1]
    if (region || /^(?:C|POSIX)\b/.test(variable)) return region
  }
  try {
    return new Intl.Locale(locale).region
  } catch {
    return undefined
  }
}

/** The country of a time zone, among those that we know helplines of. */
function regionOfZone(timeZone: string): string | undefined {
  return Object.keys(COUNTRIES).find(region => listZones(region).includes(timeZone))
}

function listZones(region: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] } = new Intl.Locale(`und-${region}`)
  return locale.getTimeZones?.() ?? []
}

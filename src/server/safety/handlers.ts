import type { Help, safetyEndpoints } from '#contract/safety.ts'
import type { Handlers } from '../http/routes.ts'
import { HttpError } from '../shared/http-error.ts'
import type { Care } from './care.ts'
import { COUNTRIES, ELSEWHERE } from './helplines.ts'

const countries = Object.entries(COUNTRIES)
  .map(([code, { name }]) => ({ code, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))

/** Whom a child can call, in which country, and hearing what is about to be marked. */
export function safetyHandlers(care: Care): Handlers<typeof safetyEndpoints> {
  async function help(accountId: number): Promise<Help> {
    const { code, isChosen } = await care.findCountry(accountId)
    const country = code === undefined ? undefined : COUNTRIES[code]
    return {
      ...(country && { country: code, countryName: country.name, emergency: country.emergency }),
      isChosen,
      helplines: country?.lines ?? [],
      elsewhere: ELSEWHERE,
      countries,
    }
  }

  return {
    help: ({ account }) => help(account.id),
    async chooseCountry({ body: { country }, account }) {
      if (country !== null && !COUNTRIES[country]) {
        throw new HttpError(400, 'bad_request', 'Please choose one of the countries.')
      }
      await care.chooseCountry(account.id, country)
      return help(account.id)
    },
    async hear({ body, child }) {
      await care.hearTexts(child, 'answer', body)
      return care.wordsBeside(child, 'answer', body)
    },
  }
}

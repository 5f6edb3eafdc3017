import type { settingsEndpoints } from '#contract/settings.ts'
import { findState } from '../ai/connections.ts'
import type { Handlers } from '../http/routes.ts'
import { HttpError } from '../shared/http-error.ts'
import { known, type SettingsParts, showSettings } from './settings-parts.ts'
import { setForAccount, setSharedConsent } from './store.ts'

type Handled = Pick<
  Handlers<typeof settingsEndpoints>,
  'giveConsent' | 'giveSharedConsent' | 'withdrawConsent'
>

/** What a parent agrees to. */
export function consentHandlers(parts: SettingsParts): Handled {
  const { db, providers, servicesOf, now } = parts
  return {
    async giveConsent({ params, account }) {
      const { id } = known(providers, params.service, 'key')
      await setForAccount(db, account.id, `consent.${id}`, now().toISOString())
      return showSettings(parts, account.id)
    },

    async giveSharedConsent({ params, account }) {
      const { id } = known(providers, params.service, 'key', 'address')
      const { loan } = findState(await servicesOf({ familyId: account.id }), id) ?? {}
      if (!loan) {
        throw new HttpError(409, 'ai_not_connected', 'No other family shares this AI any more.')
      }
      const consent = { share: loan.share, at: now().toISOString() }
      await setSharedConsent(db, account.id, id, consent)
      return showSettings(parts, account.id)
    },

    async withdrawConsent({ params, account }) {
      const { id, needs } = known(providers, params.service, 'key', 'address')
      // To one at home the parent agrees by connecting it.
      if (needs.kind === 'key') await setForAccount(db, account.id, `consent.${id}`, undefined)
      await setSharedConsent(db, account.id, id, undefined)
      return showSettings(parts, account.id)
    },
  }
}

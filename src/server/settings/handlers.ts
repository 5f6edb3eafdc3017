import type { settingsEndpoints } from '#contract/settings.ts'
import type { Handlers } from '../http/routes.ts'
import { connectionHandlers } from './connection-handlers.ts'
import { consentHandlers } from './consent-handlers.ts'
import { modelHandlers } from './model-handlers.ts'
import { aboutProvider } from './services.ts'
import { known, type SettingsParts, showSettings } from './settings-parts.ts'
import { setForAccount } from './store.ts'

/** Which AI serves, how it is reached, and what a parent has agreed to. */
export function settingsHandlers(parts: SettingsParts): Handlers<typeof settingsEndpoints> {
  const { db, providers } = parts
  return {
    settings: ({ account }) => showSettings(parts, account.id),

    providers: async () => ({ providers: providers.map(aboutProvider) }),

    async chooseServing({ body, account }) {
      if (body.serving !== 'automatic') known(providers, body.serving, 'key', 'address', 'model', 'nothing')
      await setForAccount(db, account.id, 'serving', body.serving)
      return showSettings(parts, account.id)
    },

    ...connectionHandlers(parts),
    ...modelHandlers(parts),
    ...consentHandlers(parts),
  }
}

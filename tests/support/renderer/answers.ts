import { parentsCornerEndpoints } from '#contract/parents-corner.ts'
import { CORNER_MINUTES } from '#contract/periods.ts'
import { type AboutProvider, settingsEndpoints } from '#contract/settings.ts'
import { type Answer, answer } from './wire.ts'

/** The parent has just entered the password. */
export function openCorner(): Answer {
  const openUntil = new Date(Date.now() + CORNER_MINUTES * 60_000).toISOString()
  return answer(parentsCornerEndpoints.corner, { openUntil })
}

const builtin: AboutProvider = {
  service: 'builtin',
  name: 'Builtin tutor',
  kind: 'builtin',
  intro: 'It works here.',
  hasCalls: false,
  hasModeration: false,
}

/** Nothing is connected but the tutor that Stepwise brings. */
export const builtinAlone = answer(settingsEndpoints.settings, {
  serving: 'automatic',
  servingNow: { text: builtin.service },
  keyStore: 'keychain',
  services: [
    {
      service: builtin.service,
      about: builtin,
      isConnected: true,
      connectedBy: 'always',
      canServe: true,
      needsConsent: false,
      isModelChosen: false,
      capabilities: {
        text: true,
        pictures: false,
        chat: true,
        transcription: false,
        speech: false,
        voice: false,
      },
    },
  ],
})

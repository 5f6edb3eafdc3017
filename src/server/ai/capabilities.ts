import type { Capability, ConnectableService, Service } from '#contract/settings.ts'
import { canSeePictures } from './models.ts'

type Table = Record<Capability, boolean>

/** What each service can do for the tutor; whether a model sees is the model's matter. */
const table = {
  openai: { text: true, pictures: true, chat: true, transcription: true, speech: true, voice: true },
  gemini: { text: true, pictures: true, chat: true, transcription: true, speech: false, voice: false },
  local: { text: true, pictures: true, chat: true, transcription: false, speech: false, voice: false },
  builtin: { text: true, pictures: false, chat: true, transcription: false, speech: false, voice: false },
} as const satisfies Record<Service, Table>

/** @param canSee in place of the guess by the model's name */
export function capabilitiesOf(service: ConnectableService, model: string, canSee?: boolean): Table {
  return { ...table[service], pictures: canSee ?? canSeePictures(service, model) }
}

export const builtinCapabilities: Table = table.builtin

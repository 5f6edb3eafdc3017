import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { SecretName } from '#server/secrets/secret-store.ts'

/** Seals a text so that only this person on this computer can open it. */
export interface Sealer {
  seal(text: string): Promise<Buffer>
  open(sealed: Buffer): Promise<string>
}

const NAMES = ['openai', 'gemini'] as const satisfies SecretName[]

/** Where each key is: in the keychain, or here, sealed (base64). */
const placeSchema = z.union([z.literal('keychain'), z.object({ sealed: z.base64() })])
const placesSchema = z.partialRecord(z.enum(NAMES), placeSchema)
type Place = z.infer<typeof placeSchema>

export interface KeyPlaces {
  placeOf(name: SecretName): Place | undefined
  /** Those that are in the keychain. */
  inKeychain(): SecretName[]
  /** `undefined` forgets it. @throws when the disk refuses */
  put(name: SecretName, place: Place | undefined): void
}

/** The list of where each key is, as a file. Keys in it are sealed; an unreadable file counts as none. */
export function keyPlaces(file: string): KeyPlaces {
  let places = readPlaces(file)
  return {
    placeOf: name => places[name],
    inKeychain: () => NAMES.filter(name => places[name] === 'keychain'),
    put(name, place) {
      const { [name]: _former, ...others } = places
      places = place === undefined ? others : { ...others, [name]: place }
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.new`, JSON.stringify(places), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
  }
}

function readPlaces(file: string): z.infer<typeof placesSchema> {
  try {
    return placesSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

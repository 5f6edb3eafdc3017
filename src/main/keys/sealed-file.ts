import { z } from 'zod'
import { type SecretName, secretNameSchema } from '#server/secrets/secret-store.ts'
import { keptJson } from '../kept-json.ts'

/** Seals a text so that only this person on this computer can open it. */
export interface Sealer {
  seal(text: string): Promise<Buffer>
  /** @returns the text, and whether the system wants it sealed anew @throws when it can't be opened, or not just now */
  open(sealed: Buffer): Promise<{ text: string; isStale: boolean }>
}

/** Where each key is: in the keychain, or here, sealed (base64). */
const placeSchema = z.union([z.literal('keychain'), z.object({ sealed: z.base64() })])
const placesSchema = z.partialRecord(secretNameSchema, placeSchema)
type Place = z.infer<typeof placeSchema>

export interface KeyPlaces {
  placeOf(name: SecretName): Place | undefined
  /** Those that are in the keychain. */
  inKeychain(): SecretName[]
  /** `undefined` forgets it. @throws when the disk refuses */
  put(name: SecretName, place: Place | undefined): void
  /** Whether there was a list that can't be read any more. A key in the keychain is found without it. */
  isDamaged(): boolean
  /** Goes on with a new list and keeps the damaged one. */
  beginAnew(): void
}

/** The list of where each key is, as a file. Keys in it are sealed. */
export function keyPlaces(file: string): KeyPlaces {
  const kept = keptJson(file, placesSchema)
  const list = () => {
    const now = kept.read()
    return now.state === 'good' ? now.value : {}
  }
  return {
    placeOf: name => list()[name],
    inKeychain: () => secretNames(list()).filter(name => list()[name] === 'keychain'),
    put(name, place) {
      const { [name]: former, ...others } = list()
      // A key of the family must not be lost with a list that can't be read.
      kept.setAside()
      kept.write(place === undefined ? others : { ...others, [name]: place }, {
        isForgetting: place === undefined || typeof former === 'object',
      })
    },
    isDamaged: () => kept.read().state === 'damaged',
    beginAnew: kept.setAside,
  }
}

function secretNames(places: z.infer<typeof placesSchema>): SecretName[] {
  return z.array(secretNameSchema).parse(Object.keys(places))
}

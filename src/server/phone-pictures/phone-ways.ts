import { randomUUID } from 'node:crypto'
import { PHONE_MINUTES, type PhoneWay } from '#contract/phone-pictures.ts'
import type { Picture } from '#contract/pictures.ts'
import { HttpError } from '../shared/http-error.ts'
import { findLocalAddresses } from './local-addresses.ts'
import { openPhoneListener, type PhoneListener } from './phone-listener.ts'

const LIFETIME = PHONE_MINUTES * 60_000
/** The dialog asks each second; one that has been silent for so long is gone, in milliseconds. */
const SILENCE = 15_000
const NO_NETWORK =
  'This computer is in no home network right now. Please connect it to the same Wi-Fi as the phone and try again.'

/** What the ways for a phone need to know; the usual where something is missing. */
export interface PhoneWaysOptions {
  /** This computer's addresses in its home networks, the likeliest first. */
  addresses?: (() => readonly string[]) | undefined
  /** In milliseconds; a test needs less of them. */
  lifetime?: number
  silence?: number
  elapsed: () => number
}

interface Way {
  pass: string
  /** Whose dialog has opened it. */
  owner: string
  listener: PhoneListener
  endsAt: number
  letGo: () => void
  lifetime: NodeJS.Timeout
  silence: NodeJS.Timeout
}

/** The way in for a phone: there is one at a time, and none while no dialog is open. */
export function createPhoneWays(options: PhoneWaysOptions) {
  const { addresses = findLocalAddresses, lifetime = LIFETIME, silence = SILENCE, elapsed } = options
  let way: Way | undefined

  function end(which = way): void {
    if (!which) return
    clearTimeout(which.lifetime)
    clearTimeout(which.silence)
    which.letGo()
    which.listener.close()
    if (way === which) way = undefined
  }

  return {
    /**
     * Opens a way and closes the one before.
     * @param owner names the sign-in and the child
     * @param hold has it ended with the sign-in; returns what lets go of that
     * @throws HttpError 409 where no network is found, or the address is gone
     */
    async open(
      owner: string,
      wanted: { room: number; address?: string | undefined },
      hold: (end: () => void) => () => void,
    ): Promise<PhoneWay> {
      const known = addresses()
      const address = known.find(each => each === wanted.address) ?? known[0]
      if (address === undefined) throw new HttpError(409, 'bad_request', NO_NETWORK)
      end()
      const listener = await openPhoneListener(address, wanted.room).catch((error: unknown) => {
        throw new HttpError(409, 'bad_request', NO_NETWORK, { detail: error })
      })
      // Another dialog may have been quicker.
      end()
      const opened: Way = {
        pass: randomUUID(),
        owner,
        listener,
        endsAt: elapsed() + lifetime,
        letGo: () => {},
        lifetime: setTimeout(() => end(opened), lifetime),
        silence: setTimeout(() => end(opened), silence),
      }
      opened.letGo = hold(() => end(opened))
      way = opened
      return {
        pass: opened.pass,
        url: listener.url,
        addresses: [address, ...known.filter(each => each !== address)],
      }
    },
    /** How it stands; undefined where this way is over. */
    look(
      owner: string,
      pass: string,
      taken: number,
    ): { isPhoneThere: boolean; picture: Picture | undefined; millisecondsLeft: number } | undefined {
      if (way?.pass !== pass || way.owner !== owner) return undefined
      way.silence.refresh()
      const { listener, endsAt } = way
      return {
        isPhoneThere: listener.isPhoneThere(),
        picture: listener.pictures[taken],
        millisecondsLeft: Math.max(0, endsAt - elapsed()),
      }
    },
    close(owner: string, pass: string): void {
      if (way?.pass === pass && way.owner === owner) end()
    },
    /** The server ends. */
    stop: () => end(),
  }
}
export type PhoneWays = ReturnType<typeof createPhoneWays>

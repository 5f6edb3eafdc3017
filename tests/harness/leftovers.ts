import type { Page } from 'playwright'

/** What a page holds on to that costs something for as long as it is held. */
export interface Leftovers {
  /** Peer connections that are not closed. */
  peers: number
  /** Microphones that are not released. */
  microphones: number
  audioContexts: number
  /** Timeouts and intervals under way. */
  timers: number
  /** Listeners on window and document. */
  listeners: number
}

interface Counted extends Window {
  leftovers: () => Leftovers
  peersEver: () => number
}

/** Counts what the page holds: call it before the page is opened. */
export async function countLeftovers(page: Page) {
  await page.addInitScript(() => {
    const peers: RTCPeerConnection[] = []
    const tracks: MediaStreamTrack[] = []
    const contexts: AudioContext[] = []
    const timers = new Set<number>()
    const listeners = new Map<unknown, Set<string>>()

    window.RTCPeerConnection = new Proxy(RTCPeerConnection, {
      construct(Peer, [configuration]) {
        const peer = new Peer(configuration)
        peers.push(peer)
        return peer
      },
    })
    window.AudioContext = new Proxy(AudioContext, {
      construct(Context, [options]) {
        const context = new Context(options)
        contexts.push(context)
        return context
      },
    })
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async constraints => {
      const stream = await open(constraints)
      tracks.push(...stream.getTracks())
      return stream
    }

    const later = window.setTimeout.bind(window)
    const again = window.setInterval.bind(window)
    const forget = window.clearTimeout.bind(window)
    const wrapped = {
      setTimeout(work: () => void, milliseconds?: number, ...given: []) {
        const id = later(() => {
          timers.delete(id)
          work.call(window, ...given)
        }, milliseconds)
        timers.add(id)
        return id
      },
      setInterval(work: () => void, milliseconds?: number) {
        const id = again(work, milliseconds)
        timers.add(id)
        return id
      },
      clearTimeout(id?: number) {
        if (id !== undefined) timers.delete(id)
        forget(id)
      },
    }
    Object.assign(window, wrapped, { clearInterval: wrapped.clearTimeout })

    for (const [name, target] of Object.entries({ window, document })) {
      const add = target.addEventListener.bind(target)
      const remove = target.removeEventListener.bind(target)
      const nameOf = (type: string, options?: AddEventListenerOptions | boolean) =>
        `${name} ${type} ${typeof options === 'object' ? options.capture === true : options === true}`
      target.addEventListener = (type: string, work: EventListener, options?: AddEventListenerOptions) => {
        const names = listeners.get(work) ?? new Set()
        const forgetIt = () => names.delete(nameOf(type, options))
        listeners.set(work, names.add(nameOf(type, options)))
        options?.signal?.addEventListener('abort', forgetIt)
        if (options?.once) add(type, forgetIt, options)
        add(type, work, options)
      }
      target.removeEventListener = (type: string, work: EventListener, options?: AddEventListenerOptions) => {
        listeners.get(work)?.delete(nameOf(type, options))
        remove(type, work, options)
      }
    }

    Object.assign(window, {
      peersEver: () => peers.length,
      leftovers: () => ({
        peers: peers.filter(({ connectionState }) => connectionState !== 'closed').length,
        microphones: tracks.filter(({ readyState }) => readyState === 'live').length,
        audioContexts: contexts.filter(({ state }) => state !== 'closed').length,
        timers: timers.size,
        listeners: [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
      }),
    })
  })
  return {
    now: () => page.evaluate(() => (window as unknown as Counted).leftovers()),
    /** How many peer connections were ever made. */
    peersEver: () => page.evaluate(() => (window as unknown as Counted).peersEver()),
  }
}

import { useEffect, useRef, useState } from 'react'
import { type PhoneWay, phonePictureEndpoints } from '#contract/phone-pictures.ts'
import { isUnreachable, request } from '#lib/api.ts'
import { fromBase64 } from '#lib/base64.ts'

/** How often it is asked what has come, in milliseconds. */
const PAUSE = 1_000

export type PhoneState = 'opening' | 'waiting' | 'there' | 'over' | 'failed'

/**
 * A way for a phone, open for as long as it is rendered: pictures are handed on as they come.
 * @param room so many pictures are taken
 */
export function usePhoneWay(room: number, onPicture: (picture: File) => void) {
  const [way, setWay] = useState<PhoneWay>()
  const [state, setState] = useState<PhoneState>('opening')
  const [problem, setProblem] = useState<string>()
  const [taken, setTaken] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState<number>()
  /** Which try it is, at which of the computer's addresses. */
  const [asked, setAsked] = useState<{ address?: string; round: number }>({ round: 0 })
  const take = useRef(onPicture)
  take.current = onPicture
  const left = useRef(room)

  useEffect(() => {
    const ended = new AbortController()
    const isOver = () => ended.signal.aborted
    let pass: string | undefined

    async function run() {
      const opened = await request(phonePictureEndpoints.open, {
        body: { room: left.current, address: asked.address },
      })
      pass = opened.pass
      // Closed before it was open.
      if (isOver()) return close(pass)
      setWay(opened)
      setState('waiting')
      for (let count = 0; !isOver(); ) {
        const seen = await look(opened.pass, count)
        if (isOver() || seen === undefined) continue
        setState(seen.state)
        setSecondsLeft(seen.secondsLeft)
        if (seen.state === 'over') return
        if (!seen.picture) {
          await pause(ended.signal)
          continue
        }
        count++
        left.current = Math.max(0, left.current - 1)
        setTaken(before => before + 1)
        const { name, type, bytes } = seen.picture
        take.current(new File([fromBase64(bytes)], name, { type }))
      }
    }

    setState('opening')
    setProblem(undefined)
    run().catch((error: unknown) => {
      if (isOver()) return
      setState('failed')
      setProblem(error instanceof Error ? error.message : 'Something went wrong. Please try again.')
    })
    return () => {
      ended.abort()
      if (pass !== undefined) close(pass)
    }
  }, [asked])

  return {
    way,
    state,
    problem,
    taken,
    isFull: taken >= room,
    secondsLeft,
    /** Opens it anew, at another address where one is given. */
    openAgain: (address?: string) =>
      setAsked(({ round }) => ({ round: round + 1, ...(address && { address }) })),
  }
}

/** @returns undefined where Stepwise has not answered this once */
async function look(pass: string, taken: number) {
  try {
    return await request(phonePictureEndpoints.look, { body: { pass, taken } })
  } catch (error) {
    if (!isUnreachable(error)) throw error
    await pause()
    return undefined
  }
}

function close(pass: string): void {
  request(phonePictureEndpoints.close, { body: { pass }, outlivesPage: true }).catch(() => {})
}

function pause(signal?: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, PAUSE)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

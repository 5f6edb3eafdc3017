import { boosterEndpoints, MOST_HINTS } from '#contract/boosters.ts'
import type { Practising } from './practising.ts'

/** Asks for the next hint about the question on the screen. */
export async function hint(practising: Practising): Promise<void> {
  const { store, request, toast } = practising
  const { getState, setState } = store
  const { current, hints, result, isFetchingHint } = getState()
  const mine = practising.visit
  if (!current || result || isFetchingHint || hints.length >= MOST_HINTS) return
  setState({ isFetchingHint: true })
  try {
    const told = await request(boosterEndpoints.hint, {
      body: { mcqId: current.id, level: hints.length + 1 },
    })
    if (practising.visit !== mine || getState().current !== current) return
    setState({ isFetchingHint: false, hints: [...hints, told.hint] })
  } catch (error) {
    console.error('The hint could not be told', error)
    if (practising.visit !== mine || getState().current !== current) return
    setState({ isFetchingHint: false })
    toast({
      look: 'destructive',
      title: 'No hint just now',
      description: 'Please try again in a moment, or have a go without it.',
    })
  }
}

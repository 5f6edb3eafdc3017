import { createStore } from 'zustand/vanilla'
import type { OptionLetter } from '#contract/boosters.ts'
import { hint } from './hint.ts'
import { mix } from './mixed-questions.ts'
import { nothing, type PracticeState } from './practice-state.ts'
import { type PracticeParts, type PractisedGap, type Practising, startOver } from './practising.ts'
import { generate, load, next } from './questions-of-gap.ts'
import { submit } from './submit.ts'

/** The boosters' flow, outside React: no gap, a gap with its questions, a choice, the locked answer, the next one. */
export function createPractice(parts: PracticeParts) {
  const practising: Practising = {
    ...parts,
    store: createStore<PracticeState>(() => nothing),
    visit: null,
    wasResolved: false,
    isLook: false,
    refresh: undefined,
    rightOfMixed: 0,
    submission: null,
  }
  const { getState, setState } = practising.store

  /**
   * Starts on a gap where it was left: at its first unanswered question. Null deselects.
   * @param isStarting a gap without questions begins with a new one, as a child expects that pressed "Practise this"
   */
  async function select(gap: PractisedGap | null, isStarting = false): Promise<void> {
    startOver(practising, gap?.id ?? null)
    practising.wasResolved = gap?.progress.isResolved ?? false
    practising.isLook = gap?.isDue ?? false
    if (gap) await load(practising, isStarting)
  }

  function choose(letter: OptionLetter): void {
    const { current, result, isSubmitting } = getState()
    if (current && !result && !isSubmitting) setState({ choice: letter })
  }

  return {
    store: practising.store,
    select,
    choose,
    load: () => load(practising),
    submit: () => submit(practising),
    next: () => next(practising),
    generate: () => generate(practising),
    mix: () => mix(practising),
    hint: () => hint(practising),
  }
}

import { practiceEndpoints } from '#contract/practice.ts'
import { unanswered } from './practice-state.ts'
import { type Practising, startOver } from './practising.ts'

/** A few questions of everything that is open or due, one gap after the other. */
export async function mix(practising: Practising): Promise<void> {
  const { store, request } = practising
  startOver(practising, null)
  const mine = practising.visit
  store.setState({ isLoading: true, mixed: [] })
  try {
    const { questions } = await request(practiceEndpoints.mixed, { signal: mine?.signal })
    if (practising.visit !== mine) return
    store.setState({ isLoading: false, mixed: questions, mcqs: questions.map(({ mcq }) => mcq) })
    showMixed(practising, 0)
  } catch (error) {
    if (practising.visit !== mine) return
    console.error('The mixed questions could not be read', error)
    store.setState({ isLoading: false, loadError: error as Error })
  }
}

/** Shows the question at this place of a mixed practice; after the last one, what was right. */
export function showMixed(practising: Practising, at: number): void {
  const { store, rightOfMixed } = practising
  const question = store.getState().mixed?.[at]
  practising.wasResolved = question?.isLook ?? false
  store.setState({
    ...unanswered,
    gapId: question?.gapId ?? null,
    current: question?.mcq ?? null,
    mixedScore: !question && at > 0 ? rightOfMixed : null,
  })
}

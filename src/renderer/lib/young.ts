import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Grade } from '#contract/grades.ts'

/** Whether the child of this window is in Kindergarten, grade 1 or grade 2: pages speak to it in short sentences. */
export const young = createStore(() => ({ isYoung: false }))

/** @param grade that the child is in; null while nobody is chosen, or it is not known */
export function applyGrade(grade: Grade | null): void {
  young.setState({ isYoung: grade === 'K' || (grade !== null && grade <= 2) })
}

export function useIsYoung(): boolean {
  return useStore(young, ({ isYoung }) => isYoung)
}

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Me } from '#contract/accounts.ts'
import { FIRST_CALLS } from '#contract/first-calls.ts'
import type { Grade } from '#contract/grades.ts'
import { gradeForBirthYear } from '#contract/usual-grade.ts'
import { ApiError, CHILD_GONE_EVENT, checkAnswer, requestUnchecked } from '#lib/api.ts'
import { applyComfort } from '#lib/comfort.ts'
import { forgetLearner, learnerId, learnerTicket } from '#lib/learner.ts'
import { loadOnce } from '#lib/load-part.ts'
import { queryClient } from '#lib/query-client.ts'
import { applyGrade } from '#lib/young.ts'

const key = [FIRST_CALLS.me.path]

/** The signed-in parent and child; `data` is null when nobody is signed in. */
export function useCurrentUser() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => readCurrentUser(signal) })
}

async function readCurrentUser(signal: AbortSignal): Promise<Me | null> {
  try {
    const me = await readMe(signal)
    // The only child of a family needs no ticket, and one from before a restart is in its way.
    const isStale = me.mustChoose && !me.hasSiblings && (learnerId() ?? me.id) === me.id
    if (isStale && learnerTicket() !== undefined) {
      forgetLearner()
      return await readCurrentUser(signal)
    }
    keepCurrentUser(me)
    applyGrade(isToChoose(me) ? null : usualGrade(me))
    if (isToChoose(me)) applyComfort(null)
    else applyComfort(me.id, me.comfort)
    return me
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    localStorage.removeItem('currentUser')
    applyGrade(null)
    applyComfort(null)
    return null
  }
}

const loadContract = loadOnce(() => import('#contract/accounts.ts'))

/** The schemas come once somebody is signed in. */
async function readMe(signal: AbortSignal): Promise<Me> {
  const answer = await requestUnchecked(FIRST_CALLS.me, { signal })
  const { accountEndpoints } = await loadContract()
  return checkAnswer(accountEndpoints.me, answer)
}

/** Several children learn here and this window is for none of them, or for one that is not here any more. */
export function isToChoose(me: Me): boolean {
  return me.mustChoose === true || (me.hasSiblings === true && learnerTicket() === undefined)
}

/**
 * Local storage is one for all windows, and each may have another child: the window in use has the word. While nobody
 * is chosen, nobody is named there.
 */
function keepCurrentUser(me: Me): void {
  const { hasSiblings, mustChoose, grade, comfort: _, ...user } = me
  if (isToChoose(me)) localStorage.removeItem('currentUser')
  else localStorage.setItem('currentUser', JSON.stringify(user))
}

/** Listens for what changes who is here: another window was in use, or this one's child learns here no more. */
export function useWhoIsHere(): void {
  useEffect(() => {
    const name = () => {
      const me = queryClient.getQueryData<Me | null>(key)
      if (me) keepCurrentUser(me)
    }
    const ask = () => void rereadCurrentUser()
    window.addEventListener('focus', name)
    window.addEventListener(CHILD_GONE_EVENT, ask)
    return () => {
      window.removeEventListener('focus', name)
      window.removeEventListener(CHILD_GONE_EVENT, ask)
    }
  }, [])
}

/** The grade to begin with: the one that was chosen last, else the usual one of the child's age. */
export function usualGrade(me: Pick<Me, 'grade' | 'childBirthYear'> | null | undefined): Grade | null {
  if (me?.grade !== undefined) return me.grade
  return me?.childBirthYear === undefined
    ? null
    : gradeForBirthYear(me.childBirthYear, new Date().getFullYear())
}

/** Marks the user as out of date, for the next screen that asks. */
export function refreshCurrentUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' })
}

/** Reads the user anew for the screens that show it. */
export function rereadCurrentUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: key })
}

let hasLeft = false

/** Whether somebody has logged out since this page was loaded. */
export function hasJustLeft(): boolean {
  return hasLeft
}

/** Nobody is signed in any more: nothing of the family stays cached, and every screen gives way to the landing page. */
export function forgetCurrentUser(): void {
  hasLeft = true
  applyGrade(null)
  applyComfort(null)
  // Not `clear()`: it would throw away the query that the screens watch, and they would never hear of the change.
  queryClient.setQueryData(key, null)
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] })
}

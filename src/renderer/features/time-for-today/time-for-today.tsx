import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Me } from '#contract/accounts.ts'
import { childEndpoints } from '#contract/children.ts'
import { LAST_CALL, MORE_MINUTES, type TimeLeft } from '#contract/time-for-today.ts'
import { request } from '#lib/api.ts'
import { WHO_IS_LEARNING_PATH } from '#lib/learner.ts'
import { askWhetherLocked, presenceStore } from '#lib/presence.ts'
import { Button } from '#ui/button.tsx'
import { PasswordAgain } from '#ui/password-again.tsx'
import { Pip } from '#ui/pip.tsx'
import { toast } from '#ui/toasts.ts'

/** So often it is asked what is left, in milliseconds. */
const ASKING = 15_000
/** So often it is looked whether an answer is still being written once time is over, and so long it may take. */
const LOOKING = 3_000
const LONGEST_ANSWER = 10 * 60_000
const PARENTS_CORNER = '/parent'

interface TimeForTodayProps {
  user: Me
  /** A page of the whole family: no child's time counts there. */
  isExempt: boolean
}

/**
 * Says five minutes before that the time for today ends, and covers the page once it has, never in the middle of an
 * answer. The page below stays as it is.
 */
export function TimeForToday({ user, isExempt }: TimeForTodayProps) {
  const known = useStore(presenceStore, ({ timeLeft }) => timeLeft)
  // What is known at first may be of the child before.
  const [isAsked, setAsked] = useState(false)
  const left = isAsked ? known : undefined
  const isOver = left?.seconds === 0
  const isResting = useRest(isOver && !isExempt)
  useLastCall(left)
  const isSet = left !== undefined
  useEffect(() => {
    void askWhetherLocked().then(() => setAsked(true))
    const timer = isSet ? setInterval(() => void askWhetherLocked(), ASKING) : undefined
    return () => clearInterval(timer)
  }, [isSet])
  return isResting && left ? <Rest user={user} by={left.by} /> : null
}

/** One notice when the last minutes begin. */
function useLastCall(left: TimeLeft | undefined): void {
  const stage =
    left === undefined || left.seconds > LAST_CALL ? 'enough' : left.seconds > 0 ? 'last call' : 'over'
  const minutes = Math.max(1, Math.round((left?.seconds ?? 0) / 60))
  const said = useRef('enough')
  useEffect(() => {
    if (said.current === stage) return
    said.current = stage
    if (stage === 'last call')
      toast({
        title: minutes === 1 ? 'One minute left for today' : `${minutes} minutes left for today`,
        description: 'Finish what you are doing. Everything is saved.',
        duration: 10_000,
      })
  }, [stage, minutes])
}

/** Whether the page is covered: once time is over, and no answer is being written. */
function useRest(isOver: boolean): boolean {
  const { pathname } = useLocation()
  const [isResting, setResting] = useState(false)
  const over = useRef<{ since: number; pathname: string }>(undefined)
  useEffect(() => {
    if (!isOver) {
      over.current = undefined
      setResting(false)
      return
    }
    over.current ??= { since: Date.now(), pathname }
    const { since, pathname: begun } = over.current
    const look = () => {
      const isLong = Date.now() - since > LONGEST_ANSWER
      if (isLong || pathname !== begun || !isAnswering()) setResting(true)
    }
    look()
    const timer = setInterval(look, LOOKING)
    return () => clearInterval(timer)
  }, [isOver, pathname])
  return isResting
}

/** Something stands in a field of the page, or is under way; what is neither says so by `data-answering`. */
function isAnswering(): boolean {
  const fields = document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(
    'main textarea, main input[type=text]',
  )
  const isWritten = [...fields].some(({ value }) => value.trim() !== '')
  return isWritten || document.querySelector('main :is([aria-busy=true], [data-answering])') !== null
}

function Rest({ user, by }: { user: Me; by: TimeLeft['by'] }) {
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isGiving, setGiving] = useState(false)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="rest-title"
      onCancel={event => event.preventDefault()}
      // A second Escape closes a dialog whatever its page says.
      onClose={() => dialog.current?.isConnected && dialog.current.showModal()}
      className="m-auto w-[min(440px,calc(100vw-2rem))] rounded-large border border-line bg-card p-6 text-ink shadow-card backdrop:bg-paper"
    >
      <div className="grid gap-4">
        <Pip pose="sleeping" className="mx-auto w-28" />
        <div className="text-center">
          <h2 id="rest-title">
            {by === 'bedtime' ? 'Good night' : 'That is all for today'}, {user.childName}
          </h2>
          <p className="mt-1 text-ink-soft">
            Everything is saved, and your page waits as it is. See you{' '}
            {by === 'bedtime' ? 'in the morning' : 'tomorrow'}!
          </p>
        </div>
        {isGiving ? (
          <PasswordAgain
            button={`Give ${MORE_MINUTES} more minutes`}
            onPassword={async password => {
              await request(childEndpoints.giveMoreTime, { body: { password } })
              await askWhetherLocked()
            }}
          />
        ) : (
          <>
            {user.hasSiblings && (
              <Button onClick={() => void navigate(WHO_IS_LEARNING_PATH)}>Somebody else learns now</Button>
            )}
            <Button look="outlined" onClick={() => setGiving(true)}>
              A grown-up gives more time
            </Button>
            <Button look="quiet" onClick={() => void navigate(PARENTS_CORNER)}>
              For parents
            </Button>
          </>
        )}
      </div>
    </dialog>
  )
}

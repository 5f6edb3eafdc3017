import { HttpError } from '../../../../shared/http-error.ts'
import { tutorFailure } from '../../../../shared/tutor-failure.ts'
import type { Trouble } from './messages.ts'

/** What keeps the home AI from answering, in words for a family. */
const TROUBLES: Record<Trouble, () => HttpError> = {
  memory: () =>
    tutorFailure(
      'ai_offline',
      'There is too little memory free for the home AI just now. Closing other programs may help; your work is still here.',
    ),
  missing: () =>
    tutorFailure(
      'ai_offline',
      'The home AI’s model isn’t where it was. Perhaps its drive is not there; a parent can look in Settings.',
    ),
  file: () =>
    tutorFailure(
      'ai_not_connected',
      'The home AI’s model can’t be read: its file is damaged, or of another kind. A parent can get it again in Settings.',
    ),
  long: () =>
    tutorFailure(
      'ai_unreadable',
      'This is too long for the home AI. A shorter question or answer will do; your work is still here.',
    ),
  engine: () =>
    tutorFailure(
      'ai_offline',
      'The home AI doesn’t run on this computer as it should. A parent can try it in Settings; your work is still here.',
    ),
}

export function troubleOf(trouble: Trouble, detail: string): HttpError {
  const { status, code, message } = TROUBLES[trouble]()
  return new HttpError(status, code, message, { detail: { service: 'home', trouble, detail } })
}

export const crashed = () =>
  tutorFailure(
    'ai_offline',
    'The home AI stopped in the middle. Please try again: it starts anew by itself. Your work is still here.',
    { service: 'home', trouble: 'crash' },
  )

/** Whether the engine itself went down over it. */
export const hasCrashed = (error: unknown): boolean =>
  error instanceof HttpError &&
  typeof error.detail === 'object' &&
  error.detail !== null &&
  'trouble' in error.detail &&
  error.detail.trouble === 'crash'

export const stoppedTooOften = () =>
  tutorFailure(
    'ai_offline',
    'The home AI has stopped several times, so it isn’t started again. A parent can try it in Settings.',
    { service: 'home', trouble: 'crashes' },
  )

export const tooSlowToLoad = () =>
  tutorFailure(
    'ai_offline',
    'The home AI’s model didn’t load in time, so it was stopped. Its file may be damaged, or the computer too busy; a parent can try it in Settings.',
    { service: 'home', trouble: 'load' },
  )

export const ended = () =>
  tutorFailure('ai_offline', 'Stepwise is closing. Your work is still here.', {
    service: 'home',
    trouble: 'end',
  })

import type { WayOut } from '#contract/desktop.ts'
import { StartError, type StartObstacle } from '#server/start-error.ts'

/** What keeps the app from being shown. */
export type Obstacle =
  | StartObstacle
  | 'settings'
  | 'folder-gone'
  | 'keychain'
  | 'keys'
  | 'page'
  | 'crash'
  | 'unknown'

export interface Problem {
  obstacle: Obstacle
  heading: string
  /** For the parent: what is wrong, that nothing is lost, what helps. */
  words: string
  /** The file or folder that it is about. */
  place?: string
  /** When the backup was taken that the way out `use-backup` goes back to. */
  backup?: Date
  /** The first is the recommended one. */
  waysOut: WayOut[]
}

/** The app could not be shown for a reason that is known. */
export class DesktopError extends Error {
  override readonly name = 'DesktopError'
  readonly obstacle: Obstacle

  constructor(obstacle: Obstacle, cause?: unknown) {
    super(`The app can’t be shown: ${obstacle}`, { cause })
    this.obstacle = obstacle
  }
}

interface Places {
  dataDir: string
  usualDir: string
  logs: string
}

type Words = Omit<Problem, 'obstacle' | 'place' | 'backup'> & { shows?: keyof Places }

const PROBLEMS: Record<Obstacle, Words> = {
  folder: {
    heading: 'Stepwise can’t save here',
    words:
      'Your family’s work belongs in the folder below, but this computer doesn’t let Stepwise write to it. Choose another folder, or make this one writable and try again.',
    shows: 'dataDir',
    waysOut: ['choose-folder', 'retry', 'quit'],
  },
  settings: {
    heading: 'Where is your family’s work?',
    words:
      'Stepwise can’t read its own settings any more, so it doesn’t know whether you had chosen a folder for your family’s work. If you had, choose that folder again; if not, use the usual one below. The work itself is untouched.',
    shows: 'usualDir',
    waysOut: ['choose-folder', 'usual-folder', 'quit'],
  },
  'folder-gone': {
    heading: 'Your family’s work isn’t there',
    words:
      'You had chosen the folder below for it, and now it is missing or empty. Perhaps it is on a stick or a disk that isn’t plugged in: plug it in and try again. If you have moved the folder, choose where it is now.',
    shows: 'dataDir',
    waysOut: ['retry', 'choose-folder', 'usual-folder', 'quit'],
  },
  damaged: {
    heading: 'The file with your family’s work is damaged',
    words:
      'Stepwise found no backup of its own to go back to. If you have one on a stick or in another folder, choose it. You can also begin afresh: the damaged file is kept, in case somebody can repair it.',
    shows: 'dataDir',
    waysOut: ['choose-backup', 'start-afresh', 'retry', 'quit'],
  },
  newer: {
    heading: 'Your family’s work is from a newer Stepwise',
    words:
      'A newer version of Stepwise has been used on this computer. This one leaves its data untouched. Install the newest version to go on.',
    shows: 'dataDir',
    waysOut: ['check-for-updates', 'choose-folder', 'retry', 'quit'],
  },
  'other-edition': {
    heading: 'Your family’s work is from another Stepwise',
    words:
      'The data was prepared by another edition of Stepwise, so this one leaves it untouched. Open it with that edition, or choose another folder here.',
    shows: 'dataDir',
    waysOut: ['choose-folder', 'use-backup', 'retry', 'quit'],
  },
  strange: {
    heading: 'Stepwise can’t make out your family’s work',
    words:
      'The file with it is there, but its parts contradict each other. Perhaps the disk has spoilt something. Stepwise has left it untouched.',
    shows: 'dataDir',
    waysOut: ['use-backup', 'choose-backup', 'retry', 'choose-folder', 'quit'],
  },
  'in-use': {
    heading: 'Another program is using your family’s work',
    words:
      'Perhaps a backup program or a second Stepwise has the data open. Close it, then try again. Nothing is lost.',
    shows: 'dataDir',
    waysOut: ['retry', 'quit'],
  },
  owned: {
    heading: 'Stepwise is already open',
    words:
      'Another Stepwise is working with this folder, and two at once would spoil each other’s work. Close that one, then try again. Nothing is lost.',
    shows: 'dataDir',
    waysOut: ['retry', 'choose-folder', 'quit'],
  },
  unreadable: {
    heading: 'Stepwise can’t open your family’s work',
    words:
      'The data is there but can’t be opened. Perhaps the disk is full, or the file belongs to somebody else on this computer. Nothing has been changed.',
    shows: 'dataDir',
    waysOut: ['retry', 'use-backup', 'choose-folder', 'quit'],
  },
  update: {
    heading: 'Stepwise couldn’t get your family’s work ready',
    words:
      'This version could not prepare the data for itself, so it left everything as it was. The version that you had before still opens it. Perhaps the disk is full: make some room and try again.',
    shows: 'dataDir',
    waysOut: ['retry', 'use-backup', 'quit'],
  },
  port: {
    heading: 'Stepwise can’t talk to itself',
    words:
      'The window and the part that saves your work talk over a connection inside this computer, and that is taken or blocked. A security program or a firewall may be the reason. Restarting the computer often helps.',
    waysOut: ['retry', 'quit'],
  },
  keychain: {
    heading: 'The keychain is locked',
    words:
      'The key to your AI service is in this computer’s keychain, which doesn’t open. Unlock it and try again. You can also go on without: the builtin tutor marks school maths, and the key stays where it is.',
    waysOut: ['retry', 'go-on', 'quit'],
  },
  keys: {
    heading: 'The list of your AI keys is damaged',
    words:
      'A key that Stepwise had sealed in that list is lost; you can enter it again in Settings. Keys in this computer’s keychain are still there, and so is your family’s work.',
    waysOut: ['go-on', 'quit'],
  },
  page: {
    heading: 'The page didn’t load',
    words: 'Stepwise is running, but its page could not be shown. Nothing is lost.',
    waysOut: ['retry', 'quit'],
  },
  crash: {
    heading: 'The page stopped working',
    words:
      'It stopped twice in a row. Everything that was saved is safe. Open it again, or restart the computer if it happens more often.',
    waysOut: ['retry', 'quit'],
  },
  unknown: {
    heading: 'Stepwise couldn’t start',
    words:
      'Something unexpected happened, and it is written down in the log below. Nothing has been changed.',
    shows: 'logs',
    waysOut: ['retry', 'quit'],
  },
}

/** What the parent is told about a failure. */
export function createProblem(error: unknown, places: Places): Problem {
  const obstacle =
    error instanceof StartError || error instanceof DesktopError ? (error.obstacle ?? 'unknown') : 'unknown'
  const { shows, words, waysOut, ...rest } = PROBLEMS[obstacle]
  const { detail, backup } = error instanceof StartError ? error : {}
  return {
    obstacle,
    ...rest,
    words: detail ? `${words} ${detail}` : words,
    ...(shows && { place: places[shows] }),
    ...(backup && { backup }),
    waysOut: waysOut.filter(way => way !== 'use-backup' || backup),
  }
}

/** The same for a dialog of the system, where no page can be shown at all: its two answers are to try again or to quit. */
export function problemQuestion({ heading, words, place }: Problem) {
  const detail = `${words}${place ? `\n\n${place}` : ''}\n\nIf this window stays empty, restart the computer.`
  return { message: heading, detail, yes: 'Try again', no: 'Quit' }
}

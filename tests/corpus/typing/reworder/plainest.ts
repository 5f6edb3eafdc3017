import type { Question } from '#maths/domain/question.ts'
import { piecesOf, textOf } from '#maths/reworded/pieces.ts'
import { taskOf } from '#maths/reworded/tasks.ts'

interface Known {
  question: string
  task: string
  pieces: readonly string[]
  numbers: readonly string[]
  words: ReadonlySet<string>
  form: string
}

const LIST = '§'
const NUMBER = '#'
/** Three numbers in a row, and more, are a list. */
const LISTS = /#(?: , #)+(?: (?:, )?(?:and|or) #)?/g
const SHORTEST_LIST = 3
const MOST_FORMS = 80
/** A word of so many tasks, or of this share of its own one's questions, belongs to how it is asked. */
const USUAL_TASKS = 5
const USUAL_SHARE = 1 / 3
const MOST_ORDERED = 4

/** What a question is, whatever words it stands in. */
const meant = (question: Question) =>
  JSON.stringify(question, (key, value) =>
    ['text', 'source', 'start', 'end'].includes(key) ||
    (key === 'form' && ['whole', 'decimal', 'percent'].includes(value))
      ? undefined
      : typeof value === 'bigint'
        ? `${value}n`
        : value,
  )

/**
 * Finds for each question the pieces of the wording that most questions of its task have: many books' words for the same
 * are one thing to learn.
 * @returns undefined for a question that its own pieces don't say
 */
export function plainestOf(
  questions: ReadonlyMap<string, Question>,
  read: (text: string) => Question | undefined,
): (text: string) => readonly string[] | undefined {
  const known = new Map<string, Known>()
  for (const [text, question] of questions) {
    const pieces = piecesOf(text, true)
    const again = read(textOf(pieces.map(({ text: piece }) => piece)))
    if (!again || meant(again) !== meant(question)) continue
    known.set(text, {
      question: meant(question),
      task: taskOf(question),
      pieces: pieces.map(({ text: piece }) => piece),
      numbers: pieces.flatMap(piece => (piece.isNumber ? piece.text : [])),
      words: new Set(pieces.flatMap(piece => (isWord(piece.text) ? piece.text : []))),
      form: pieces
        .map(piece => (piece.isNumber ? NUMBER : piece.text))
        .join(' ')
        .replace(LISTS, list => ((list.match(/#/g)?.length ?? 0) >= SHORTEST_LIST ? LIST : list)),
    })
  }
  const ofTask = Map.groupBy(known.values(), ({ task }) => task)
  const tasksOf = new Map<string, Set<string>>()
  for (const { words, task } of known.values())
    for (const word of words) tasksOf.set(word, (tasksOf.get(word) ?? new Set()).add(task))
  const forms = new Map(
    [...ofTask].map(([task, all]) => {
      const times = Map.groupBy(all, ({ form }) => form)
      const inOrder = [...times].toSorted(
        ([one, some], [other, others]) => others.length - some.length || one.length - other.length,
      )
      return [task, inOrder.slice(0, MOST_FORMS).map(([form]) => form.split(' '))]
    }),
  )
  const isUsual = (word: string, task: string) => {
    const all = ofTask.get(task) ?? []
    return (
      (tasksOf.get(word)?.size ?? 0) >= USUAL_TASKS ||
      all.filter(({ words }) => words.has(word)).length >= all.length * USUAL_SHARE
    )
  }
  return text => {
    const own = known.get(text)
    if (!own) return undefined
    for (const form of forms.get(own.task) ?? [])
      if (form.every(piece => !isWord(piece) || own.words.has(piece) || isUsual(piece, own.task)))
        for (const pieces of filled(form, own.numbers)) {
          const question = read(textOf(pieces))
          if (question && meant(question) === own.question) return pieces
        }
    return own.pieces
  }
}

const isWord = (piece: string) => /^\p{L}{2}/u.test(piece)

/** A form with numbers in its places, in every order. */
function filled(form: readonly string[], numbers: readonly string[]): string[][] {
  const lists = form.filter(piece => piece === LIST).length
  const places = form.filter(piece => piece === NUMBER).length
  const inList = numbers.length - places
  if (lists > 1 || (lists === 1 ? inList < SHORTEST_LIST : inList !== 0)) return []
  const orders = lists > 0 || numbers.length > MOST_ORDERED ? [numbers] : ordersOf(numbers)
  return orders.map(order => {
    let at = 0
    const next = () => order[at++] ?? ''
    return form.flatMap(piece =>
      piece === NUMBER
        ? [next()]
        : piece === LIST
          ? Array.from({ length: inList }, (_, i) => (i === 0 ? [next()] : [',', next()])).flat()
          : [piece],
    )
  })
}

function ordersOf(all: readonly string[]): string[][] {
  if (all.length < 2) return [[...all]]
  return all.flatMap((first, at) => ordersOf(all.toSpliced(at, 1)).map(others => [first, ...others]))
}

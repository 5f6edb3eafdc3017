import { findPrivateDetails } from '../../shared/private-details.ts'
import { type FamilyNames, hiddenNames } from './family-names.ts'
import { findNames } from './find-names.ts'
import { BEGUN_PLACEHOLDER, type Kind, PLACEHOLDERS, placeholder, readPlaceholder } from './placeholders.ts'

/** What stays at home while texts go to an AI and its replies come back. */
export interface Mask {
  /** The text with a placeholder in the stead of each name and private detail. */
  hide(text: string): string
  /** The same for a prompt of ours, in which the family's words stand between fences. */
  hideFenced(prompt: string): string
  /** The text with names and details back in their places. */
  show(text: string): string
  /** The same for a reply in pieces, wherever a placeholder is cut; never holds back more than its beginning. */
  showStream(pieces: AsyncIterable<string>): AsyncGenerator<string>
  /** The same for the text of a JSON document. */
  showJson(json: string): string
  /** Tells the model what placeholders are; empty while nothing was hidden. */
  note(): string
}

interface Span {
  from: number
  to: number
  kind: Kind
  text: string
}

const NOTE =
  'Words such as ChildName1, ParentName1, FamilyMail1 or PrivateDetail1 stand for names and details that stay with the family. Use them letter by letter where you would use the name itself, without quotes or brackets, and never remark on them.'

/**
 * A mask for one request and its reply. A name has the same placeholder always, by its place among the family's; a
 * detail by when it came.
 */
export function createMask(family: FamilyNames): Mask {
  const names = hiddenNames(family)
  const listTexts = (kind: Kind) => names.flatMap(name => (name.kind === kind ? [name.text] : []))
  const hidden: Record<Kind, string[]> = {
    child: listTexts('child'),
    parent: listTexts('parent'),
    mail: [...family.emails],
    detail: [],
  }
  let hasHidden = false

  function placeholderFor({ kind, text }: Span): string {
    hasHidden = true
    const known = hidden[kind].indexOf(text)
    return placeholder(kind, known === -1 ? hidden[kind].push(text) : known + 1)
  }

  const show = (text: string, write: (name: string) => string = name => name) =>
    text.replace(PLACEHOLDERS, (found, ...match) => {
      const { kind = 'child', number = 0 } = readPlaceholder(match.at(-1)) ?? {}
      // A model that counts on means the one that it knows.
      const name = hidden[kind][number - 1] ?? hidden[kind][0]
      return name === undefined ? found : write(name)
    })

  return {
    hide: text => replaced(text, spansIn(text, names, family.emails), placeholderFor),
    hideFenced: prompt =>
      replaced(prompt, spansIn(prompt, names, family.emails, outsideFences(prompt)), placeholderFor),
    show: text => show(text),
    showJson: json => show(json, name => JSON.stringify(name).slice(1, -1)),
    note: () => (hasHidden ? NOTE : ''),
    async *showStream(pieces) {
      let held = ''
      try {
        for await (const piece of pieces) {
          const text = held + piece
          const cut = BEGUN_PLACEHOLDER.exec(text)?.index ?? text.length
          held = text.slice(cut)
          if (cut > 0) yield show(text.slice(0, cut))
        }
      } catch (error) {
        if (held !== '') yield show(held)
        throw error
      }
      if (held !== '') yield show(held)
    },
  }
}

/** What a voice says in the stead of what stays at home: a placeholder would be read aloud. */
const SPOKEN: Record<Kind, string> = {
  child: 'friend',
  parent: 'your grown-up',
  mail: 'the e-mail address',
  detail: 'something private',
}

/** A text for a voice, with plain words for what stays at home. */
export function hideForVoice(text: string, family: FamilyNames): string {
  return replaced(text, spansIn(text, hiddenNames(family), family.emails), ({ kind }) => SPOKEN[kind])
}

/** The same for the prompt of somebody who talks by voice. */
export function hideFencedForVoice(prompt: string, family: FamilyNames): string {
  const spans = spansIn(prompt, hiddenNames(family), family.emails, outsideFences(prompt))
  return replaced(prompt, spans, ({ kind }) => SPOKEN[kind])
}

/** The end of a line that opens a fence: the marker that also closes it. */
const MARKER = / ([0-9a-f]{16})$/

/** Whether a place of a prompt is outside of all that stands between fences. */
function outsideFences(prompt: string): (at: number) => boolean {
  const fenced: { from: number; to: number }[] = []
  let open: { marker: string; from: number } | undefined
  let at = 0
  for (const line of prompt.split('\n')) {
    const next = at + line.length + 1
    if (open && line.startsWith(`${open.marker} >>>`)) {
      fenced.push({ from: open.from, to: at - 1 })
      open = undefined
    } else if (!open && line.includes('<<< ')) {
      const [, marker] = MARKER.exec(line) ?? []
      if (marker !== undefined) open = { marker, from: next }
    }
    at = next
  }
  // What is never closed may hold anybody's words.
  if (open) fenced.push({ from: open.from, to: prompt.length })
  return place => !fenced.some(({ from, to }) => place >= from && place < to)
}

function spansIn(
  text: string,
  names: ReturnType<typeof hiddenNames>,
  emails: string[],
  isOurs: (at: number) => boolean = () => false,
): Span[] {
  const known = emails.map(each => each.toLowerCase())
  const details = findPrivateDetails(text).map(({ from, to }): Span => {
    const detail = text.slice(from, to)
    return { from, to, text: detail, kind: known.includes(detail.toLowerCase()) ? 'mail' : 'detail' }
  })
  // Who types a placeholder gets it back as it was.
  const typed = Array.from(text.matchAll(PLACEHOLDERS), ({ 0: word, index }): Span => {
    return { from: index, to: index + word.length, text: word, kind: 'detail' }
  })
  const called = findNames(text, names, isOurs).map(({ from, to, name }): Span => {
    return { from, to, text: name.text, kind: name.kind }
  })
  return [...details, ...typed, ...called]
}

/** The first of spans that overlap counts; of those that begin at one place, the longest. */
function replaced(text: string, spans: Span[], write: (span: Span) => string): string {
  let result = ''
  let at = 0
  for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (span.from < at) continue
    result += text.slice(at, span.from) + write(span)
    at = span.to
  }
  return result + text.slice(at)
}

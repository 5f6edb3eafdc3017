import { mathsInWords } from '#text/spoken-maths.ts'
import { inWords, saidPieces } from '#text/spoken-text.ts'

/** One thing that is said, and where it is seen. */
export interface SpokenWord {
  /** In the text of its utterance; the end is exclusive. */
  from: number
  to: number
  range: Range
}

/** What a voice says in one breath. */
export interface Utterance {
  text: string
  words: SpokenWord[]
}

/** In characters; a longer utterance ends with the next sentence. Some voices fall silent in the midst of long ones. */
const A_BREATH = 160
/** At most so many, wherever that is. */
const LONGEST_BREATH = 400
const UNREAD = 'button, input, textarea, select, script, style, [data-unread]'
const BLOCKS =
  /^(?:address|article|blockquote|dd|div|dl|dt|fieldset|figcaption|figure|h[1-6]|legend|li|ol|p|pre|section|table|tr|ul|br)$/
const CELLS = /^(?:td|th)$/

/** All that is seen in a part of the page as it is said, formulas and pictures in words, in the order of reading. */
export function utterancesOf(root: Element): Utterance[] {
  const breath = new Breath()
  readNode(root, breath)
  breath.end()
  return breath.utterances
}

class Breath {
  readonly utterances: Utterance[] = []
  private text = ''
  private words: SpokenWord[] = []
  /** Nothing blank stands at the end of what was said last. */
  isOpen = false
  /** That was text, not a formula or a picture. */
  isText = false

  /** @param isJoined it goes on with the word before, such as "s" after a bold "3" */
  say(said: string, range: Range, isJoined = false): void {
    if (said === '') return
    if (this.text !== '' && !isJoined) this.text += ' '
    this.isOpen = true
    this.isText = false
    const from = this.text.length
    this.text += said
    this.words.push({ from, to: this.text.length, range })
    const isSentence = this.text.length > A_BREATH && /[.!?:;]["”’)]?$/.test(said)
    if (isSentence || this.text.length > LONGEST_BREATH) this.end()
  }

  pause(): void {
    if (this.text !== '' && !/[,.;:!?]$/.test(this.text)) this.text += ','
    this.isOpen = false
  }

  end(): void {
    if (/[\p{L}\p{N}]/u.test(this.text)) this.utterances.push({ text: this.text, words: this.words })
    this.text = ''
    this.words = []
    this.isOpen = false
  }
}

function readNode(node: Node, breath: Breath): void {
  if (node.nodeType === Node.TEXT_NODE) readText(node as Text, breath)
  else if (node.nodeType === Node.ELEMENT_NODE) readElement(node as Element, breath)
}

function readElement(element: Element, breath: Breath): void {
  if (element.matches(UNREAD) || element.matches('[aria-hidden="true"]') || !isShown(element)) return
  const whole = wholeInWords(element)
  if (whole !== undefined) breath.say(whole, rangeOf(element))
  else readParts(element, breath)
}

function readParts(element: Element, breath: Breath): void {
  const tag = element.localName
  const isClosed = tag === 'details' && !(element as HTMLDetailsElement).open
  if (BLOCKS.test(tag)) breath.end()
  for (const child of element.childNodes) {
    if (!isClosed || (child instanceof Element && child.localName === 'summary')) readNode(child, breath)
  }
  if (BLOCKS.test(tag)) breath.end()
  else if (CELLS.test(tag)) breath.pause()
}

/** What is said as a whole: a formula by its source, a picture by its words. */
function wholeInWords(element: Element): string | undefined {
  if (element.classList.contains('katex')) {
    const source = element.querySelector('annotation[encoding="application/x-tex"]')?.textContent
    return mathsInWords(source ?? element.querySelector('.katex-mathml')?.textContent ?? '')
  }
  const label = element.getAttribute('role') === 'img' ? element.getAttribute('aria-label') : null
  return label === null ? undefined : inWords(label)
}

function readText(text: Text, breath: Breath): void {
  const content = text.data
  const pieces = saidPieces(content)
  for (const [index, { from, to, words }] of pieces.entries()) {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    const isFirst = index === 0 && from === 0
    breath.say(words, range, isFirst && breath.isOpen && (breath.isText || /^[.,;:!?)]/.test(content)))
  }
  if (content === '') return
  breath.isText = true
  breath.isOpen = /\S$/.test(content)
}

function rangeOf(element: Element): Range {
  const range = document.createRange()
  range.selectNodeContents(element.querySelector('.katex-html') ?? element)
  return range
}

function isShown(element: Element): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility()
}

import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Grade } from '#contract/grades.ts'
import { loadPart } from '#lib/load-part.ts'
import { Button } from './button.tsx'

/** Up to this grade texts are offered to be read aloud. */
const LAST_EARLY_GRADE = 2
/** A little slower than grown-ups talk. */
const PACE = 0.9

/** Whether a child of the grade may still be learning to read. */
export const isEarly = (grade: Grade): boolean => grade === 'K' || grade <= LAST_EARLY_GRADE

interface ReadAloudProps {
  /** Markdown with maths between dollar signs. */
  text: string
  grade: Grade
}

/** Beside a text for the youngest: reads it aloud by a voice of this computer. Nothing where there is none. */
export function ReadAloud({ text, grade }: ReadAloudProps) {
  const voice = useVoice(isEarly(grade))
  const [isReading, setReading] = useState(false)
  useEffect(() => {
    const speaker = voice && window.speechSynthesis
    return () => speaker?.cancel()
  }, [voice])
  if (!voice) return null

  async function read() {
    if (!voice) return
    const words = await loadPart(() => import('#text/read-aloud.ts')).then(
      ({ readAloud }) => readAloud(text),
      () => text,
    )
    speechSynthesis.cancel()
    const saying = new SpeechSynthesisUtterance(words)
    saying.voice = voice
    saying.lang = voice.lang
    saying.rate = PACE
    saying.onend = () => setReading(false)
    saying.onerror = () => setReading(false)
    setReading(true)
    speechSynthesis.speak(saying)
  }

  return (
    <Button
      look="quiet"
      className="-ml-3.5 justify-self-start"
      onClick={() => {
        if (!isReading) void read()
        else {
          speechSynthesis.cancel()
          setReading(false)
        }
      }}
    >
      {isReading ? (
        <Square aria-hidden className="size-5" />
      ) : (
        <Volume2 aria-hidden className="size-[22px]" />
      )}
      {isReading ? 'Stop' : 'Read aloud'}
    </Button>
  )
}

/** An English voice of this computer; one that would send the text away is none. */
function useVoice(isWanted: boolean): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  useEffect(() => {
    if (!isWanted || !('speechSynthesis' in window)) return
    const speaker = window.speechSynthesis
    const find = () =>
      setVoice(speaker.getVoices().find(each => each.localService && each.lang.startsWith('en')))
    find()
    // They come a moment after the page.
    speaker.addEventListener('voiceschanged', find)
    return () => speaker.removeEventListener('voiceschanged', find)
  }, [isWanted])
  return isWanted ? voice : undefined
}

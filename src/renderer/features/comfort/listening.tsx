import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { type Comfort, SPEEDS } from '#contract/comfort.ts'
import { AloudButton } from '#ui/aloud/aloud.tsx'
import { chooseVoice, synthesis, voices, watchVoices } from '#ui/aloud/voices.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/inputs.tsx'
import { Choice } from './choice.tsx'

const speeds: Record<Comfort['speed'], string> = {
  slow: 'Slow',
  calm: 'A little slower',
  usual: 'Usual',
  fast: 'Fast',
}

interface ListeningProps {
  wished: Comfort
  onChange: (change: Partial<Comfort>) => void
}

/** The voice that reads aloud and how fast; where there is none, why. */
export function Listening({ wished, onChange }: ListeningProps) {
  const { usable, hasRefused } = useStore(voices)
  const sample = useRef<HTMLParagraphElement>(null)
  useEffect(watchVoices, [])
  const chosen = chooseVoice(usable, wished.voice)
  return (
    <section aria-label="Reading aloud" className="grid gap-4 border-t border-line pt-6">
      <h3>Reading aloud</h3>
      {chosen ? (
        <>
          <div className="flex items-center gap-2">
            <p ref={sample}>
              A small loudspeaker stands beside what can be read aloud, such as 3/4 + 1/2. On the keyboard it
              is Alt and R.
            </p>
            <AloudButton what="this" of={sample} />
          </div>
          <Choice
            label="How fast"
            values={SPEEDS}
            names={speeds}
            chosen={wished.speed}
            onChoose={speed => onChange({ speed })}
          />
          <Field label="Voice" hint="Other computers have other voices">
            {control => (
              <Select
                value={chosen.voiceURI}
                onChange={({ target }) => onChange({ voice: target.value })}
                {...control}
              >
                {usable.map(({ voiceURI, name, localService }) => (
                  <option key={voiceURI} value={voiceURI}>
                    {localService ? name : `${name} (over the internet)`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      ) : (
        <p>{whyNone(hasRefused)}</p>
      )}
    </section>
  )
}

function whyNone(hasRefused: boolean): string {
  if (!synthesis) return 'This browser can’t read aloud, so there are no loudspeakers.'
  if (hasRefused) {
    return 'The only voices here send each text over the internet to the company that made them, so there are no loudspeakers. A parent can allow such voices below.'
  }
  return 'This computer has no English voice, so there are no loudspeakers. A grown-up can add one in the computer’s own settings: on Windows under Time & language, Speech; on a Mac under Accessibility, Spoken Content; on Linux by the package “speech-dispatcher”.'
}

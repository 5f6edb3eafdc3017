import { useStore } from 'zustand'
import { type Comfort, LINE_HEIGHTS, LOOKS, TEXT_SIZES } from '#contract/comfort.ts'
import { comfort } from '#lib/comfort.ts'
import { FoldedCard } from '#ui/folded-card.tsx'
import { Switch } from '#ui/switch.tsx'
import { Choice } from './choice.tsx'
import { Listening } from './listening.tsx'
import { useChangeComfort } from './use-change-comfort.ts'

const sizes: Record<Comfort['textSize'], string> = {
  usual: 'Usual',
  large: 'Large',
  larger: 'Larger',
  largest: 'Largest',
}
const heights: Record<Comfort['lineHeight'], string> = { usual: 'Usual', wide: 'Wide', wider: 'Wider' }
const looks: Record<Comfort['look'], string> = {
  system: 'As this computer',
  light: 'Light',
  dark: 'Dark',
}

interface ComfortCardProps {
  /** Whose it is. */
  childName: string
}

/** How a child likes to read and to be read to: theirs to change, at once, and on every computer they log in on. */
export function ComfortCard({ childName }: ComfortCardProps) {
  const wished = useStore(comfort)
  const change = useChangeComfort()
  return (
    <FoldedCard
      title="Reading and listening"
      words={`Text, colours and the voice that reads aloud, for ${childName}`}
    >
      <div className="grid gap-6">
        <Choice
          label="Text size"
          values={TEXT_SIZES}
          names={sizes}
          chosen={wished.textSize}
          onChoose={textSize => change({ textSize })}
        />
        <Choice
          label="Room between lines"
          values={LINE_HEIGHTS}
          names={heights}
          chosen={wished.lineHeight}
          onChoose={lineHeight => change({ lineHeight })}
        />
        <Choice
          label="Colours"
          values={LOOKS}
          names={looks}
          chosen={wished.look}
          onChoose={look => change({ look })}
        />
        <Switch
          label="More room between letters and words"
          isOn={wished.hasWideText}
          onChange={hasWideText => change({ hasWideText })}
        />
        <Switch
          label="Calmer pictures"
          hint="Softer colours, and nothing moves"
          isOn={wished.hasCalmPictures}
          onChange={hasCalmPictures => change({ hasCalmPictures })}
        />
        <Listening wished={wished} onChange={change} />
      </div>
    </FoldedCard>
  )
}

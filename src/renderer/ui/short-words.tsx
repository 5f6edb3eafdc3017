import { Aloud } from './aloud/aloud.tsx'
import { Pip, type PipPose } from './pip.tsx'

interface ShortWordsProps {
  pose?: PipPose
  children: string
}

/** What a page says to its youngest: a short sentence beside Pip, with its loudspeaker. */
export function ShortWords({ pose = 'looking', children }: ShortWordsProps) {
  return (
    <div className="mt-1 flex min-w-0 items-center gap-3">
      <Pip pose={pose} className="w-16 shrink-0" />
      <Aloud what="what Pip says" className="max-w-(--measure) items-center">
        <p className="text-lead">{children}</p>
      </Aloud>
    </div>
  )
}

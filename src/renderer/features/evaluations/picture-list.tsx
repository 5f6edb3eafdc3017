import { X } from 'lucide-react'
import { useEffect, useState } from 'react'

interface PictureListProps {
  pictures: readonly File[]
  onRemove: (picture: File) => void
}

/** Small views of the pictures, each with a button that takes it away. */
export function PictureList({ pictures, onRemove }: PictureListProps) {
  if (pictures.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-3">
      {pictures.map((picture, index) => (
        <li key={findKey(picture)} className="relative animate-appear">
          <Thumbnail picture={picture} label={`Picture ${index + 1}: ${picture.name}`} />
          <button
            type="button"
            aria-label={`Remove picture ${index + 1}`}
            onClick={() => onRemove(picture)}
            className="absolute -top-2 -right-2 grid size-11 place-items-center"
          >
            <span className="grid size-8 place-items-center rounded-pill border-2 border-card bg-ink text-card">
              <X aria-hidden strokeWidth={3} className="size-4" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ picture, label }: { picture: File; label: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return (
    <img
      src={url}
      alt={label}
      className="size-24 rounded-small border border-line bg-card object-cover sm:size-28"
    />
  )
}

const keys = new WeakMap<File, number>()
let lastKey = 0

/** Two pictures may have the same name. */
function findKey(picture: File): number {
  const known = keys.get(picture)
  if (known !== undefined) return known
  lastKey += 1
  keys.set(picture, lastKey)
  return lastKey
}

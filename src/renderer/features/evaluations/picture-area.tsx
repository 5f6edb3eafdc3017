import { Camera, CameraOff, EyeOff, Smartphone, Upload } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { MOST_PICTURES } from '#contract/pictures.ts'
import { useSettings } from '#features/settings/use-settings.ts'
import { classNames } from '#lib/class-names.ts'
import { loadPart } from '#lib/load-part.ts'
import { useDevice } from '#lib/use-device.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CanNotYet } from '#ui/can-not-yet.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { PictureList } from './picture-list.tsx'
import { PictureReadings } from './picture-reading.tsx'
import type { Side } from './pictures.ts'
import { usePictureDrops } from './use-picture-drops.ts'
import { wizard } from './wizard-store.ts'

const CameraView = lazy(() => loadPart(() => import('./camera.tsx')))
const PhoneDialog = lazy(async () => ({
  default: (await loadPart(() => import('#features/phone-pictures/index.ts'))).PhoneDialog,
}))

interface PictureAreaProps {
  side: Side
  /** Brings the child to the field, with a part of its text selected. */
  onCorrect: (part?: { from: number; to: number }) => void
}

/** Pictures of the question or the answer: chosen, dropped, pasted or from the camera. */
export function PictureArea({ side, onCorrect }: PictureAreaProps) {
  const pictures = useStore(wizard, state => state.pictures[side])
  const preparing = useStore(wizard, state => state.preparing[side])
  const problems = useStore(wizard, state => state.pictureProblems[side])
  const { addPictures, removePicture } = wizard.getState()
  const [isCameraOpen, setCameraOpen] = useState(false)
  /** For so many pictures; null while it is closed. */
  const [phoneRoom, setPhoneRoom] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const upload = useRef<HTMLButtonElement>(null)
  const camera = useRef<HTMLButtonElement>(null)
  const cameraId = useId()
  const device = useDevice('videoinput')
  const CameraIcon = device === 'there' ? Camera : CameraOff
  const isDragging = usePictureDrops(files => void addPictures(side, 'uploaded', files))

  function closeCamera() {
    setCameraOpen(false)
    camera.current?.focus()
  }

  return (
    <section aria-label={`Pictures of the ${side}`} className="grid gap-3">
      <div
        className={classNames(
          'grid gap-4 rounded-medium border-2 border-dashed p-3 transition-colors duration-150 sm:p-5',
          isDragging ? 'border-brand bg-brand-soft' : 'border-line-strong bg-sunk',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-40">
            <p className="font-heading font-extrabold">
              {isDragging ? 'Drop the pictures here' : `Add a picture of the ${side}`}
            </p>
            <p
              role="status"
              className={classNames(
                'flex items-center gap-2 text-small text-ink-soft',
                // Nothing is dropped on a small screen, and the buttons are to stand above Next.
                pictures.length + preparing === 0 && 'max-sm:sr-only',
              )}
            >
              {preparing > 0 && <Spinner className="size-4" />}
              {stateWords(pictures.length, preparing)}
            </p>
            {device !== 'there' && (
              <p id={cameraId} className="text-small text-ink-soft">
                {NO_CAMERA[device]}
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-3 sm:*:px-4 max-sm:w-full max-sm:flex-nowrap max-sm:gap-2 max-sm:*:flex-1 max-sm:*:flex-col max-sm:*:gap-1 max-sm:*:px-1 max-sm:*:py-2 max-sm:*:text-small">
            <Button ref={upload} look="outlined" onClick={() => input.current?.click()}>
              <Upload aria-hidden className="size-[22px]" />
              Upload
            </Button>
            <Button
              ref={camera}
              look="outlined"
              aria-pressed={isCameraOpen}
              aria-describedby={device === 'there' ? undefined : cameraId}
              className={device === 'there' ? undefined : 'text-ink-soft'}
              onClick={() => setCameraOpen(!isCameraOpen)}
            >
              <CameraIcon aria-hidden className="size-[22px]" />
              Camera
            </Button>
            <Button
              look="outlined"
              disabled={pictures.length + preparing >= MOST_PICTURES}
              onClick={() => setPhoneRoom(MOST_PICTURES - pictures.length - preparing)}
            >
              <Smartphone aria-hidden className="size-[22px]" />
              Use my phone
            </Button>
          </div>
        </div>
        <BlindNotice />
        <input
          ref={input}
          type="file"
          accept="image/*,.heic,.heif"
          multiple
          hidden
          aria-label={`Picture files of the ${side}`}
          onChange={event => {
            void addPictures(side, 'uploaded', [...(event.target.files ?? [])])
            // The same file can be chosen again after it was removed.
            event.target.value = ''
          }}
        />
        {isCameraOpen && (
          <Suspense fallback={<Spinner />}>
            <CameraView
              onCapture={picture => void addPictures(side, 'captured', [picture])}
              onClose={closeCamera}
            />
          </Suspense>
        )}
        {phoneRoom !== null && (
          <Suspense fallback={<Spinner />}>
            <PhoneDialog
              room={phoneRoom}
              onPicture={picture => void addPictures(side, 'uploaded', [picture])}
              onClose={() => setPhoneRoom(null)}
            />
          </Suspense>
        )}
        <PictureList
          pictures={pictures}
          onRemove={picture => {
            removePicture(side, picture)
            upload.current?.focus()
          }}
        />
        <PictureReadings side={side} onCorrect={onCorrect} />
      </div>
      {problems.length > 0 && (
        <Alert look="destructive" title="About the pictures">
          {problems.map(problem => (
            <p key={problem}>{problem}</p>
          ))}
        </Alert>
      )}
    </section>
  )
}

const NO_CAMERA = {
  missing: 'There is no camera on this computer.',
  refused: 'Stepwise may not use the camera. A grown-up can allow it.',
}

function stateWords(count: number, preparing: number): string {
  if (preparing > 0) return `Getting ${preparing === 1 ? 'a picture' : `${preparing} pictures`} ready...`
  if (count === 0) return `Drop, paste or choose up to ${MOST_PICTURES}`
  return `${count} of ${MOST_PICTURES} pictures`
}

/** Said before anything is uploaded: nobody could look at it. */
function BlindNotice() {
  const { data: settings } = useSettings()
  if (!settings || settings.servingNow.pictures) return null
  return (
    <p className="flex max-w-none items-start gap-3 border-t border-line pt-3 text-small">
      <EyeOff aria-hidden className="mt-0.5 size-5 shrink-0 text-brand-strong" />
      <span>
        <CanNotYet>Nobody here can look at pictures yet, so please type the words.</CanNotYet>
      </span>
    </p>
  )
}

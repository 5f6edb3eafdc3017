import { Camera as CameraIcon, SwitchCamera, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { closeCamera, type Facing, firstFacing, openCamera } from './camera-stream.ts'
import { drawn } from './prepare-picture.ts'

/** A camera needs a moment between being let go of and being opened again. */
const FLIP_DELAY = 300

interface CameraProps {
  onCapture: (picture: File) => void
  /** It was closed, or there is no camera. */
  onClose: () => void
}

/** The camera's picture with Flip and Capture. The camera is let go of whenever this leaves the screen. */
export default function Camera({ onCapture, onClose }: CameraProps) {
  /** None before it is known which cameras there are. */
  const [facing, setFacing] = useState<Facing>()
  const [isFlipping, setFlipping] = useState(false)
  const [isReady, setReady] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    if (isFlipping) {
      const restart = setTimeout(() => {
        setFacing(facing === 'user' ? 'environment' : 'user')
        setFlipping(false)
      }, FLIP_DELAY)
      return () => clearTimeout(restart)
    }
    let isLeft = false
    let opened: MediaStream | null = null
    const fail = (error: unknown) => {
      if (isLeft) return
      console.error('The camera could not be used', error)
      close.current()
    }
    async function show() {
      if (facing === undefined) {
        const first = await firstFacing()
        if (!isLeft) setFacing(first)
        return
      }
      const stream = await openCamera(facing)
      if (isLeft || !video.current) return closeCamera(stream)
      opened = stream
      for (const track of stream.getTracks()) track.addEventListener('ended', fail)
      video.current.srcObject = stream
      await video.current.play()
    }
    show().catch(fail)
    return () => {
      isLeft = true
      setReady(false)
      closeCamera(opened)
    }
  }, [facing, isFlipping])

  async function capture() {
    if (!video.current) return
    const { videoWidth: width, videoHeight: height } = video.current
    const name = `capture-${new Date().toISOString().replace(/[:.]/g, '-')}.jpg`
    onCapture(await drawn(video.current, { width, height }, name))
    onClose()
  }

  return (
    <div className="grid animate-appear gap-3">
      <div className="relative grid place-items-center overflow-hidden rounded-small bg-ink">
        <video
          ref={video}
          playsInline
          muted
          aria-label="What the camera sees"
          onLoadedData={() => setReady(true)}
          className="aspect-video max-h-[60dvh] w-full object-contain"
        />
        {!isReady && (
          <span role="status" className="absolute flex items-center gap-3 text-card">
            <Spinner />
            Opening the camera...
          </span>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          look="outlined"
          onClick={() => setFlipping(true)}
          disabled={!isReady}
          className="max-sm:flex-1 max-sm:px-2"
        >
          <SwitchCamera aria-hidden className="size-[22px]" />
          Flip
        </Button>
        <Button
          onClick={() => void capture()}
          disabled={!isReady}
          autoFocus
          className="max-sm:flex-1 max-sm:px-2"
        >
          <CameraIcon aria-hidden className="size-[22px]" />
          Capture
        </Button>
        <Button look="quiet" onClick={onClose} className="max-sm:w-full sm:ml-auto">
          <X aria-hidden className="size-[22px]" />
          Close Camera
        </Button>
      </div>
    </div>
  )
}

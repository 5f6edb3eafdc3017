import { useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { phonePictureEndpoints } from '#contract/phone-pictures.ts'
import { ParentGate } from '#features/parents-corner/parent-gate.tsx'
import { createQuery } from '#lib/query-client.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/inputs.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { PhoneSwitch } from './phone-switch.tsx'
import { QrCode } from './qr-code.tsx'
import { usePhoneWay } from './use-phone-way.ts'

interface PhoneDialogProps {
  /** So many pictures can still be added. */
  room: number
  onPicture: (picture: File) => void
  onClose: () => void
}

/** A phone as a camera: shows the way for it, and hands on what it sends. Off until a parent allows it. */
export function PhoneDialog({ room, onPicture, onClose }: PhoneDialogProps) {
  const { data, error } = useQuery({
    ...createQuery(phonePictureEndpoints.settings, {}),
    refetchOnMount: 'always',
  })
  return createPortal(
    <Dialog
      title="Use my phone"
      description="Take the photos with a phone that is in the same Wi-Fi as this computer."
      onClose={onClose}
    >
      {data?.isAllowed ? (
        <Way room={room} onPicture={onPicture} onClose={onClose} />
      ) : data ? (
        <div className="grid gap-4">
          <p>A parent has to allow this once.</p>
          <ParentGate what="this switch">
            <PhoneSwitch />
          </ParentGate>
        </div>
      ) : error ? (
        <Alert look="destructive" title="That did not work">
          <p>{error.message}</p>
        </Alert>
      ) : (
        <Waiting />
      )}
    </Dialog>,
    // Outside of the form that asks for it: it holds one of its own.
    document.body,
  )
}

function Waiting() {
  return (
    <p role="status" className="flex items-center gap-3 py-6 text-ink-soft">
      <Spinner className="size-6 text-brand" />
      One moment...
    </p>
  )
}

function Way({ room, onPicture, onClose }: PhoneDialogProps) {
  const { way, state, problem, taken, isFull, secondsLeft, openAgain } = usePhoneWay(room, onPicture)
  if (state === 'failed' || state === 'over') {
    return (
      <div className="grid gap-4">
        <Alert
          look={state === 'failed' ? 'destructive' : 'default'}
          title={state === 'failed' ? 'That did not work' : 'The time is up'}
        >
          <p>{problem ?? `${arrived(taken)} The way for the phone is closed again.`}</p>
        </Alert>
        <div className="flex flex-wrap justify-end gap-3">
          {!isFull && (
            <Button look="outlined" onClick={() => openAgain()}>
              Open it again
            </Button>
          )}
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    )
  }
  if (!way || state === 'opening') return <Waiting />
  const [address, ...others] = way.addresses
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {state === 'waiting' && (
        // Side by side, so that all of it is seen without scrolling.
        <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
          <QrCode text={way.url} />
          <div className="grid gap-3">
            <p>
              Point the phone’s camera at the square and open the link. Or type this address into the phone’s
              browser:
            </p>
            <p className="rounded-medium bg-sunk px-4 py-3 font-mono text-small break-all select-all">
              {way.url}
            </p>
          </div>
        </div>
      )}
      <p role="status" className="font-bold">
        {state === 'waiting' ? 'Waiting for the phone...' : `The phone is there. ${arrived(taken)}`}
      </p>
      {state === 'waiting' && others.length > 0 && (
        <Field
          label="Nothing opens on the phone?"
          hint="This computer is in several networks. Choose the one that the phone is in."
        >
          {control => (
            <Select value={address} onChange={event => openAgain(event.target.value)} {...control}>
              {way.addresses.toSorted().map(each => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <p className="text-small text-ink-soft">
        The photos come straight to this computer. On the way through your home’s network they are not
        encrypted. Windows may ask once whether Stepwise may use the network: a grown-up can allow it for
        private networks. Closing this window closes the way
        {secondsLeft !== undefined && `; else it closes in ${minutes(secondsLeft)}`}.
      </p>
      <Button onClick={onClose} look={taken > 0 ? 'filled' : 'outlined'} className="justify-self-end">
        {taken > 0 ? 'Done' : 'Close'}
      </Button>
    </div>
  )
}

function arrived(count: number): string {
  if (count === 0) return 'No photo has arrived yet.'
  return count === 1 ? '1 photo has arrived.' : `${count} photos have arrived.`
}

function minutes(seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / 60))
  return count === 1 ? '1 minute' : `${count} minutes`
}

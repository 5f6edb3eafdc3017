import { useEffect, useState } from 'react'

/** Whether this computer has a microphone or camera that may be used; `there` until something else is known. */
export type DeviceState = 'there' | 'missing' | 'refused'

const PERMISSIONS = { audioinput: 'microphone', videoinput: 'camera' } as const

/** Follows the plugging in and out and the permissions of a kind of device, without opening one. */
export function useDevice(kind: keyof typeof PERMISSIONS): DeviceState {
  const [state, setState] = useState<DeviceState>('there')
  useEffect(() => {
    const end = new AbortController()
    const look = async () => {
      const found = await readDevice(kind)
      if (!end.signal.aborted) setState(found)
    }
    const listen = { signal: end.signal }
    void look()
    navigator.mediaDevices?.addEventListener('devicechange', () => void look(), listen)
    permissionOf(kind).then(permission => permission?.addEventListener('change', () => void look(), listen))
    return () => end.abort()
  }, [kind])
  return state
}

async function readDevice(kind: keyof typeof PERMISSIONS): Promise<DeviceState> {
  if ((await permissionOf(kind))?.state === 'denied') return 'refused'
  const devices = await navigator.mediaDevices?.enumerateDevices?.().catch(() => undefined)
  return devices && !devices.some(device => device.kind === kind) ? 'missing' : 'there'
}

/** Undefined where a browser does not tell. */
async function permissionOf(kind: keyof typeof PERMISSIONS): Promise<PermissionStatus | undefined> {
  return navigator.permissions?.query({ name: PERMISSIONS[kind] }).catch(() => undefined)
}

import { describe } from 'vitest'
import { expect } from '../harness/expect.ts'
import { sharedTest } from './host/test.ts'

describe('a call', () => {
  sharedTest('asks nothing of the home’s network, so that no firewall asks anybody', async ({ page }) => {
    const candidates = await page.evaluate(async () => {
      const peer = new RTCPeerConnection()
      peer.createDataChannel('any')
      const found: string[] = []
      const all = new Promise<void>(resolve =>
        peer.addEventListener('icecandidate', ({ candidate }) => {
          if (candidate?.candidate) found.push(candidate.candidate)
          else resolve()
        }),
      )
      await peer.setLocalDescription(await peer.createOffer())
      await all
      peer.close()
      return found
    })
    expect(candidates).not.toEqual([])
    // Such a name is answered for by multicast.
    expect(candidates.filter(each => each.includes('.local'))).toEqual([])
  })
})

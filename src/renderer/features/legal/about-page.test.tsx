// @vitest-environment happy-dom
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { answer } from '#support/renderer/wire.ts'
import AboutPage from './about-page.tsx'

/** A file of the app, beside the page. */
const licences = {
  method: 'GET',
  path: '/licences.json',
  answer: z.array(z.object({ name: z.string(), version: z.string() })),
} as const satisfies Endpoint

testScreenStates({
  page: <AboutPage />,
  answers: [answer(licences, [])],
  reads: [{ endpoint: licences, failure: 'The list can’t be shown' }],
  empty: 'Whose work is in it',
})

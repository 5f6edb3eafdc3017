/** What the other rooms see of how a child likes to read. */
export { ComfortCard } from './comfort-card.tsx'
export { RemoteVoices } from './remote-voices.tsx'

/** What the other features see of the inbox. */
export { KeptPhotos } from './kept-photos.tsx'

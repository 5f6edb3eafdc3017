export { BeforeYou } from './before-you.tsx'

export { PointsToTick, type Ticked } from './points-to-tick.tsx'
export { SelfCheck } from './self-check.tsx'

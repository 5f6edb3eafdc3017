export { PhoneDialog } from './phone-dialog.tsx'
export { PhoneSwitch } from './phone-switch.tsx'

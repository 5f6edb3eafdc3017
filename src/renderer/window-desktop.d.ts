import type { DesktopBridge } from '#contract/desktop.ts'

declare global {
  interface Window {
    desktop?: DesktopBridge
  }
}

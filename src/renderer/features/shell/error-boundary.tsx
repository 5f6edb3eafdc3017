import { Component, type ReactNode } from 'react'
import { reloadPage } from '#ui/reload-page.ts'
import { ErrorState } from '#ui/states.tsx'

/** Catches what a screen throws while it is drawn, a part that could not be loaded included. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('A screen failed', error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <ErrorState title="Something went wrong" onRetry={() => void reloadPage()}>
        This page could not be shown. What you typed and saved is still there.
      </ErrorState>
    )
  }
}

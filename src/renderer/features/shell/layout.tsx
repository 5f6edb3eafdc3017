import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { Notices } from '#features/notices/notices.tsx'
import { loadPart } from '#lib/load-part.ts'
import { Logo } from '#ui/logo.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'

const Tools = lazy(async () => ({ default: (await loadPart(() => import('./tools.tsx'))).Tools }))

const CallProblem = lazy(async () => ({
  default: (await loadPart(() => import('#features/voice-call/voice-call-button.tsx'))).VoiceCallProblem,
}))

interface LayoutProps {
  isSignedIn?: boolean
  /** Shows the header's tools, of those who are signed in. */
  hasTools?: boolean
  /** What stands at the header's right end. */
  menu?: ReactNode
  children: ReactNode
}

/** Header, page and footer. The header's tools come only to those who are signed in. */
export function Layout({ isSignedIn = false, hasTools = false, menu, children }: LayoutProps) {
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-small bg-card px-4 py-3 font-bold text-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the page
      </a>
      <header className="flex min-h-[68px] items-center gap-4 max-[359px]:gap-1.5 max-[359px]:px-3 border-b border-line bg-card px-4 py-2 sm:px-6">
        <Link to="/" className="rounded-small no-underline">
          <Logo size="medium" />
        </Link>
        {hasTools && (
          <Suspense fallback={null}>
            <Tools />
          </Suspense>
        )}
        {menu && (
          <Suspense fallback={null}>
            <div className={hasTools ? 'min-w-0' : 'ml-auto'}>{menu}</div>
          </Suspense>
        )}
      </header>
      {hasTools && (
        <Suspense fallback={null}>
          <CallProblem />
        </Suspense>
      )}
      <Notices isSignedIn={isSignedIn} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1128px] flex-1 px-4 pt-6 pb-12 sm:px-6 sm:pt-8 sm:pb-16"
      >
        <ErrorBoundary>{children}</ErrorBoundary>
      </main>
      <Footer />
    </>
  )
}

import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { useCurrentUser } from '#features/accounts/current-user.ts'
import { LandingPage } from '#features/accounts/landing-page.tsx'
import { Layout } from '#features/shell/layout.tsx'
import { isUnreachable } from '#lib/api.ts'
import { loadPart } from '#lib/load-part.ts'
import { FullScreenSpinner } from '#ui/spinner.tsx'
import { ErrorState } from '#ui/states.tsx'
import { pages, pathsOf } from './pages.ts'

const NotFoundPage = lazy(async () => ({
  default: (await loadPart(() => import('#features/shell/not-found-page.tsx'))).NotFoundPage,
}))
const NewRecoveryCode = lazy(async () => ({
  default: (await loadPart(() => import('#features/accounts/new-recovery-code.tsx'))).NewRecoveryCode,
}))
const IdleLock = lazy(async () => ({
  default: (await loadPart(() => import('#features/shared-computer/idle-lock.tsx'))).IdleLock,
}))
const KindWordsDialog = lazy(async () => ({
  default: (await loadPart(() => import('#features/safety/kind-words-dialog.tsx'))).KindWordsDialog,
}))

/** The routes: a visitor sees the landing page, a signed-in family its tools. */
export function App() {
  const { data: user, error, isFetching, refetch } = useCurrentUser()

  if (error && !user) {
    return (
      <Layout>
        <ErrorState
          title="Stepwise could not start"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          isOffline={isUnreachable(error)}
        >
          {error.message}
        </ErrorState>
      </Layout>
    )
  }
  if (user === undefined) {
    return (
      <main>
        <FullScreenSpinner />
      </main>
    )
  }
  if (user === null) {
    return (
      <Layout>
        <Routes>
          {pages.map(({ path }) => (
            <Route key={path} path={path} element={<Navigate to="/" replace />} />
          ))}
          <Route path="*" element={<LandingPage />} />
        </Routes>
      </Layout>
    )
  }
  return (
    <Layout user={user}>
      <Suspense fallback={<FullScreenSpinner />}>
        <Routes>
          {pages.flatMap(page =>
            pathsOf(page).map(path => <Route key={path} path={path} element={<page.screen />} />),
          )}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
      <Suspense fallback={null}>
        <NewRecoveryCode user={user} />
        <IdleLock user={user} />
        <KindWordsDialog />
      </Suspense>
    </Layout>
  )
}

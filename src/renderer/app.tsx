import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { isToChoose, useCurrentUser, useWhoIsHere } from '#features/accounts/current-user.ts'
import { LandingPage } from '#features/accounts/landing-page.tsx'
import { Layout } from '#features/shell/layout.tsx'
import { isUnreachable } from '#lib/api.ts'
import { WHO_IS_LEARNING_PATH } from '#lib/learner.ts'
import { lazyBeside, loadPart, ShownScreen } from '#lib/load-part.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FullScreenSpinner } from '#ui/spinner.tsx'
import { ErrorState } from '#ui/states.tsx'
import { type Page, pages, pathsOf } from './pages.ts'

const NotFoundPage = lazy(async () => ({
  default: (await loadPart(() => import('#features/shell/not-found-page.tsx'))).NotFoundPage,
}))
const WhoIsLearningPage = lazy(() => loadPart(() => import('#features/children/who-is-learning.tsx')))
const LearnerMenu = lazy(async () => ({
  default: (await loadPart(() => import('#features/children/learner-menu.tsx'))).LearnerMenu,
}))
const NewRecoveryCode = lazyBeside(
  () => import('#features/accounts/new-recovery-code.tsx'),
  ({ NewRecoveryCode }) => NewRecoveryCode,
)
const IdleLock = lazyBeside(
  () => import('#features/shared-computer/idle-lock.tsx'),
  ({ IdleLock }) => IdleLock,
)
const TimeForToday = lazyBeside(
  () => import('#features/time-for-today/time-for-today.tsx'),
  ({ TimeForToday }) => TimeForToday,
)
const KindWordsDialog = lazyBeside(
  () => import('#features/safety/kind-words-dialog.tsx'),
  ({ KindWordsDialog }) => KindWordsDialog,
)

interface AppProps {
  /** Settles when the first page's code is there. */
  ahead: Promise<void>
}

/** The routes: a visitor sees the landing page, a signed-in family its tools. */
export function App({ ahead }: AppProps) {
  const { data: user, error, isFetching, refetch } = useCurrentUser()
  const [isAhead, setAhead] = useState(false)
  useEffect(() => void ahead.then(() => setAhead(true)), [ahead])
  useWhoIsHere()
  const { pathname } = useLocation()
  const isExempt = pages.some(page => page.isOfFamily && pathsOf(page).includes(pathname))

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
  if (user === undefined || !isAhead) {
    return (
      <main>
        <FullScreenSpinner />
      </main>
    )
  }
  if (user === null) {
    return (
      <Layout>
        <Suspense fallback={<FullScreenSpinner />}>
          <Routes>
            {pages.flatMap(page =>
              pathsOf(page)
                .filter(path => path !== '/')
                .map(path => (
                  <Route
                    key={path}
                    path={path}
                    element={page.isForAll ? shownPage(page) : <Navigate to="/" replace />}
                  />
                )),
            )}
            <Route path="*" element={<LandingPage />} />
          </Routes>
        </Suspense>
      </Layout>
    )
  }
  const isChoosing = isToChoose(user)
  const shown = isChoosing ? pages.filter(({ isOfFamily }) => isOfFamily) : pages
  const menu = isChoosing ? <ToTheChoice /> : user.hasSiblings && <LearnerMenu learner={user} />
  return (
    <Layout isSignedIn hasTools={!isChoosing} menu={menu}>
      <Suspense fallback={<FullScreenSpinner />}>
        <Routes>
          {shown.flatMap(page =>
            pathsOf(page).map(path => <Route key={path} path={path} element={shownPage(page)} />),
          )}
          <Route path="*" element={isChoosing ? <WhoIsLearningPage /> : <NotFoundPage />} />
        </Routes>
      </Suspense>
      <Suspense fallback={null}>
        <NewRecoveryCode user={user} />
        <IdleLock user={user} />
        {!isChoosing && <TimeForToday key={user.id} user={user} isExempt={isExempt} />}
        <KindWordsDialog />
      </Suspense>
    </Layout>
  )
}

function shownPage({ path, screen }: Page) {
  return <ShownScreen key={path} screen={screen} />
}

/** In the header of the few pages that are there before a child is chosen. */
function ToTheChoice() {
  const { pathname } = useLocation()
  const isElsewhere =
    pathname !== WHO_IS_LEARNING_PATH && pages.some(({ path, isOfFamily }) => isOfFamily && path === pathname)
  if (!isElsewhere) return null
  return (
    <ButtonLink to="/" look="outlined" className="min-h-11">
      Who is learning?
    </ButtonLink>
  )
}

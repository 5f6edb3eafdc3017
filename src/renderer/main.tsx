import '#lib/no-eval.ts'

import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { onLogout } from '#lib/on-logout.ts'
import { queryClient } from '#lib/query-client.ts'
import { Toaster } from '#ui/toaster.tsx'
import { endAllToasts, showKeptToasts } from '#ui/toasts.ts'
import '#ui/theme.css'
import { App } from './app.tsx'
import { loadAhead } from './pages.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const ahead = loadAhead(location.pathname)
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <App ahead={ahead} />
      </BrowserRouter>
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
)
showKeptToasts()
onLogout(endAllToasts)

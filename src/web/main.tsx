import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { InsecureScreen } from './features/site/insecure-screen.tsx'
import { startLook } from './lib/look/page-look.ts'
import { startTextSize } from './lib/look/text-size.ts'
import { applyMotion } from './lib/reduced-motion.ts'
import { workerThread } from './lib/worker-thread.ts'
import { isAppPage } from './service-worker-routes.ts'
import './styles/main.css'
import { logError } from '#web/lib/vault-locked.ts'

// A page of the app needs the vault: its worker starts before anything else.
if (isSecureContext && isAppPage(location.pathname)) workerThread()
startLook()
startTextSize()
applyMotion()
addEventListener('error', (event) => {
  event.preventDefault()
  console.error(event.error ?? event.message)
})
addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  logError(event.reason)
})

if (import.meta.env.PROD && isSecureContext && 'serviceWorker' in navigator)
  addEventListener('load', () => {
    import('./service-worker-link.ts').then(({ keepShell }) => keepShell()).catch(logError)
  })

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no element with id root')
createRoot(place).render(
  <StrictMode>{isSecureContext ? <App /> : <InsecureScreen port={location.port || '3000'} />}</StrictMode>,
)

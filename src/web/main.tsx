import './start-worker.ts'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { lateScreen } from './app/faults/late-screen.tsx'
import { startAppearance } from './lib/appearance/page-appearance.ts'
import { startTextSize } from './lib/appearance/text-size.ts'
import { leaveCompositionAlone } from './lib/device/composition-keys.ts'
import { applyMotion } from './lib/device/reduced-motion.ts'
import { listenToBack } from './ui/use-back-closes.ts'
import './styles/main.css'
import { logError } from '#worker/core/vault-locked.ts'

const InsecureScreen = lateScreen(
  async () => (await import('./features/site/insecure-screen.tsx')).InsecureScreen,
)

// Before anybody else listens.
leaveCompositionAlone(window)
startAppearance()
startTextSize()
applyMotion()
listenToBack()
addEventListener('error', (event) => {
  event.preventDefault()
  console.error(event.error ?? event.message)
})
addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  logError(event.reason)
})

const keepShell = (): void => {
  import('./service-worker/service-worker-link.ts').then((link) => link.keepShell()).catch(logError)
}
if (import.meta.env.PROD && isSecureContext && 'serviceWorker' in navigator) {
  // Under a first frame the app may come long after the page.
  if (document.readyState === 'complete') keepShell()
  else addEventListener('load', keepShell)
}

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no element with id root')
createRoot(place).render(
  <StrictMode>
    {isSecureContext ? (
      <App />
    ) : (
      <Suspense fallback={null}>
        <InsecureScreen port={location.port || '3000'} />
      </Suspense>
    )}
  </StrictMode>,
)

import { workerThread } from '#web/lib/vault/worker-thread.ts'
import { isAppPage } from './pages.ts'

// A page of the app needs the vault: its worker starts before the rest of the app is run.
if (isSecureContext && isAppPage(location.pathname)) workerThread()

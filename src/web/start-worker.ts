import { isAppPage } from './app/pages.ts'
import { workerThread } from './lib/vault/worker-thread.ts'

// A page of the app needs the vault: its worker starts before the rest of the app is run.
if (isSecureContext && isAppPage(location.pathname)) workerThread()

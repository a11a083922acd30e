import { dismissToast, toast } from './lib/toasts.ts'
import { allowOwnScripts } from './lib/trusted-types.ts'
import { keepAllWriting } from './lib/unsaved.ts'

const path = '/service-worker.js'
const lookEveryMs = 60 * 60_000
const tryAgainMs = 2_000

/** Keeps the app on this device, so that it opens without the server, and asks before another version takes its place. */
export async function keepShell(): Promise<void> {
  const workers = navigator.serviceWorker
  let isControlled = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    // The first version ever takes a page over that it did not load: the two fit.
    if (isControlled) void loadAgain()
    isControlled = true
  })
  workers.addEventListener('message', (event) => {
    if (event.data !== 'start-afresh') return
    event.ports[0]?.postMessage('here')
    void loadAgain()
  })
  allowOwnScripts()
  const registration = await workers.register(path, { updateViaCache: 'none' })
  whenReady(registration, () => askToUpdate(registration))
  lookNowAndThen(registration)
}

/** Calls back for every version that is installed and waits for the present one to go. */
function whenReady(registration: ServiceWorkerRegistration, tell: () => void): void {
  if (registration.waiting && registration.active) tell()
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && registration.active) tell()
    })
  })
}

let question: string | undefined

function askToUpdate(registration: ServiceWorkerRegistration): void {
  if (question) dismissToast(question)
  question = toast({
    title: 'A new version is ready',
    description: 'It takes a second. What you are writing is kept first.',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Update', onPress: () => void update(registration) },
    isOfApp: true,
  })
}

async function update(registration: ServiceWorkerRegistration): Promise<void> {
  if (!(await keepAllWriting())) return tellUnsaved(() => void update(registration))
  // Every open page is then told that another version is in charge, this one too.
  if (registration.waiting) registration.waiting.postMessage('take-over')
  else location.reload()
}

let isLoadingAgain = false

/** Loads the page again as soon as nothing on it is unsaved. */
async function loadAgain(): Promise<void> {
  if (isLoadingAgain) return
  isLoadingAgain = true
  let isTold = false
  while (!(await keepAllWriting())) {
    if (!isTold) tellUnsaved()
    isTold = true
    await new Promise((resolve) => setTimeout(resolve, tryAgainMs))
  }
  location.reload()
}

function tellUnsaved(onRetry?: () => void): void {
  toast({
    variant: 'destructive',
    title: 'A page is not saved yet',
    description: 'The new version waits until it is.',
    ...(onRetry && { action: { label: 'Try again', onPress: onRetry } }),
  })
}

/** The browser itself looks at every load; an app that stays open for days asks now and then, and when it is looked at again. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAt = performance.now()
  const look = () => {
    if (document.visibilityState !== 'visible' || performance.now() - lookedAt < lookEveryMs) return
    lookedAt = performance.now()
    registration.update().catch(() => undefined)
  }
  setInterval(look, lookEveryMs)
  document.addEventListener('visibilitychange', look)
}

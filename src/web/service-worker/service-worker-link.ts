import { allowOwnScripts } from '#browser/trusted-types.ts'
import { pageArrived } from '../lib/device/page-arrived.ts'
import { keepAllWriting } from '../lib/device/unsaved.ts'
import { dismissToast, toast } from '../lib/toasts.ts'

const path = '/service-worker.js'
const lookEveryMs = 60 * 60_000
const tryAgainMs = 2_000
const askAgainMs = 3_000
const mostAsked = 3
/** How often an update that was asked for has loaded the page again, as long as it is not in place. */
const loadsKey = 'inkwell-update-loads'
const mostLoads = 3

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
  const loads = takeLoads()
  if (loads > 0) void goOnUpdating(registration, loads)
  whenReady(registration, loads > 0, () => void askToUpdate(registration))
  lookNowAndThen(registration)
}

/** Calls back for every version that is installed and waits for the present one to go; not for one that was asked for already. */
function whenReady(registration: ServiceWorkerRegistration, isAskedFor: boolean, tell: () => void): void {
  if (registration.waiting && registration.active && !isAskedFor) tell()
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && registration.active) tell()
    })
  })
}

let question: string | undefined

/** On a page that is still arriving the question would have to move out of the way of what comes. */
async function askToUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  await pageArrived()
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
  if (!registration.waiting) return location.reload()
  await takeOver(registration, 0)
}

/**
 * Puts the waiting version in charge: every open page is then told, this one too. Chromium drops the change for good when a page fetches something at
 * that very moment, until one is loaded again.
 */
async function takeOver(registration: ServiceWorkerRegistration, loads: number): Promise<void> {
  const told = toast({
    title: 'Updating',
    description: 'The page loads again in a moment.',
    duration: Number.POSITIVE_INFINITY,
    isOfApp: true,
  })
  // What is asked of a worker that is just starting may be lost.
  for (let time = 0; time < mostAsked && registration.waiting; time++) {
    registration.waiting.postMessage('take-over')
    await new Promise((resolve) => setTimeout(resolve, askAgainMs))
  }
  if (!registration.waiting) return
  if (loads >= mostLoads) {
    dismissToast(told)
    return tellWaiting(() => void update(registration))
  }
  sessionStorage.setItem(loadsKey, String(loads + 1))
  await loadAgain()
}

/** The page was loaded again in the middle of an update. */
async function goOnUpdating(registration: ServiceWorkerRegistration, loads: number): Promise<void> {
  if (registration.waiting) return takeOver(registration, loads)
  // The new version took over while the old one was still handing out this page.
  await loadAgain()
}

function takeLoads(): number {
  const loads = Number(sessionStorage.getItem(loadsKey) ?? 0)
  sessionStorage.removeItem(loadsKey)
  return loads
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

function tellWaiting(onRetry: () => void): void {
  toast({
    variant: 'destructive',
    title: 'The new version is not in place yet',
    description: 'Nothing is lost. Close other tabs with Inkwell, then try again.',
    action: { label: 'Try again', onPress: onRetry },
    isOfApp: true,
  })
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

import type { BrowserContext, Page } from 'playwright-core'
import type { PushSubscriptionKeys } from '#contract/calendar/push.ts'

/** Lets notices be shown and gives this profile a place at a push service, as a browser whose maker has one. Before the first page. */
export async function withPushService(
  context: BrowserContext,
  origin: string,
  subscription: PushSubscriptionKeys,
): Promise<void> {
  await context.grantPermissions(['notifications'], { origin })
  await context.addInitScript((given) => {
    const made = {
      toJSON: () => given,
      options: { applicationServerKey: null },
      unsubscribe: async () => true,
    }
    PushManager.prototype.subscribe = async () => made as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => null
  }, subscription)
}

/** Hands a push to the service worker of this site, as the browser does when one comes. */
export async function deliverPush(page: Page, origin: string, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted)
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await found
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  })
  await session.detach()
}

/** What notices of this site are shown now. */
export const noticesShown = (page: Page): Promise<{ title: string; body: string }[]> =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ title, body }) => ({ title, body }))
  })

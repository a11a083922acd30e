import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What a browser says of a server that is not there. */
export const serverGone =
  /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|ERR_FAILED|WebSocket|EventSource|Failed to fetch/

/**
 * Waits until the app is kept on this device and the page is controlled by the service worker. A browser that broke off while it fetched the files
 * tries again with the next page.
 */
export async function keptHere(page: Page): Promise<void> {
  const isKept = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  // Hundreds of files are fetched and checked: a busy machine takes its time over them.
  const soon = { timeout: 60_000, interval: 20 }
  try {
    await expect.poll(isKept, soon).toBe(true)
  } catch {
    await page.reload()
    await expect.poll(isKept, soon).toBe(true)
  }
}

/** The addresses of everything in the caches of this site. */
export function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) found.push(request.url)
    return found
  })
}

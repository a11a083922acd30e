import type { BrowserContext } from 'playwright-core'

export interface Trouble {
  expect(pattern: RegExp): void
  /** Throws one error that lists everything unexpected so far. */
  assertNone(): void
}

/** A refused request is part of the product: a visitor asks who they are and gets 401. Browsers print it as an error. */
const refusals = /Failed to load resource: the server responded with a status of 40[19] .*\/api\//

/** A Chromium that was built without the service for its own model prints this by itself when it is asked whether it has one. */
export const withoutModel = /Unable to create a text session because the service is not running/

/** Collects console errors, uncaught errors and rejections, and requests to anybody but our own server. */
export function watchForTrouble(context: BrowserContext, origin: string): Trouble {
  const expected: RegExp[] = [refusals, withoutModel]
  const seen: string[] = []
  const note = (what: string): void => {
    seen.push(what)
  }
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console.error: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    const isLocal = url.protocol === 'data:' || url.protocol === 'blob:'
    if (!isLocal && url.host !== new URL(origin).host) note(`request to a stranger: ${request.url()}`)
  })
  const watchSockets = (page: ReturnType<BrowserContext['pages']>[number]): void => {
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).host !== new URL(origin).host) note(`socket to a stranger: ${socket.url()}`)
    })
    page.on('crash', () => note('the page crashed'))
  }
  context.pages().forEach(watchSockets)
  context.on('page', watchSockets)
  return {
    expect(pattern) {
      expected.push(pattern)
    },
    assertNone() {
      const unexpected = seen.filter((what) => !expected.some((pattern) => pattern.test(what)))
      if (unexpected.length > 0) throw new Error(`Unexpected in the browser:\n${unexpected.join('\n')}`)
    },
  }
}

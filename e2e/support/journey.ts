import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { test } from 'vitest'
import { type BrowserOptions, launchBrowser, newPerson, type Person, type PersonOptions } from './browser.ts'
import { standing } from './recent.ts'
import { type RunningServer, type ServerOptions, startServer } from './server.ts'

const pictures = join(import.meta.dirname, '..', '..', 'screens', 'failures')

/**
 * vitest's `test` with the real product: `server` lives as long as the file, `browser` as long as the worker that runs one file after
 * the other, and `arrive()` gives a fresh profile on that server. `journeyWith` gives journeys that start it differently. A test
 * fails when one of its profiles saw an unexpected error or request; a failed test leaves pictures of its pages in screens/failures, and prints
 * where each stood and what it had asked last.
 *
 * Who arrives has no service worker, saves data and asks for little motion, which together are a good part of a page's work for the
 * processor. Journeys about one of them ask for it, in `arrive` or for the whole file by `journeyWith`.
 */
export const journey = test
  .extend('serverOptions', { scope: 'file' }, (): ServerOptions => ({}))
  .extend(
    'usually',
    { scope: 'file' },
    (): PersonOptions => ({ serviceWorker: false, savesData: true, reducedMotion: 'reduce' }),
  )
  .extend('server', { scope: 'file' }, async ({ serverOptions }, { onCleanup }): Promise<RunningServer> => {
    const server = await startServer(serverOptions)
    onCleanup(async () => {
      await server.stop()
    })
    return server
  })
  .extend('browserOptions', { scope: 'worker' }, (): BrowserOptions => ({}))
  .extend('browser', { scope: 'worker' }, async ({ browserOptions }, { onCleanup }): Promise<Browser> => {
    const browser = await launchBrowser(browserOptions)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('arrive', async ({ server, browser, usually, task }, { onCleanup }) => {
    const people: Person[] = []
    onCleanup(async () => {
      if (task.result?.state === 'fail') {
        await takePictures(task.name, people)
        await tellOf(people, server)
      }
      const closed = await Promise.allSettled(people.map((person) => person.close()))
      for (const outcome of closed) if (outcome.status === 'rejected') throw outcome.reason
    })
    return async (options?: PersonOptions): Promise<Person> => {
      const person = await newPerson(browser, server.url, { ...usually, ...options })
      people.push(person)
      return person
    }
  })

interface Otherwise {
  readonly serverOptions?: ServerOptions | (() => ServerOptions | Promise<ServerOptions>)
  readonly usually?: PersonOptions
}

/** Journeys of one file for which something is otherwise. A copy: files share this module, and `override` would change it for all that come after. */
export function journeyWith({ serverOptions, usually }: Otherwise): typeof journey {
  let own = journey
  if (serverOptions)
    own = own.extend('serverOptions', { scope: 'file' }, () =>
      typeof serverOptions === 'function' ? serverOptions() : serverOptions,
    ) as typeof journey
  if (usually) own = own.extend('usually', { scope: 'file' }, () => usually) as typeof journey
  return own
}

async function takePictures(testName: string, people: readonly Person[]): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  const name = testName.replace(/[^\w]+/g, '-').slice(0, 80)
  await Promise.allSettled(
    people.map((person, nth) =>
      person.page.screenshot({ path: join(pictures, `${name}-${nth + 1}.png`), timeout: 5_000 }),
    ),
  )
}

async function tellOf(people: readonly Person[], server: RunningServer): Promise<void> {
  for (const [nth, { page, recent }] of people.entries())
    process.stdout.write(`${[`Profile ${nth + 1} at ${await standing(page)}`, ...recent()].join('\n')}\n`)
  process.stdout.write(`The server printed last:\n${server.output().slice(-2_000)}\n`)
}

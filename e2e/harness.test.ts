import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { axe } from './support/axe.ts'
import { launchBrowser, newPerson } from './support/browser.ts'

const scripts: Record<string, string> = {
  '/calm.js': '',
  '/console.js': "console.error('the ink ran out')",
  '/throws.js': "throw new Error('the nib broke')",
  '/rejects.js': "Promise.reject(new Error('the page tore'))",
  '/stranger.js': "fetch('http://stranger.invalid/').catch(() => {})",
  '/socket.js': "new WebSocket('ws://stranger.invalid/')",
  '/worker.js': "new Worker('/worker-rejects.js')",
  '/worker-rejects.js': "Promise.reject(new Error('the worker tore'))",
  '/worker-calls.js': "new Worker('/stranger.js')",
}
let site: Server
let origin: string
let browser: Browser

beforeAll(async () => {
  site = createServer((request, response) => {
    const script = scripts[request.url ?? '']
    if (script !== undefined) {
      response.setHeader('content-type', 'text/javascript').end(script)
      return
    }
    if (request.url === '/favicon.ico') {
      response.writeHead(204).end()
      return
    }
    const policy = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src *"
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
    response.end(
      `<html lang="en"><title>A page</title><main><h1>A page</h1><img src="data:,"></main><script src="${request.url}.js"></script>`,
    )
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  site.close()
})

async function visit(path: string, expected?: RegExp): Promise<string> {
  const person = await newPerson(browser, origin)
  if (expected) person.expectTrouble(expected)
  await person.page.goto(path)
  await person.page.waitForTimeout(300)
  return person.close().then(
    () => 'calm',
    (error: Error) => error.message,
  )
}

test.each([
  ['/console', /the ink ran out/],
  ['/throws', /the nib broke/],
  ['/rejects', /the page tore/],
  ['/stranger', /stranger: http:\/\/stranger\.invalid/],
  ['/socket', /stranger: ws:\/\/stranger\.invalid/],
  ['/worker', /the worker tore/],
  ['/worker-calls', /stranger: http:\/\/stranger\.invalid/],
])('what goes wrong on %s is told when the profile closes', async (path, told) => {
  expect(await visit(path)).toMatch(told)
})

test('a calm page, and trouble that was expected, say nothing', async () => {
  expect(await visit('/calm', /img-src/)).toBe('calm')
  expect(await visit('/throws', /the nib broke|img-src/)).toBe('calm')
})

test('axe looks at a page whose content policy allows no foreign script', async () => {
  const { page, close } = await newPerson(browser, origin)
  await page.goto('/calm')
  expect(await axe(page)).toContainEqual(expect.stringMatching(/^image-alt/))
  await close().catch(() => undefined)
})

test('what Playwright turns off in Chromium stays turned off', async () => {
  // Node knows no such options and ends; how it was started is told.
  vi.stubEnv('INKWELL_CHROMIUM', process.execPath)
  const told = await launchBrowser().then(String, String)
  vi.unstubAllEnvs()
  const lists = [...told.matchAll(/--disable-features=(\S+)/g)].map(([, names = '']) => names.split(','))
  const [playwrights = [], ours = []] = lists
  expect(playwrights).toContain('PaintHolding')
  expect(ours).toEqual(expect.arrayContaining(playwrights))
})

test('a profile starts no pages of the address bar beside its own', async () => {
  const { page, close } = await newPerson(browser, origin)
  const session = await browser.newBrowserCDPSession()
  const targets = await session.send('Target.getTargets', { filter: [{}] })
  await session.detach()
  expect(targets.targetInfos.map(({ url }) => url)).toContain(page.url())
  expect(targets.targetInfos.filter(({ type }) => type === 'browser_ui')).toEqual([])
  await close()
})

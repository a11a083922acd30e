import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { illustrativeCount, originSlot, realCount, siteVariants } from '#contract/site-slots.ts'
import { openTestApp, type TestAppOptions } from '#server/testing/test-app.ts'
import { encodingFor, isMobileDevice } from './serve-site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'inkwell-site-'))
const [webFolder, siteFolder] = [path.join(folder, 'web'), path.join(folder, 'site')]
const html = { accept: 'text/html' }
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const site: Record<string, string> = {
  'index.html': `<link rel="canonical" href="${originSlot}/"><p ${illustrativeCount}>by width</p>`,
  'mobile.html': 'the mobile one',
  'enhanced.html': 'the enhanced one',
  'blog.html': 'the blog',
  'blog/one.html': `one ${'word '.repeat(200)}`,
  'blog/feed.xml': '<rss/>',
  'contact.html': 'a form',
  'robots.txt': `Sitemap: ${originSlot}/sitemap.xml`,
  [siteVariants.contactByAddress]: 'an address: contact@site.inkwell.invalid',
  [siteVariants.contactNobody]: 'nobody',
  [siteVariants.lostVisitor]: 'lost, go home',
  [siteVariants.lostPerson]: 'lost, go to the dashboard',
}

beforeAll(() => {
  mkdirSync(path.join(siteFolder, 'blog'), { recursive: true })
  mkdirSync(webFolder)
  writeFileSync(path.join(webFolder, 'index.html'), 'the app')
  writeFileSync(path.join(webFolder, 'addresses.json'), JSON.stringify(['/dashboard', '/journal-pages-demo']))
  for (const [name, text] of Object.entries(site)) writeFileSync(path.join(siteFolder, name), text)
})
afterAll(() => rmSync(folder, { recursive: true }))

const open = (config: TestAppOptions['config'] = {}) =>
  openTestApp({ config: { webFolder, siteFolder, ...config } })

// Spec: S1-004, S2-001, S2-003, S2-004, S2-007, S2-008
test('each address has its document; / is the mobile one for a device that calls itself mobile', async () => {
  await using app = await open()
  const textAt = async (url: string, headers: Record<string, string> = {}) =>
    (await app.browser().get(url, { headers })).text
  expect(await textAt('/')).toContain('by width')
  expect(await textAt('/', { 'user-agent': phone })).toBe('the mobile one')
  expect(await textAt('/', { 'sec-ch-ua-mobile': '?1' })).toBe('the mobile one')
  expect(await textAt('/enhanced', { 'user-agent': phone })).toBe('the enhanced one')
  expect(await textAt('/mobile')).toBe('the mobile one')
  expect(await textAt('/blog?from=elsewhere')).toBe('the blog')
  expect(await textAt('/blog/one')).toContain('one word')
})

// Spec: S2-005, S2-006, S2-009, S2-010
test('the server sends whoever is signed in on from the landing pages, and nobody from the others', async () => {
  await using app = await open()
  const browser = app.browser()
  await browser.signUp()
  const onward = async (url: string) => {
    const { status, headers } = await browser.get(url)
    return [status, headers.location, headers['cache-control']]
  }
  for (const url of ['/', '/mobile', '/enhanced'])
    expect(await onward(url)).toEqual([302, '/onboarding', 'no-store'])
  await browser.post('/api/user/onboarding', {
    name: 'Mara',
    goals: ['self_reflection'],
    completedAt: '2026-11-21T08:30:00.000Z',
  })
  for (const url of ['/', '/mobile', '/enhanced'])
    expect(await onward(url)).toEqual([302, '/dashboard', 'no-store'])
  expect((await browser.get('/blog')).status).toBe(200)
})

// Spec: S2-047
test('an unknown address is a 404 with a page for people, and an error for programs', async () => {
  await using app = await open()
  const browser = app.browser()
  const lost = await browser.get('/no-such-page', { headers: html })
  expect([lost.status, lost.text, lost.headers['cache-control']]).toEqual([404, 'lost, go home', 'no-store'])
  for (const url of ['/blog/two', '/settings/elsewhere', '/admin/users'])
    expect((await browser.get(url, { headers: html })).status).toBe(404)
  expect((await browser.get('/no-such-page')).json()).toMatchObject({ code: 'not_found' })
  expect((await browser.get('/_lost-visitor', { headers: html })).status).toBe(404)
  expect((await browser.get('/dashboard', { headers: html })).text).toBe('the app')
  await browser.signUp()
  expect((await browser.get('/no-such-page', { headers: html })).text).toBe('lost, go to the dashboard')
})

test('a document is packed as the browser takes it, has a tag for each form, and is not sent twice', async () => {
  await using app = await open()
  const browser = app.browser()
  const forms = [
    ['br', (bytes: Uint8Array) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Uint8Array) => gunzipSync(bytes)],
  ] as const
  const tags = new Set<unknown>()
  for (const [name, unpack] of forms) {
    const answer = await browser.get('/blog/one', { headers: { 'accept-encoding': name } })
    expect(answer.headers).toMatchObject({
      'content-encoding': name,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
    expect(unpack(answer.bytes).toString()).toBe(site['blog/one.html'])
    tags.add(answer.headers.etag)
    const again = await browser.get('/blog/one', {
      headers: { 'accept-encoding': name, 'if-none-match': `W/${answer.headers.etag}` },
    })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  }
  expect(tags.size).toBe(2)
  const { status, headers, bytes } = await browser.ask('HEAD', '/blog/one')
  expect([status, headers['content-length'], bytes.length]).toEqual([
    200,
    String(site['blog/one.html']?.length),
    0,
  ])
})

test('an address with a slash at its end leads to the one without', async () => {
  await using app = await open()
  const { status, headers } = await app.browser().get('/blog/one/?q=1', { headers: html })
  expect([status, headers.location]).toEqual([308, '/blog/one?q=1'])
  expect((await app.browser().get('//blog.example', { headers: html })).headers.location).toBeUndefined()
})

// Spec: S2-067
test('documents name the address of the site that serves them, never the one of the request', async () => {
  await using app = await open({ publicUrl: new URL('https://journal.example.org') })
  const { text } = await app.browser().get('/', { headers: { host: 'localhost:3000' } })
  expect(text).toContain('href="https://journal.example.org/"')
  const robots = await app.browser().get('/robots.txt')
  expect([robots.text, robots.headers['content-type']]).toEqual([
    'Sitemap: https://journal.example.org/sitemap.xml',
    'text/plain; charset=utf-8',
  ])
  const feed = await app.browser().get('/blog/feed.xml')
  expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
})

test('the count is illustrative unless the server is told to count', async () => {
  await using told = await open({ countsPeople: true })
  expect((await told.browser().get('/')).text).toContain(realCount)
  await using untold = await open()
  expect((await untold.browser().get('/')).text).toContain(illustrativeCount)
})

test('the contact page is a form, an address, or says that there is none', async () => {
  const mail = { host: 'localhost', port: 25, isTls: false, login: null, from: 'inkwell@example.org' }
  for (const [config, shown] of [
    [{ mail, contact: 'hello@example.org' }, 'a form'],
    [{ contact: 'hello@example.org' }, 'an address: hello@example.org'],
    [{ mail }, 'nobody'],
    [{}, 'nobody'],
  ] as const) {
    await using app = await open(config)
    expect((await app.browser().get('/contact')).text).toBe(shown)
  }
})

test('a browser says what it takes and what it is', () => {
  expect(encodingFor('gzip, deflate, br;q=0.9, zstd')).toBe('br')
  expect(encodingFor('br;q=0, gzip')).toBe('gzip')
  expect(encodingFor('identity')).toBe('identity')
  expect(encodingFor(undefined)).toBe('identity')
  const asks = (userAgent: string, hint?: string) =>
    isMobileDevice({ headers: { 'user-agent': userAgent, ...(hint && { 'sec-ch-ua-mobile': hint }) } })
  expect(asks(phone)).toBe(true)
  expect(asks('Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0 Mobile Safari/537.36')).toBe(true)
  expect(asks('Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0 Safari/537.36', '?0')).toBe(false)
})

test.each(['accept-encoding', 'if-none-match', 'accept', 'cookie', 'user-agent'])(
  'a %s header costs no more than in proportion to its length',
  async (name) => {
    await using app = await open()
    const cost = async (letters: number): Promise<number> => {
      const times: number[] = []
      for (let turn = 0; turn < 5; turn++) {
        const from = performance.now()
        await app.browser().get('/blog/one', { headers: { [name]: `a${' '.repeat(letters)}b` } })
        times.push(performance.now() - from)
      }
      return Math.min(...times)
    }
    await cost(10)
    expect(await cost(60_000)).toBeLessThan(8 * (await cost(15_000)) + 20)
  },
)

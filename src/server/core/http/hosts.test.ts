import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'

const publicUrl = new URL('https://journal.example.org')
const asking = (host: string, more: Record<string, string> = {}) => ({ headers: { host, ...more } })

test.each([
  ['localhost:3000', 200],
  ['inkwell.localhost', 200],
  ['LOCALHOST.', 200],
  ['127.0.0.1:3000', 200],
  ['127.8.9.10', 200],
  ['[::1]:3000', 200],
  ['journal.example.org', 200],
  ['Journal.Example.org:443', 200],
  ['journal.local:3000', 200],
  ['192.168.1.20:3000', 200],
  ['[fd00::20]:3000', 200],
  ['evil.example', 421],
  ['localhost.evil.example', 421],
  ['journal.example.org.evil.example', 421],
  ['evil-localhost', 421],
  ['127.0.0.1.evil.example', 421],
  ['192.168.1.21', 421],
  ['0.0.0.0', 421],
  ['127.0.0.1:3000.evil.example', 421],
  ['localhost:3000@evil.example', 421],
  ['[::1].evil.example', 421],
  ['[::1]evil', 421],
  ['localhost:3000:80', 421],
])('a request to %s is answered %i', async (host, status) => {
  const hosts = ['journal.local', '192.168.1.20', '[fd00::20]']
  await using app = await openTestApp({ config: { publicUrl, hosts } })
  const answer = await app.browser().get('/api/auth/status', asking(host))
  expect(answer.status).toBe(status)
  if (status === 421) expect(answer.json().code).toBe('unknown_host')
})

test('what came in at an address of this machine may be asked for by that address', async () => {
  await using app = await openTestApp()
  const address = new URL(await app.listen())
  expect((await fetch(`${address}api/auth/status`)).status).toBe(200)
  const foreign = await app.browser().get('/api/auth/status', asking('203.0.113.5'))
  expect(foreign.status).toBe(421)
})

test('the name that the server listens on is its own', async () => {
  await using app = await openTestApp({ config: { host: 'journal.lan' } })
  expect((await app.browser().get('/api/auth/status', asking('journal.lan:3000'))).status).toBe(200)
  await using everywhere = await openTestApp({ config: { host: '0.0.0.0' } })
  expect((await everywhere.browser().get('/api/auth/status', asking('0.0.0.0:3000'))).status).toBe(421)
})

test('a page says which setting lets a name in, and repeats nothing that is no name', async () => {
  await using app = await openTestApp()
  const accept = 'text/html,application/xhtml+xml'
  const page = await app.browser().get('/journal', asking('192.168.1.30:3000', { accept }))
  expect([page.status, page.headers['content-type']]).toEqual([421, 'text/html; charset=utf-8'])
  expect(page.text).toContain('INKWELL_HOSTS=192.168.1.30')
  expect(page.headers['cache-control']).toBe('no-store')
  const odd = await app.browser().get('/', asking('<script>alert(1)</script>', { accept }))
  expect(odd.text).not.toContain('script')
})

test('a stranger’s name that leads here gets neither a change nor a socket', async () => {
  await using app = await openTestApp()
  const sent = { host: 'evil.example', origin: 'http://evil.example' }
  const body = { username: 'a', password: 'b', derived: true }
  expect((await app.browser().post('/api/login', body, sent)).status).toBe(421)
  expect((await app.browser().get('/ws/chat?userId=0', { headers: sent })).status).toBe(421)
})

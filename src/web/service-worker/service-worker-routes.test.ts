import { expect, test } from 'vitest'
import { appAddresses } from '#web/app/pages.ts'
import { type Asked, wayOf } from './service-worker-routes.ts'

const origin = 'https://journal.example.org'
const files = new Set(['/index.html', '/assets/main-abc.js', '/favicon.svg'])
const way = (path: string, asked: Partial<Asked> = {}) =>
  wayOf(
    { method: 'GET', mode: 'navigate', url: new URL(path, origin), ...asked },
    origin,
    appAddresses,
    (name) => files.has(name),
  )

test.each([
  '/dashboard',
  '/journal',
  '/journal-pages-demo?entry=0198c0de-0000-7000-8000-000000000001',
  '/settings/devices',
  '/auth?mode=login',
  '/onboarding',
  '/admin/jobs',
])('%s opens from this device at once', (path) => expect(way(path)).toBe('shell'))

test.each(['/', '/mobile', '/blog', '/blog/how-the-vault-works', '/faq', '/dashboards', '/nobody-knows'])(
  '%s is asked of the server first',
  (path) => expect(way(path)).toBe('page'),
)

test.each([
  '/api/user',
  '/api/auth/google',
  '/api/avatars/3',
  '/api/blobs/0198c0de-0000-7000-8000-000000000001/0',
  '/ws/chat?userId=1',
  '/music/one.mp3',
  '/images/music/3.svg',
  '/robots.txt',
  '/inkwell.zip',
])('%s is never touched, whatever asks for it', (path) => {
  for (const mode of ['navigate', 'cors', 'no-cors', 'same-origin', 'websocket'])
    expect(way(path, { mode })).toBeNull()
})

test('files of the app come from this device, by their exact address', () => {
  expect(way('/assets/main-abc.js', { mode: 'cors' })).toBe('file')
  expect(way('/favicon.svg', { mode: 'no-cors' })).toBe('file')
  expect(way('/assets/main-abc.js?private=1', { mode: 'cors' })).toBeNull()
  expect(way('/assets/main-old.js', { mode: 'cors' })).toBeNull()
  expect(way('/favicon.svg')).toBeNull()
})

test('what changes something and what is asked of others is never touched', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    for (const path of ['/dashboard', '/api/login', '/favicon.svg'])
      for (const mode of ['navigate', 'cors']) expect(way(path, { method, mode })).toBeNull()
  expect(way('https://elsewhere.example/dashboard')).toBeNull()
  expect(way('https://elsewhere.example/favicon.svg', { mode: 'no-cors' })).toBeNull()
})

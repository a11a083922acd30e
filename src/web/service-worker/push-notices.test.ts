import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takenAnswers } from '#browser/ring-answers.ts'
import { tellingLock } from '#browser/telling-lock.ts'
import { openRing } from './open-ring.ts'
import { showPushes } from './push-notices.ts'
import type { ShellScope } from './service-worker-scope.ts'

vi.mock('./open-ring.ts')

const userId = 7
const nowMs = Date.UTC(2026, 10, 26, 12)
const times = { atMs: nowMs, heardMs: nowMs, startMs: null, zone: 'UTC' }
const plain = { title: 'Call Dad', kind: 'own', entryId: null } as const

let nth = 0
/** A push of its own name, whose words this device opens. */
function newPush() {
  nth += 1
  const id = String(nth).padStart(22, 'A')
  vi.mocked(openRing).mockResolvedValue({ ring: { id, uid: `uid-${nth}`, ...plain, ...times }, userId })
  return { id, at: nowMs }
}

/** A service worker's surroundings, in which things happen by hand. A public page of this site is in sight. */
function started() {
  const listeners = new Map<string, (event: object) => void>()
  const notices: { readonly title: string; readonly data: unknown }[] = []
  const opened: string[] = []
  const focused: string[] = []
  const asked: { readonly method: string | undefined; readonly path: string; readonly body: unknown }[] = []
  const state = { status: 200, renewed: null as object | null }
  const windows = ['/blog']
  const scope = {
    addEventListener: (name: string, listen: (event: object) => void) => void listeners.set(name, listen),
    registration: {
      showNotification: async (title: string, { data }: { data: unknown }) =>
        void notices.push({ title, data }),
      pushManager: {
        getSubscription: async () => null,
        subscribe: async () => state.renewed,
      },
    },
    clients: {
      matchAll: async () =>
        windows.map((path) => ({
          visibilityState: 'visible',
          url: `https://inkwell.example${path}`,
          focus: async () => void focused.push(path),
        })),
      openWindow: async (path: string) => void opened.push(path),
    },
  }
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push({ method, path, body: JSON.parse(String(body)) })
    return new Response('{}', { status: state.status })
  })
  showPushes(scope as unknown as ShellScope, ['/calendar', '/dashboard'])
  const happens = async (name: string, event: object) => {
    let done: Promise<unknown> | undefined
    listeners.get(name)?.({ ...event, waitUntil: (until: Promise<unknown>) => (done = until) })
    await done
  }
  return {
    ...{ notices, opened, focused, windows, asked, state, happens },
    push: (message: object) => happens('push', { data: { text: () => JSON.stringify(message) } }),
    press: (action: string) =>
      happens('notificationclick', { action, notification: { ...notices.at(-1), close: () => undefined } }),
  }
}

beforeEach(() => void vi.setSystemTime(nowMs))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// Spec: S1-016
test('a reminder is shown although a public page of this site is in sight, and once', async () => {
  const { push, notices } = started()
  const message = newPush()
  await push(message)
  await push(message)
  expect(notices.map(({ title }) => title)).toEqual(['Call Dad'])
})

test('a reminder that a tab of its person tells is left to that tab; one of somebody else does not count', async () => {
  const { push, notices } = started()
  await navigator.locks.request(tellingLock(userId, true), () => push(newPush()))
  expect(notices).toEqual([])
  await navigator.locks.request(tellingLock(userId + 1, true), () => push(newPush()))
  await navigator.locks.request(tellingLock(userId, false), () => push(newPush()))
  expect(notices).toHaveLength(2)
})

test('Done on a notice is left for the next tab, and nothing is opened', async () => {
  const { push, press, opened, asked } = started()
  await push(newPush())
  await press('done')
  const answers = (await takenAnswers()).map(({ answer }) => answer)
  expect(answers.at(-1)).toEqual({ uid: `uid-${nth}`, atMs: nowMs, answer: 'done', pressedMs: nowMs })
  expect([opened, asked]).toEqual([[], []])
})

test('ten minutes on a notice asks the server for one more call, and that one is shown', async () => {
  const { push, press, notices, opened, asked } = started()
  const message = newPush()
  await push(message)
  await press('ten-minutes')
  const again = { id: message.id, at: nowMs + 600_000 }
  expect(asked).toEqual([{ method: 'POST', path: '/api/push/instants', body: again }])
  expect((await takenAnswers()).at(-1)?.answer).toMatchObject({ answer: 'ten-minutes', uid: `uid-${nth}` })
  await push(again)
  expect(notices).toHaveLength(2)
  expect(opened).toEqual([])
})

test('ten minutes that the server does not take opens Inkwell instead', async () => {
  const { push, press, state, opened } = started()
  await push(newPush())
  state.status = 429
  await press('ten-minutes')
  expect(opened).toEqual(['/calendar'])
})

test('a notice that is pressed opens the calendar beside a public page, and goes to the app where it is open', async () => {
  const { push, press, opened, focused, windows } = started()
  await push(newPush())
  await press('')
  expect([opened, focused]).toEqual([['/calendar'], []])
  windows.push('/dashboard')
  await press('')
  expect([opened, focused]).toEqual([['/calendar'], ['/dashboard']])
})

test('a browser that its push service gives another address tells the server where it is reached now', async () => {
  const { happens, asked, state } = started()
  const [old, given, made] = ['old', 'given', 'made'].map((name) => {
    const endpoint = `https://push.example/${name}`
    return { endpoint, options: {}, toJSON: () => ({ endpoint }) }
  })
  state.renewed = made ?? null
  const put = (name: string) => ({
    method: 'PUT',
    path: '/api/push',
    body: { endpoint: `https://push.example/${name}` },
  })
  await happens('pushsubscriptionchange', { oldSubscription: old, newSubscription: given })
  expect(asked).toEqual([put('given')])
  // Browsers that name no new one are asked for one.
  await happens('pushsubscriptionchange', { oldSubscription: old, newSubscription: null })
  expect(asked).toEqual([put('given'), put('made')])
  await happens('pushsubscriptionchange', { oldSubscription: null, newSubscription: null })
  expect(asked).toHaveLength(2)
})

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { KeptMeaningFile } from './kept-meaning-file.ts'

const content = 'weights of a model'
const sum = (bytes: ArrayBuffer | string): string =>
  createHash('sha256')
    .update(typeof bytes === 'string' ? bytes : new Uint8Array(bytes))
    .digest('hex')
const wanted = { path: '/assets/meaning-1.bin', sha256: sum(content), bytes: content.length }
const free = new AbortController().signal

function open(ask: (path: string) => Promise<Response>, put?: () => Promise<void>) {
  const kept = new Map<string, Blob>()
  const asked: string[] = []
  const cache = {
    match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
    put: put ?? (async (path: string, answer: Response) => void kept.set(path, await answer.blob())),
    delete: async (path: string) => kept.delete(path),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
  }
  const file = new KeptMeaningFile({
    wanted,
    open: async () => cache as unknown as Cache,
    ask(path) {
      asked.push(path)
      return ask(path)
    },
    sumOf: async (bytes) => sum(bytes),
    alone: (_, work) => work(),
  })
  const told: number[] = []
  const fetchIt = () => file.bring(({ done }) => told.push(done), free)
  return { file, kept, asked, told, fetchIt }
}

const gives = (text: string) => async () => new Response(text)

test('it is fetched once, is here afterwards, and those of earlier versions go', async () => {
  const { file, kept, asked, told, fetchIt } = open(gives(content))
  kept.set('/assets/meaning-0.bin', new Blob(['old']))
  expect(await file.read()).toBeNull()
  await fetchIt()
  await fetchIt()
  expect(await (await file.read())?.text()).toBe(content)
  expect([asked, told.at(-1), [...kept.keys()]]).toEqual([[wanted.path], content.length, [wanted.path]])
  await file.remove()
  expect([await file.read(), kept.size]).toEqual([null, 0])
})

test('what went wrong where it is kept is removed, and fetched again', async () => {
  const { file, kept, fetchIt } = open(gives(content))
  kept.set(wanted.path, new Blob([content.replace('w', 'x')]))
  expect([await file.read(), kept.size]).toEqual([null, 0])
  await fetchIt()
  expect(await (await file.read())?.text()).toBe(content)
})

const half = (): ReadableStream =>
  new ReadableStream({
    start(to) {
      to.enqueue(new TextEncoder().encode(content.slice(0, 5)))
    },
    pull(to) {
      to.error(new TypeError('network error'))
    },
  })

test.each<[string, () => Promise<Response>, string]>([
  ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['the server does not have it', async () => new Response('', { status: 404 }), 'missing'],
  ['the server refuses', async () => new Response('', { status: 503 }), 'refused'],
  ['it stops half way', async () => new Response(half()), 'cut'],
  ['it is too short', gives(content.slice(1)), 'cut'],
  ['it is too long', gives(`${content}!`), 'changed'],
  ['its bytes are others', gives(content.toUpperCase()), 'changed'],
])('where %s, that is said and nothing is kept', async (_, ask, fault) => {
  const { kept, fetchIt } = open(ask)
  await expect(fetchIt()).rejects.toMatchObject({ fault })
  expect(kept.size).toBe(0)
})

test('a browser that keeps no more is told apart', async () => {
  const { fetchIt } = open(gives(content), () =>
    Promise.reject(new DOMException('No room', 'QuotaExceededError')),
  )
  await expect(fetchIt()).rejects.toMatchObject({ fault: 'full' })
})

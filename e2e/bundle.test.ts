import { expect, test } from 'vitest'
import { readChunks, textOf } from '../bench/sizes.ts'

const chunks = readChunks()
const main = chunks.filter((chunk) => chunk.thread === 'main')
const workers = chunks.filter((chunk) => chunk.thread === 'worker')

/** What only the worker may hold: keys, sealing, sync, engines, and what features give to the worker. */
const secretRooms = [
  /^src\/vault\/(?:keys|seal|sync)\//,
  /^src\/domain\/companion\/[^/]*(?:engine|search-index|recall)/,
  /\.worker\.ts$/,
  /^node_modules\/(?:hash-wasm|idb)\//,
]
const secretCalls = [/\.decrypt\(/, /\bderiveBits\b/, /\bderiveKey\b/, /AES-GCM/, /\bunwrapKey\b/]

test('the lists name the app and its worker', () => {
  const modules = main.flatMap((chunk) => chunk.modules)
  expect(modules).toContainEqual(expect.stringMatching(/^src\/web\/app\//))
  const inWorker = workers.flatMap((chunk) => chunk.modules)
  for (const room of secretRooms) expect(inWorker).toContainEqual(expect.stringMatching(room))
  expect(workers.map(({ file }) => textOf(file)).join('\n')).toMatch(/\.decrypt\(/)
})

test('no key, no sealing and no engine is in what the main thread is given', () => {
  const found = main.flatMap(({ file, modules }) =>
    modules
      .filter((module) => secretRooms.some((room) => room.test(module)))
      .map((module) => `${file}: ${module}`),
  )
  expect(found).toEqual([])
})

test('no script of the main thread decrypts or derives a key', () => {
  const found = main.flatMap(({ file }) => {
    const text = textOf(file)
    return secretCalls.filter((call) => call.test(text)).map((call) => `${file}: ${call}`)
  })
  expect(found).toEqual([])
})

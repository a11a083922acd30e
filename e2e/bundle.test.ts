import { expect, test } from 'vitest'
import { loopbackScript } from '#contract/companion.ts'
import { deviceModelScript } from '#contract/device-models.ts'
import { meaningScript } from '#domain/meaning/built-file.ts'
import { readChunks, textOf } from '../bench/sizes.ts'

const chunks = readChunks()
const main = chunks.filter((chunk) => chunk.thread === 'main')
const workers = chunks.filter((chunk) => chunk.thread === 'worker')

/** What only the worker may hold: keys, sealing, sync, engines, and what features give to the worker. */
const secretRooms = [
  /^src\/vault\/(?:keys|seal|sync)\//,
  /^src\/domain\/companion\/\w+\/[^/]*(?:engine|search-index|recall)/,
  /^src\/worker\/(?!core\/(?:worker-api|worker-calls|vault-locked)\.ts$|.*\.calls\.ts$)/,
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

test('what the server confines by the beginning of its name is one thread each, and no part that others need', () => {
  for (const script of [loopbackScript, deviceModelScript, meaningScript]) {
    const named = chunks.filter(({ file }) => file.startsWith(`assets/${script}`))
    expect(named.map(({ thread, isEntry }) => [thread, isEntry])).toEqual([['worker', true]])
  }
})

test('the worker begins with one short script, which imports the rest by a call: what is imported so is kept compiled', () => {
  const beginning = workers.find(({ modules }) => modules.includes('src/worker/begin.ts'))
  expect(beginning).toMatchObject({ isEntry: true, imports: [], modules: ['src/worker/begin.ts'] })
  const [rest] = workers.filter(({ file }) => beginning && textOf(beginning.file).includes(file))
  expect(rest).toMatchObject({ isEntry: true })
})

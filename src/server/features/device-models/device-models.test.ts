import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { addModel, ModelFault, modelFile, modelFolder, modelsIn, removeModel } from './model-files.ts'
import { modelContent } from './model-source.ts'

const dataFolder = mkdtempSync(path.join(tmpdir(), 'inkwell-models-'))
const folder = modelFolder(dataFolder)
afterAll(() => rmSync(dataFolder, { recursive: true }))

const weights = Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(3_000, 7)])
const sha256 = createHash('sha256').update(weights).digest('hex')
const about = { name: 'Tiny', licence: 'CC0-1.0', wanted: null } as const

async function* pieces(bytes: Uint8Array, size = 1_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const put = () => addModel(folder, { ...about, content: pieces(weights) })

test('a model is listed with its size, licence and hash, and its file is handed out whole and in part to who is signed in', async () => {
  await put()
  await using app = await openTestApp({ dataFolder })
  const browser = app.browser()
  const address = `/api/device-models/${sha256}`
  expect((await browser.get('/api/device-models')).status).toBe(401)
  expect((await browser.get(address)).status).toBe(401)
  await browser.signUp()
  expect((await browser.get('/api/device-models')).json()).toEqual({
    models: [{ name: 'Tiny', licence: 'CC0-1.0', bytes: 3_004, sha256 }],
  })
  const whole = await browser.get(address)
  expect([whole.status, whole.headers['content-length'], whole.headers['content-type']]).toEqual([
    200,
    '3004',
    'application/octet-stream',
  ])
  const rest = await browser.get(address, {
    headers: { range: 'bytes=3000-', 'if-range': String(whole.headers.etag) },
  })
  expect([rest.status, rest.headers['content-range']]).toEqual([206, 'bytes 3000-3003/3004'])
  expect((await browser.get(`/api/device-models/${'0'.repeat(64)}`)).status).toBe(404)
  expect((await browser.get('/api/device-models/..%2F..%2Finkwell.db')).status).toBe(400)
})

test('a model whose file was cut short on the disk is handed out to nobody', async () => {
  await put()
  truncateSync(modelFile(folder, sha256), 100)
  await using app = await openTestApp({ dataFolder })
  const browser = app.browser()
  await browser.signUp()
  expect((await browser.get(`/api/device-models/${sha256}`)).status).toBe(404)
})

test('what breaks off, is no GGUF or has another hash than wanted is refused and leaves nothing behind', async () => {
  removeModel(folder, sha256)
  async function* breaksOff(): AsyncGenerator<Uint8Array> {
    yield weights.subarray(0, 2_000)
    throw new Error('the line went dead')
  }
  const refused = [
    { ...about, content: breaksOff() },
    { ...about, content: pieces(Buffer.from('PK, a zip and no model')) },
    { ...about, content: pieces(Buffer.from('GG')) },
    { ...about, wanted: '0'.repeat(64), content: pieces(weights) },
  ]
  for (const one of refused) await expect(addModel(folder, one)).rejects.toThrow()
  await expect(
    addModel(folder, { ...about, wanted: '0'.repeat(64), content: pieces(weights) }),
  ).rejects.toThrow(`This is not the file you meant: its SHA-256 is ${sha256}.`)
  expect(modelsIn(folder)).toEqual([])
  expect(readdirSync(folder)).toEqual(['manifest.json'])
})

test('a model that comes a byte at a time is told by its first four, and one that comes again is listed once', async () => {
  await addModel(folder, { ...about, wanted: sha256, content: pieces(weights, 1) })
  await addModel(folder, { ...about, name: 'Tiny again', content: pieces(weights) })
  expect(modelsIn(folder).map(({ name }) => name)).toEqual(['Tiny again'])
  expect(removeModel(folder, 'Tiny again')?.sha256).toBe(sha256)
  expect(existsSync(modelFile(folder, sha256))).toBe(false)
  expect(removeModel(folder, 'Tiny again')).toBe(null)
})

test('models are fetched from the public internet by https, and from nowhere else', async () => {
  const read = async (source: string): Promise<string> => {
    try {
      for await (const piece of modelContent(source)) return `read ${piece.length}`
      return 'empty'
    } catch (error) {
      return error instanceof ModelFault ? error.message : String(error)
    }
  }
  const secret = path.join(dataFolder, 'weights.gguf')
  writeFileSync(secret, weights)
  expect(await read(secret)).toBe('read 3004')
  const nowhere = 'This address leads into a private network, where models are not fetched from.'
  expect(await read('https://127.0.0.1/a.gguf')).toBe(nowhere)
  expect(await read('https://[::1]/a.gguf')).toBe(nowhere)
  expect(await read('https://localhost/a.gguf')).toBe(nowhere)
  expect(await read('https://169.254.169.254/latest')).toBe(nowhere)
  expect(await read('http://models.example/a.gguf')).toBe(
    'Only addresses that begin with https:// are fetched.',
  )
  expect(await read(`file://${secret}`)).toBe('Only addresses that begin with https:// are fetched.')
  expect(await read(path.join(dataFolder, 'none.gguf'))).toMatch(/^There is no file /)
})

test('a list that cannot be read is said to be so, in words for the operator', () => {
  writeFileSync(path.join(folder, 'manifest.json'), '{"models": [')
  expect(() => modelsIn(folder)).toThrow(/cannot be read as a list of models/)
  rmSync(path.join(folder, 'manifest.json'))
})

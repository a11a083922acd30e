import { strToU8, type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { checkExport, restoreExport } from './export.calls.ts'
import { exported, testVault, told } from './test-vault.test-support.ts'

const json = (more: object = {}) =>
  JSON.stringify({
    format: 'inkwell-export',
    version: 1,
    exportedAt: '2026-11-21T07:00:00.000Z',
    userName: 'mara',
    records: [],
    ...more,
  })
const bytes = (text: string) => strToU8(text)
const zip = (files: Zippable) => zipSync(files)
const blob = (of: Uint8Array<ArrayBuffer>) => new Blob([of])

/** What is said of a file, after making sure that neither looking nor restoring wrote anything. */
async function said(file: Blob): Promise<string> {
  const { tools, session, blobs } = testVault()
  const looked = (await told(tools, checkExport, { file })).at(-1)
  const restored = (await told(tools, restoreExport, { file, onDifferent: 'theirs' })).at(-1)
  expect([...session.store.all()]).toEqual([])
  expect(blobs.size).toBe(0)
  if (looked?.is !== 'fault') return looked?.is ?? 'nothing'
  expect(restored).toEqual(looked)
  return looked.sentence
}

/** The zip with one of its bytes-in-little-endian numbers written over, counted from where a signature stands. */
function tampered(of: Uint8Array<ArrayBuffer>, signature: number, at: number, value: number, size: 2 | 4) {
  const copy = of.slice()
  const view = new DataView(copy.buffer)
  let place = copy.length - 4
  while (view.getUint32(place, true) !== signature) place--
  if (size === 2) view.setUint16(place + at, value, true)
  else view.setUint32(place + at, value, true)
  return blob(copy)
}

const whole = zip({ 'inkwell.json': bytes(json()) })
const [listed, ending] = [0x02014b50, 0x06054b50]

test('a whole zip is taken, also one that was packed again with its folder around it', async () => {
  expect(await said(blob(whole))).toBe('plan')
  const again = zip({
    'inkwell-2026/inkwell.json': bytes(json()),
    '__MACOSX/inkwell-2026/._inkwell.json': bytes('x'),
  })
  expect(await said(blob(again))).toBe('plan')
})

test.each([
  ['nothing at all', new Blob([]), /broken/],
  ['something else', blob(bytes('%PDF-1.7')), /broken/],
  ['half a zip', blob(whole.slice(0, whole.length - 30)), /not a whole zip/],
  ['a zip of anything', blob(zip({ 'a.txt': bytes('a') })), /no inkwell\.json/],
  ['broken JSON', blob(zip({ 'inkwell.json': bytes('{"format": "inkwell-export",') })), /is broken/],
  ['a newer format', blob(zip({ 'inkwell.json': bytes(json({ version: 9 })) })), /newer Inkwell \(format 9/],
  [
    'a name that climbs',
    blob(zip({ '../inkwell.json': bytes(json()) })),
    /leads out of it: \.\.\/inkwell\.json/,
  ],
  ['a name in the middle that climbs', blob(zip({ 'a/../../b': bytes('x') })), /leads out/],
  ['an absolute name', blob(zip({ '/etc/passwd': bytes('x') })), /leads out/],
  ['a name of Windows', blob(zip({ 'C:\\x': bytes('x') })), /leads out/],
  [
    'two of one name',
    blob(zip({ 'inkwell.json': bytes(json()), 'Inkwell.json': bytes(json()) })),
    /two files of one name/,
  ],
  ['a password', tampered(whole, listed, 8, 1, 2), /locked with a password/],
  ['an unknown packing', tampered(whole, listed, 10, 14, 2), /packed in a way/],
  ['a checksum of something else', tampered(whole, listed, 16, 7, 4), /inkwell\.json is broken/],
  ['a length that is too short', tampered(whole, listed, 24, 10, 4), /inkwell\.json is broken/],
  ['a length that is too long', tampered(whole, listed, 24, 10_000, 4), /inkwell\.json is broken/],
  ['a length beyond measure', tampered(whole, listed, 24, 0xffff_fff0, 4), /too large/],
  ['a packed length beyond the file', tampered(whole, listed, 20, 1_000_000, 4), /more than it can hold/],
  ['a place outside of the file', tampered(whole, listed, 42, 1_000_000, 4), /inkwell\.json is broken/],
  ['a list outside of the file', tampered(whole, ending, 16, 1_000_000, 4), /not a whole zip/],
  ['more files than are listed', tampered(whole, ending, 10, 900, 2), /not a whole zip/],
  ['a zip for more than 4 GB', tampered(whole, ending, 10, 0xffff, 2), /more than 4 GB/],
])('%s is refused in a sentence', async (_, file, sentence) => {
  expect(await said(file)).toMatch(sentence)
})

test('a bomb is not unpacked beyond what it says', async () => {
  const bomb = zip({ 'inkwell.json': new Uint8Array(20 * 1024 * 1024) })
  expect(bomb.length).toBeLessThan(30_000)
  const since = performance.now()
  expect(await said(tampered(bomb, listed, 24, 1_000, 4))).toMatch(/inkwell\.json is broken/)
  expect(performance.now() - since).toBeLessThan(1_000)
})

test('files that lie over one another are a bomb too', async () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, nth) => [`f${nth}`, bytes('x'.repeat(50))]))
  const piled = zip({ ...many, 'inkwell.json': bytes(json()) }).slice()
  const view = new DataView(piled.buffer)
  for (let at = 0; at < piled.length - 46; at++)
    if (view.getUint32(at, true) === listed) view.setUint32(at + 20, 4_000, true)
  expect(await said(blob(piled))).toMatch(/more than it can hold/)
})

test('one bit of a photo that went wrong is noticed: its page comes without it', async () => {
  const mine = testVault()
  const photo = await mine.session.blobs.put(crypto.getRandomValues(new Uint8Array(5_000)), 'image/webp')
  await mine.session.put('note', '0198c0de-0000-7000-8000-000000000001', { photo })
  const made = new Uint8Array(await (await exported(mine.tools)).zip.arrayBuffer())
  made[2_000] = (made[2_000] ?? 0) ^ 1
  const theirs = testVault()
  const last = (await told(theirs.tools, restoreExport, { file: blob(made), onDifferent: 'mine' })).at(-1)
  expect(last).toMatchObject({ is: 'done', report: { added: 1, blobs: 0, missingBlobs: 1 } })
  expect(theirs.blobs.size).toBe(0)
})

const crowd = (count: number): string => {
  const record = JSON.stringify({
    uid: '0198c0de-0000-7000-8000-000000000001',
    kind: 'note',
    schemaVersion: 1,
    data: {},
  })
  return `{"format":"inkwell-export","version":1,"exportedAt":"2026-11-21T07:00:00.000Z","userName":"mara","records":[${Array.from({ length: count }, () => record).join(',')}]}`
}

test('a million small records are refused before they are read, within seconds, in a zip too', async () => {
  const sentence =
    'This file holds more than 200,000 records, more than a journal of many years. Nothing was taken from it.'
  const million = blob(bytes(crowd(1_000_000)))
  const packed = blob(zipSync({ 'inkwell.json': bytes(crowd(250_000)) }, { level: 1 }))
  const { tools } = testVault()
  for (const file of [million, packed]) {
    const startedAt = performance.now()
    expect(await told(tools, checkExport, { file })).toEqual([{ is: 'fault', sentence }])
    expect(performance.now() - startedAt).toBeLessThan(4_000)
  }
})

test('looking at a large file can be stopped', async () => {
  const { tools } = testVault()
  const file = blob(bytes(crowd(150_000)))
  const abort = new AbortController()
  setTimeout(() => abort.abort(), 5)
  await expect(told(tools, checkExport, { file }, abort.signal)).rejects.toThrow(/abort/)
})

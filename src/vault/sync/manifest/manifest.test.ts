import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { headsText } from '#contract/records.ts'
import { HeadLines } from './head-lines.ts'
import {
  breakBetween,
  digestOf as digestOfManifest,
  faultsOf,
  type Manifest,
  type Reader,
  type SeenHead,
} from './manifest.ts'

const uid = (at: number) => `018f2b6a-0000-7000-8000-${String(at).padStart(12, '0')}`
const head = (at: number, revision: number, seq: number): [string, SeenHead] => [uid(at), { revision, seq }]

const whole = [head(1, 1, 5), head(2, 2, 11), head(3, 3, 12)]
const digestOf = (heads: Iterable<[string, { readonly revision: number }]>): Promise<string> => {
  const lines = new HeadLines()
  for (const [of, { revision }] of heads) lines.add(of, revision)
  return lines.digest()
}
const faults = async (manifest: Manifest, heads: [string, SeenHead][]) => faultsOf(manifest, readerOf(heads))
const readerOf = (heads: [string, SeenHead][], more: Partial<Reader> = {}): Reader => ({
  heads: new Map(heads),
  digest: () => digestOf(heads),
  manifestSeen: () => 0,
  history: 'h',
  ...more,
})

/** What a device says that has seen everything up to 10, and wrote 2 and 3. */
async function said(more: Partial<Manifest> = {}): Promise<Manifest> {
  return {
    device: 'd',
    counter: 4,
    history: 'h',
    after: 10,
    wrote: [
      [uid(2), 2],
      [uid(3), 3],
    ],
    count: 3,
    total: 6,
    digest: await digestOf(whole),
    ...more,
  }
}

test('a reader who has the same finds no fault', async () => {
  expect(await faults(await said(), whole)).toEqual([])
})

test('what was written and is not there, or is older, is named', async () => {
  const heads = [head(1, 1, 5), head(3, 2, 9)]
  expect(await faults(await said(), heads)).toEqual([
    { uid: uid(2), said: 2, got: 0 },
    { uid: uid(3), said: 3, got: 2 },
  ])
})

test('something else that is missing, older or too much shows in the whole', async () => {
  const fault = (got: number) => [{ uid: null, said: 3, got }]
  expect(await faults(await said(), whole.slice(1))).toEqual(fault(2))
  expect(await faults(await said({ count: 2 }), whole)).toEqual([{ uid: null, said: 2, got: 3 }])
  expect(await faults(await said(), [head(1, 4, 5), ...whole.slice(1)])).toEqual(fault(3))
  expect(await faults(await said({ total: undefined }), whole.slice(1))).toEqual(fault(2))
  expect(await faults(await said(), [...whole, head(4, 1, 7)])).toEqual(fault(4))
})

test('a position that the server made up hides nothing', async () => {
  const raised = head(1, 1, Number.MAX_SAFE_INTEGER)
  expect(await faults(await said(), [raised, ...whole.slice(1)])).toEqual([])
  const older = [raised, head(2, 2, 11), head(3, 3, 12)]
  const manifest = await said({ count: 4, total: 9, digest: 'of four' })
  expect(await faults(manifest, older)).toEqual([{ uid: null, said: 4, got: 3 }])
  expect(await faults(await said({ total: 7 }), older)).toEqual([{ uid: null, said: 3, got: 3 }])
})

test('another history of the server switches nothing off but what rests on positions', async () => {
  const elsewhere = { history: 'other' }
  expect(await faultsOf(await said(elsewhere), readerOf(whole.slice(0, 2)))).toEqual([
    { uid: uid(3), said: 3, got: 0 },
  ])
  expect(await faultsOf(await said(elsewhere), readerOf(whole.slice(1)))).toEqual([
    { uid: null, said: 3, got: 2 },
  ])
  expect(await faultsOf(await said(elsewhere), readerOf([...whole, head(4, 1, 7)]))).toEqual([])
})

test('a manifest of another device that was seen and is held back is a fault', async () => {
  const manifest = await said({ manifests: [[uid(9), 4]] })
  expect(await faultsOf(manifest, readerOf(whole, { manifestSeen: () => 3 }))).toEqual([
    { uid: null, said: 4, got: 3 },
  ])
  expect(await faultsOf(manifest, readerOf(whole, { manifestSeen: () => 4 }))).toEqual([])
})

test('each manifest has to follow upon the one that was there before', async () => {
  const first = await said()
  const chained = async (more: Partial<Manifest>) =>
    said({ counter: 6, previous: [4, await digestOfManifest(first)], ...more })
  expect(await breakBetween(first, await chained({}))).toBeNull()
  expect(await breakBetween(first, await chained({ previous: [5, 'of one that was not shown'] }))).toBeNull()
  expect(await breakBetween(first, first)).toBeNull()
  const gap = (got: number) => ({ uid: null, said: 4, got })
  expect(await breakBetween(first, await chained({ previous: [4, 'another'] }))).toEqual(gap(6))
  expect(await breakBetween(first, await chained({ previous: [3, 'an older one'] }))).toEqual(gap(6))
  expect(await breakBetween(first, await said({ count: 2 }))).toEqual(gap(4))
  expect(await breakBetween(first, await said({ counter: 3 }))).toEqual(gap(3))
  expect(await breakBetween(first, await chained({ history: 'other', counter: 2 }))).toBeNull()
})

test('whatever came in between or later is no fault', async () => {
  for (const heads of [
    [...whole, head(4, 1, 13)],
    [head(1, 2, 11), head(2, 2, 12), head(3, 3, 13)],
    [head(1, 1, 5), head(2, 7, 30), head(3, 3, 12)],
  ])
    expect(await faults(await said(), heads)).toEqual([])
})

test('the whole is not compared where either side cannot tell', async () => {
  expect(await faultsOf(await said(), readerOf(whole.slice(1), { digest: null }))).toEqual([])
  expect(await faults(await said({ digest: null }), whole.slice(1))).toEqual([])
})

test('the list of heads gives the digest that the server makes, whatever order it came in', async () => {
  const heads = [5, 1, 4, 2, 3].map((at) => ({ uid: uid(at), revision: at }))
  const lines = new HeadLines()
  for (const one of heads) lines.add(one.uid, 9)
  for (const one of heads) lines.set(one.uid, one.revision)
  lines.set(uid(8), 2)
  const copy = lines.copy()
  lines.set(uid(8), 0)
  const hash = createHash('sha256').update(headsText(heads)).digest('base64url')
  expect([lines.count, await lines.digest()]).toEqual([5, hash])
  expect([copy.count, await copy.digest()]).not.toEqual([5, hash])
})

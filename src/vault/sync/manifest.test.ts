import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { headsText } from '#contract/records.ts'
import { HeadLines } from './head-lines.ts'
import { faultsOf, type Manifest, type SeenHead } from './manifest.ts'

const uid = (at: number) => `018f2b6a-0000-7000-8000-${String(at).padStart(12, '0')}`
const head = (at: number, revision: number, seq: number): [string, SeenHead] => [uid(at), { revision, seq }]

const whole = [head(1, 1, 5), head(2, 2, 11), head(3, 3, 12)]
const digestOf = (heads: Iterable<[string, { readonly revision: number }]>): Promise<string> => {
  const lines = new HeadLines()
  for (const [of, { revision }] of heads) lines.add(of, revision)
  return lines.digest()
}
const faults = async (manifest: Manifest, heads: [string, SeenHead][]) =>
  faultsOf(manifest, new Map(heads), () => digestOf(heads))

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
  expect(await faults(await said(), [...whole, head(4, 1, 7)])).toEqual(fault(4))
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
  expect(await faultsOf(await said(), new Map(whole.slice(1)), null)).toEqual([])
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

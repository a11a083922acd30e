import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { journalEntries, journalEntry, journalMessage } from '#domain/journal/journal-entry.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { memoryFile } from '#worker/memory/memory-file.ts'
import { checkExport, exportVault, restoreExport } from './export.calls.ts'
import { exporting } from './export.ts'
import { exported, testVault, told } from './test-vault.test-support.ts'

const uidOf = (nth: number) => `0198c0de-0000-7000-8000-${String(nth).padStart(12, '0')}`
const entry = (more: object = {}) =>
  journalEntry.parse({
    title: 'A walk',
    content: 'By the river.',
    mood: 7,
    energy: null,
    stress: null,
    createdAt: '2026-11-19T20:31:00.000Z',
    ...more,
  })
const putEntry = (session: VaultSession, nth: number, more: object = {}) =>
  session.put('journal_entry', uidOf(nth), entry(more))

async function filesOf(zip: Blob): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

/** Restores a file and answers with its report. */
async function restore(
  vault: ReturnType<typeof testVault>,
  file: Blob,
  onDifferent: 'mine' | 'theirs' | 'both' = 'mine',
) {
  const done = (await told(vault.tools, restoreExport, { file, onDifferent })).find(({ is }) => is === 'done')
  if (done?.is !== 'done') throw new Error('Nothing was restored.')
  return done.report
}

async function check(vault: ReturnType<typeof testVault>, file: Blob) {
  const last = (await told(vault.tools, checkExport, { file })).at(-1)
  if (last?.is !== 'plan') throw new Error(last?.is === 'fault' ? last.sentence : 'No plan.')
  return last.plan
}

test('everything a person wrote is in one zip, as Markdown and for machines; what belongs to the vault is not', async () => {
  const { tools, session } = testVault()
  await putEntry(session, 1)
  await putEntry(session, 2, { content: 'Another.' })
  const message = {
    entryId: uidOf(1),
    role: 'user',
    content: 'Cold.',
    createdAt: '2026-11-19T20:40:00.000Z',
    messageId: 'm',
  }
  await session.put('journal_message', uidOf(3), journalMessage.parse(message))
  const again = { ...message, content: 'Colder.', replaces: uidOf(3), createdAt: '2026-11-19T20:41:00.000Z' }
  await session.put('journal_message', uidOf(7), journalMessage.parse(again))
  const alone = { ...message, entryId: null, talkId: uidOf(9), content: 'Of no page.' }
  await session.put('journal_message', uidOf(8), journalMessage.parse(alone))
  await session.put('voyage', uidOf(4), { title: 'Swim' })
  await session.put('recovery_state', uidOf(5), {
    slotId: uidOf(6),
    madeAt: '2026-11-19T20:31:00.000Z',
    confirmedAt: null,
  })
  const { zip, report } = await exported(tools)
  const files = await filesOf(zip)
  expect(Object.keys(files).sort()).toEqual([
    'README.txt',
    'entries/2026-11-19 A walk (2).md',
    'entries/2026-11-19 A walk.md',
    'inkwell.json',
    'memory.json',
    'talks/2026-11-19 Of no page.md',
  ])
  expect(files['entries/2026-11-19 A walk.md']).toMatch(
    /By the river\.\n\n## Conversation\n\n> \*\*You, 20:41\*\*\n>\n> Colder\.\n$/,
  )
  const json = JSON.parse(files['inkwell.json'] ?? '')
  expect(json).toMatchObject({
    format: 'inkwell-export',
    version: 1,
    exportedAt: '2026-11-21T07:00:00.000Z',
    userName: 'mara',
  })
  expect(json.records.map(({ kind }: { kind: string }) => kind)).toEqual([
    'journal_entry',
    'journal_entry',
    'journal_message',
    'journal_message',
    'journal_message',
    'voyage',
  ])
  expect(report).toEqual({ entries: 2, records: 6, blobs: 0, missing: [], bytes: zip.size })
})

test('photos come along; one that cannot be had is named, in the report and in the file', async () => {
  const vault = testVault()
  const photo = await vault.session.blobs.put(new Uint8Array([1, 2, 3]), 'image/webp')
  const gone = { blobId: uidOf(99), chunks: 1, bytes: 8, type: 'image/png' }
  await putEntry(vault.session, 1, { metadata: { photos: [photo, gone] } })
  const { zip, report } = await exported(vault.tools)
  const files = await filesOf(zip)
  expect(files[`blobs/${photo.blobId}.webp`]).toBe('\u0001\u0002\u0003')
  expect(report.missing).toEqual([
    { blobId: gone.blobId, bytes: 8, type: 'image/png', reason: 'It has not arrived yet.' },
  ])
  expect(files['README.txt']).toContain(`${gone.blobId} (image/png, 8 bytes)`)

  const other = testVault()
  expect((await check(other, zip)).blobs).toEqual({ count: 1, bytes: 3, missing: 1 })
  expect(await restore(other, zip)).toMatchObject({ added: 1, blobs: 1, missingBlobs: 1 })
  expect(other.blobs.get(photo.blobId)).toEqual(new Uint8Array([1, 2, 3]))
  expect((await filesOf((await exported(other.tools)).zip))['inkwell.json']).toBe(files['inkwell.json'])
})

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '---\ntitle: x\n---\n',
    'a\r\nb\r',
    'שלום',
    '👩‍👩‍👧‍👦',
    '../../x',
    '\u0000',
    '# h\n> q',
    '</script>',
  ),
)
const anyEntry = fc.record({
  title: text,
  content: text,
  mood: fc.option(fc.integer({ min: 1, max: 10 })),
  topics: fc.array(text, { maxLength: 3 }),
  metadata: fc.dictionary(text, fc.jsonValue(), { maxKeys: 3, noNullPrototype: true }),
  deletedAt: fc.constantFrom(null, '2026-11-20T10:00:00.000Z'),
  zone: fc.constantFrom('UTC', 'Asia/Kolkata', 'Pacific/Apia', 'Nowhere/Land'),
})

test('an export restored into a new vault exports the same again, and restoring twice changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEntry, { maxLength: 12 }), async (entries) => {
      const mine = testVault()
      for (const [nth, more] of entries.entries()) await putEntry(mine.session, nth, more)
      const first = await exported(mine.tools)
      const theirs = testVault()
      expect((await restore(theirs, first.zip)).added).toBe(entries.length)
      const second = await exported(theirs.tools)
      expect(await filesOf(second.zip)).toEqual(await filesOf(first.zip))
      expect(await restore(theirs, first.zip)).toMatchObject({
        added: 0,
        replaced: 0,
        copied: 0,
        same: entries.length,
      })
    }),
    { numRuns: 40 },
  )
}, 30_000)

test('a page of a million letters goes through whole', async () => {
  const mine = testVault()
  const content = 'All work and no play. '.repeat(45_000)
  await putEntry(mine.session, 1, { content })
  const theirs = testVault()
  await restore(theirs, (await exported(mine.tools)).zip)
  expect(theirs.session.store.one(journalEntries, uidOf(1))?.data.content).toBe(content)
})

test('a dry run counts and writes nothing; what differs goes as the person says, and never twice', async () => {
  const mine = testVault()
  await putEntry(mine.session, 1, { content: 'Same.' })
  await putEntry(mine.session, 2, { content: 'Theirs.' })
  await putEntry(mine.session, 3, { content: 'New.' })
  await putEntry(mine.session, 4, { content: 'Older.', metadata: { editedAt: '2026-11-19T21:00:00.000Z' } })
  const { zip } = await exported(mine.tools)
  const vault = () => {
    const here = testVault()
    return putEntry(here.session, 1, { content: 'Same.' })
      .then(() => putEntry(here.session, 2, { content: 'Mine.' }))
      .then(() =>
        putEntry(here.session, 4, { content: 'Newer.', metadata: { editedAt: '2026-11-20T21:00:00.000Z' } }),
      )
      .then(() => here)
  }
  const here = await vault()
  const plan = await check(here, zip)
  expect(plan).toMatchObject({ userName: 'mara', exportedAt: '2026-11-21T07:00:00.000Z' })
  expect(plan.tally.kinds).toEqual([
    { kind: 'journal_entry', name: 'Journal entries', new: 1, same: 1, 'newer-here': 1, different: 1 },
  ])
  expect([...here.session.store.all()].length).toBe(3)

  const contents = (of: typeof here) =>
    [...of.session.store.of(journalEntries).values()].map(({ data }) => data.content).sort()
  expect(await restore(here, zip, 'mine')).toMatchObject({
    added: 1,
    replaced: 0,
    copied: 0,
    kept: 2,
    same: 1,
  })
  expect(contents(here)).toEqual(['Mine.', 'New.', 'Newer.', 'Same.'])
  const taking = await vault()
  expect(await restore(taking, zip, 'theirs')).toMatchObject({ added: 1, replaced: 1 })
  expect(contents(taking)).toEqual(['New.', 'Newer.', 'Same.', 'Theirs.'])
  const both = await vault()
  expect(await restore(both, zip, 'both')).toMatchObject({ added: 1, copied: 1 })
  expect(await restore(both, zip, 'both')).toMatchObject({ added: 0, copied: 0, same: 2 })
  expect(contents(both)).toEqual(['Mine.', 'New.', 'Newer.', 'Same.', 'Theirs.'])
})

test('inkwell.json alone is enough; the choices of which there is one are not doubled', async () => {
  const mine = testVault()
  await mine.session.put('companion_style', uidOf(1), { style: 'direct_concise' })
  await putEntry(mine.session, 2)
  const { 'inkwell.json': json = '' } = await filesOf((await exported(mine.tools)).zip)
  for (const onDifferent of ['theirs', 'both'] as const) {
    const here = testVault()
    await here.session.put('companion_style', uidOf(9), { style: 'warm_supportive' })
    await restore(here, new Blob([json]), onDifferent)
    const styles = [...here.session.store.byKind('companion_style').values()].map(({ data }) => data)
    expect(styles).toEqual([{ style: onDifferent === 'theirs' ? 'direct_concise' : 'warm_supportive' }])
  }
})

test('an export that is cancelled ends at once', async () => {
  const { tools, session } = testVault()
  for (let nth = 0; nth < 50; nth++) await putEntry(session, nth)
  await expect(told(tools, exportVault, { userName: 'mara' }, AbortSignal.abort())).rejects.toThrow(/abort/i)
})

test('what the reader of the zip is slow to take is not made yet', async () => {
  const { tools, session, blobs } = testVault()
  for (let nth = 0; nth < 8; nth++) {
    const blobId = uidOf(500 + nth)
    blobs.set(blobId, crypto.getRandomValues(new Uint8Array(65_536)))
    const ref = { blobId, chunks: 1, bytes: 65_536, type: 'image/png' }
    await putEntry(session, nth, { metadata: { photo: ref } })
  }
  let taking = 0
  let most = 0
  const slow = async () => {
    most = Math.max(most, ++taking)
    await new Promise((resolve) => setTimeout(resolve, 2))
    taking--
  }
  await exporting(memoryFile).run(tools, { userName: 'mara' }, slow, new AbortController().signal)
  expect(most).toBe(1)
})

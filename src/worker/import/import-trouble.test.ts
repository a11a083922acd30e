import { expect, test, vi } from 'vitest'
import { importMarkOf } from '#domain/import/entry-of-import.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { type ChosenFile, type ImportEvent, importJournal } from './import.calls.ts'
import { chosen, daylioYear, openVault, zipped } from './import-vault.test-support.ts'

const cut = ({ name, file }: ChosenFile, at: number): ChosenFile => ({ name, file: file.slice(0, at) })

test.each([
  ['an own export', zipped('i.zip', { 'inkwell.json': '{}' }), /one of Inkwell’s own exports/],
  [
    'a journal of Diaro',
    zipped('d.zip', { 'DiaroBackup.xml': '<data/>' }),
    /looks like a journal from Diaro/,
  ],
  ['a picture', chosen('cat.jpg', 'img'), /^No journal was found in it\. Inkwell can read Daylio’s CSV/],
  ['a broken zip', chosen('z.zip', new Uint8Array([0x50, 0x4b, 3, 4, 1])), /not a whole zip/],
  ['a broken backup', zipped('b.daylio', { 'backup.daylio': '%%%' }), /damaged or locked/],
  ['a table of something else', chosen('a.csv', 'date,amount\n2024-03-01,4'), /^No journal was found/],
  ['an empty zip', zipped('e.zip', {}), /^No journal was found/],
  ['a zip without its end', cut(zipped('c.zip', { 'a.md': 'Words.' }), 60), /not a whole zip/],
  ['half a JSON', chosen('a.json', '{"entries":['), /^This file is damaged/],
  ['an empty file', chosen('a.json', ''), /^This file is damaged/],
  [
    'a table without a row',
    chosen('a.csv', 'full_date,date,weekday,time,mood,activities,note\n'),
    /no pages/,
  ],
])('%s is refused with a sentence, and nothing is written', async (_, file, sentence) => {
  const { check, bring, store } = openVault()
  const looked = await check([file])
  expect(looked).toMatchObject({ is: 'fault', sentence: expect.stringMatching(sentence) })
  expect(await bring([file])).toEqual(looked)
  expect([...store.all()]).toEqual([])
})

test('of a zip with a broken page in it the others come, and it is named', async () => {
  const words = Array.from({ length: 90 }, (_, nth) => `${nth * 7919} `).join('')
  const whole = zipped('m.zip', { '2024-03-05.md': 'Fine.', '2024-03-06.md': words })
  const bytes = new Uint8Array(await whole.file.arrayBuffer())
  bytes.fill(9, 120, 160)
  const { bring, check, pages } = openVault()
  expect(await check([chosen('m.zip', bytes)])).toMatchObject({
    plan: {
      newPages: 1,
      problems: [{ file: '2024-03-06.md', sentence: '2024-03-06.md is broken in this zip.' }],
    },
  })
  await bring([chosen('m.zip', bytes)])
  expect(pages().map(({ content }) => content)).toEqual(['Fine.'])
})

test('of two tables of Daylio one is read, and that the other waits is told', async () => {
  const { check } = openVault()
  const other = { ...daylioYear(5), name: 'older.csv' }
  expect(await check([daylioYear(3), other])).toMatchObject({
    plan: {
      newPages: 3,
      problems: [{ file: 'older.csv', sentence: expect.stringMatching(/^One export is/) }],
    },
  })
})

test('several zips at once are not mistaken for one journal', async () => {
  const { check } = openVault()
  const zips = [zipped('a.zip', { 'a.md': 'A.' }), zipped('b.zip', { 'b.md': 'B.' })]
  expect(await check(zips)).toMatchObject({
    sentence: 'These are several journals. Choose one of them at a time.',
  })
})

test.each(['NotFoundError', 'NotReadableError'])(
  'a file that cannot be read any more (%s) is named, with what can be done',
  async (name) => {
    const { check } = openVault()
    const file = new Blob(['Words.'])
    file.arrayBuffer = () => Promise.reject(new DOMException('Gone.', name))
    file.slice = () => file
    expect(await check([{ name: '2024-03-05.md', file }])).toMatchObject({
      is: 'fault',
      sentence: expect.stringMatching(/^2024-03-05\.md cannot be read\. If it has changed since, choose it/),
    })
  },
)

test('a page that no record can hold is named, and the others come', async () => {
  const { bring, pages } = openVault()
  const files = [chosen('2024-03-05.md', '語'.repeat(600_000)), chosen('2024-03-06.md', 'Fine.')]
  expect(await bring(files)).toMatchObject({
    report: {
      pages: 1,
      problems: [{ sentence: 'This page is too long to be kept here, so it stays in its file.' }],
    },
  })
  expect(pages().map(({ content }) => content)).toEqual(['Fine.'])
})

test('an import that is stopped on the way leaves nothing behind, and says so', async () => {
  const { run, store } = openVault()
  const abort = new AbortController()
  const heard: ImportEvent[] = []
  const stopping = run<unknown, ImportEvent>(
    importJournal,
    { files: [daylioYear()], moods: {} },
    (event) => {
      heard.push(event)
      if (event.is === 'progress' && event.of === 365 && event.done > 100) abort.abort()
    },
    abort.signal,
  )
  await expect(stopping).rejects.toThrow()
  expect([...store.all()]).toEqual([])
  expect(heard.filter(({ is }) => is === 'takingOut').length).toBeGreaterThan(1)
  expect(heard.at(-1)).toEqual({ is: 'ended', left: 0 })
})

/** Brings a hundred days on a device that has room for 49 of them, and perhaps none for taking them out. */
async function bringOntoFullDevice(hasRoomToTakeOut: boolean) {
  const vault = openVault()
  const { session } = vault
  const full = () => Object.assign(new Error('This device is full.'), { name: 'DeviceFullError' })
  let left = 50
  const { put, remove } = session
  session.put = async (...given) => {
    left -= 1
    if (left <= 0) throw full()
    await new Promise((resolve) => setTimeout(resolve))
    return put(...given)
  }
  session.remove = (...given) => (hasRoomToTakeOut ? remove(...given) : Promise.reject(full()))
  const heard: ImportEvent[] = []
  const files = [daylioYear(100)]
  const bringing = vault.run<unknown, ImportEvent>(importJournal, { files, moods: {} }, (e) => heard.push(e))
  await expect(bringing).rejects.toThrow('This device is full.')
  session.remove = remove
  return { ...vault, last: heard.at(-1) }
}

test('a device that becomes full on the way ends the import, and what had come goes out again', async () => {
  const { store, last } = await bringOntoFullDevice(true)
  expect([...store.all()]).toEqual([])
  expect(last).toEqual({ is: 'ended', left: 0 })
})

test('where a full device has no room even to take pages out, it is told how many are left, and they can be undone', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { store, batches, undo, last } = await bringOntoFullDevice(false)
  printed.mockRestore()
  expect(last).toEqual({ is: 'ended', left: 49 })
  expect(batches()).toMatchObject([{ source: 'daylio', pages: 49 }])
  const [batchId] = [...store.of(journalEntries).values()].map(({ data }) => importMarkOf(data)?.batchId)
  expect(await undo(batchId ?? '')).toEqual({ is: 'done', pages: 49, stays: 0 })
  expect([...store.all()]).toEqual([])
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { entryPhoto } from '#domain/journal/entry-photo.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { findPhotos, type SealPhotoEvent } from './photos.calls.ts'
import { photoCommands, photoStreams } from './photos.ts'

const idOf = (nth: number): string => `01923f00-0000-7000-8000-${String(nth).padStart(12, '0')}`
const at = '2026-11-19T20:31:00.000Z'
const photo = (nth: number) =>
  entryPhoto.parse({
    ...{ blobId: idOf(nth), chunks: 1, bytes: 900, type: 'image/webp', width: 40, height: 30, addedAt: at },
    small: { blobId: idOf(nth + 500), chunks: 1, bytes: 90, type: 'image/webp' },
  })

test('pictures are found on whichever page they are, each once', async () => {
  const store = createStore()
  const pages = [[photo(1), photo(2)], [photo(1)], []]
  store.apply(
    pages.map((photos, nth) => ({
      ...{ uid: idOf(900 + nth), kind: journalEntries.kind, revision: 1, kept: 'synced' as const },
      data: { ...newEntry(at, 'UTC'), photos },
    })),
  )
  const tools = { session: memorySession(store), now: () => 0, newUid: () => '', zone: 'UTC' }
  const find = photoCommands.find(({ name }) => name === findPhotos.name)
  expect(await find?.run(tools, { blobIds: [idOf(1), idOf(7)] })).toEqual([photo(1)])
  expect(await find?.run(tools, { blobIds: [] })).toEqual([])
})

/** A canvas that writes WebP or not, and notes what is drawn on it. */
function fakeCanvas(writesWebp: boolean) {
  const drawn: string[] = []
  class Canvas {
    getContext = () => ({
      drawImage: () => void drawn.push('picture'),
      set globalCompositeOperation(way: string) {
        drawn.push(way)
      },
      set fillStyle(colour: string) {
        drawn.push(colour)
      },
      fillRect: () => void drawn.push('filled'),
    })
    convertToBlob = async ({ type }: { type: string }) => {
      drawn.push(type)
      return new Blob(['drawn'], { type: type === 'image/webp' && !writesWebp ? 'image/png' : type })
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    if (!/^image\/(?:gif|png|jpeg)$/.test(file.type)) throw new Error('not decoded')
    return { width: 40, height: 30, close: () => undefined }
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return drawn
}

async function seal(file: Blob): Promise<SealPhotoEvent[]> {
  const blobs = {
    put: async (bytes: Uint8Array, type: string) => ({
      blobId: idOf(1),
      chunks: 1,
      bytes: bytes.length,
      type,
    }),
  }
  const session = { ...memorySession(createStore()), blobs } as never
  const events: SealPhotoEvent[] = []
  const [stream] = photoStreams
  await stream?.run(
    { session, now: () => Date.parse(at), newUid: () => '', zone: 'UTC' },
    { file },
    (event) => void events.push(event as SealPhotoEvent),
    new AbortController().signal,
  )
  return events
}

const fileOf = (beginning: string, type = '') =>
  new Blob([Uint8Array.from(beginning.padEnd(40, '.'), (letter) => letter.charCodeAt(0))], { type })

test('a transparent picture gets a light ground where the browser writes no WebP, and only there', async () => {
  const drawn = fakeCanvas(false)
  const [done] = await seal(fileOf('\x89PNG\r\n\x1a\n'))
  expect(done).toMatchObject({ is: 'done', note: null, photo: { type: 'image/jpeg' } })
  // Behind the picture, and before it is written.
  const order = ['picture', 'destination-over', '#fff', 'filled', 'image/jpeg'].map((step) =>
    drawn.indexOf(step),
  )
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order).not.toContain(-1)
  expect(drawn.filter((step) => step === 'filled')).toHaveLength(2)
  const other = fakeCanvas(true)
  expect(await seal(fileOf('\x89PNG\r\n\x1a\n'))).toMatchObject([{ photo: { type: 'image/webp' } }])
  expect(other).not.toContain('filled')
})

test('a GIF that moves is kept as it moves; one too large to be kept so is told', async () => {
  fakeCanvas(true)
  const picture = '\x2c\0\0\0\0\x28\0\x1e\0\0\x02\x01x\0'
  const gif = (...more: string[]) => `GIF89a\x28\0\x1e\0\0\0\0${more.join('')}\x3b`
  expect(await seal(fileOf(gif(picture, picture)))).toMatchObject([
    { note: null, photo: { type: 'image/gif', small: { type: 'image/webp' } } },
  ])
  expect(await seal(fileOf(gif(picture)))).toMatchObject([{ note: null, photo: { type: 'image/webp' } }])
  const large = `\x2c\0\0\0\0\x28\0\x1e\0\0\x02${`\xff${'x'.repeat(255)}`.repeat(33_000)}\0`
  expect(await seal(fileOf(gif(picture, large)))).toMatchObject([
    { note: expect.stringContaining('only its first frame'), photo: { type: 'image/webp' } },
  ])
})

test.each([
  ['a film', fileOf('\0\0\0\x20ftypisom'), 'It is a video, and a page can only hold pictures.'],
  [
    'a PDF that is called a picture',
    fileOf('%PDF-1.7', 'image/png'),
    'It is a PDF, and a page can only hold pictures.',
  ],
  [
    'a HEIC without a type',
    fileOf('\0\0\0\x18ftypheic'),
    'This browser cannot open pictures of this kind. Save it as a JPEG or PNG, and add that.',
  ],
  ['nothing', new Blob([]), 'The file is empty.'],
  ['words', fileOf('Dear diary', 'text/plain'), 'It is not a picture.'],
  ['what is unknown', fileOf('Dear diary'), 'The file is damaged, or it is not a picture.'],
])('%s is refused with what it is', async (_, file, sentence) => {
  fakeCanvas(true)
  await expect(seal(file)).rejects.toThrow(sentence)
})

test('a picture is known by what is in it, and a folder is told as what cannot be read', async () => {
  fakeCanvas(true)
  expect(await seal(fileOf('\xff\xd8\xff\xe1', 'application/pdf'))).toMatchObject([{ is: 'done' }])
  const folder = fileOf('x')
  folder.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) as never
  await expect(seal(folder)).rejects.toThrow(
    'It cannot be read. If it is a folder, choose the pictures in it.',
  )
})

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileKind, refusalOfFile } from './file-kind.ts'
import { movingPicture } from './moving-picture.ts'

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const kindOf = (text: string) => fileKind(bytesOf(text))
const frame = (background: string) =>
  sharp({ create: { width: 8, height: 6, channels: 4, background } })
    .png()
    .toBuffer()
const frames = await Promise.all(['#f00', '#0f0', '#00f'].map(frame))
const moving = () => sharp(frames, { join: { animated: true } })

test.each([
  ['\xff\xd8\xff\xe1', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\0\0\0\x18ftypheic\0\0', 'heic'],
  ['\0\0\0\x24ftypmif1', 'heic'],
  ['\0\0\0\x1cftypavif', 'avif'],
  ['\0\0\0\x20ftypisom', 'film'],
  ['\0\0\0\x14ftypqt  ', 'film'],
  ['\x1aE\xdf\xa3\x01', 'film'],
  ['RIFF\n\n\n\nAVI LIST', 'film'],
  ['RIFF\n\n\n\nWEBPVP8 ', 'webp'],
  ['ID3\x04', 'sound'],
  ['%PDF-1.7', 'pdf'],
  ['PK\x03\x04\x14\0[Content_Types].xml', 'document'],
  ['\xd0\xcf\x11\xe0\xa1\xb1', 'document'],
  ['<?xml version="1.0"?>\n<svg xmlns="x">', 'svg'],
  ['Dear diary', null],
  ['', null],
])('%j begins a file of the kind %j', (beginning, kind) => {
  expect(kindOf(beginning)).toBe(kind)
})

test('what is no picture is told as what it is, whatever type came along; what may be one is tried', () => {
  expect(refusalOfFile('film', '')).toBe('It is a video, and a page can only hold pictures.')
  expect(refusalOfFile('pdf', 'image/png')).toBe('It is a PDF, and a page can only hold pictures.')
  expect(refusalOfFile(null, 'text/plain')).toBe('It is not a picture.')
  expect(refusalOfFile('heic', '')).toBeNull()
  expect(refusalOfFile('jpeg', 'application/pdf')).toBeNull()
  expect(refusalOfFile(null, '')).toBeNull()
})

/** A comment and a block of XMP behind the head of a GIF. */
function withNotes(gif: Uint8Array): Uint8Array {
  const head = 13 + ((gif[10] ?? 0) & 0x80 ? 3 * 2 ** (((gif[10] ?? 0) & 7) + 1) : 0)
  const notes = bytesOf('\x21\xfe\x0ashot at 52\0\x21\xff\x0bXMP DataXMP\x06secret\0')
  return Uint8Array.from([...gif.subarray(0, head), ...notes, ...gif.subarray(head)])
}

test('a GIF that moves goes on moving, without what was written into it; one that stands is none', async () => {
  const gif = withNotes(
    await moving()
      .gif({ loop: 0, delay: [100, 200, 300] })
      .toBuffer(),
  )
  const kept = movingPicture('gif', gif)
  expect(Buffer.from(gif).toString('latin1')).toMatch(/shot at 52[\s\S]*secret/)
  expect(Buffer.from(kept ?? []).toString('latin1')).not.toMatch(/shot at|secret/)
  const told = await sharp(Buffer.from(kept ?? []), { animated: true }).metadata()
  expect([told.pages, told.delay, told.loop]).toEqual([3, [100, 200, 300], 0])
  expect(movingPicture('gif', await sharp(frames[0]).gif().toBuffer())).toBeNull()
  expect(movingPicture('gif', gif.subarray(0, 60))).toBeNull()
  expect(movingPicture('gif', bytesOf('GIF89a'))).toBeNull()
})

test('a WebP that moves goes on moving without its place; one that stands is none', async () => {
  const webp = await moving()
    .withExif({ IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .webp({ loop: 0, delay: [100, 200, 300] })
    .toBuffer()
  expect((await sharp(webp).metadata()).exif).toBeDefined()
  const told = await sharp(Buffer.from(movingPicture('webp', webp) ?? []), { animated: true }).metadata()
  expect([told.pages, told.delay, told.exif]).toEqual([3, [100, 200, 300], undefined])
  expect(movingPicture('webp', await sharp(frames[0]).webp().toBuffer())).toBeNull()
})

test('a PNG that moves is told by its chunks and loses those that say something', () => {
  const chunk = (name: string, data: string) => `\0\0\0${String.fromCharCode(data.length)}${name}${data}crc!`
  const head = '\x89PNG\r\n\x1a\n'
  const png = (...chunks: string[]) => movingPicture('png', bytesOf(head + chunks.join('')))
  const kept = [
    chunk('IHDR', 'size'),
    chunk('acTL', '2'),
    chunk('fcTL', '0'),
    chunk('IDAT', 'one'),
    chunk('fdAT', 'two'),
    chunk('IEND', ''),
  ]
  const said = png(...kept.slice(0, 2), chunk('eXIf', 'place'), chunk('tEXt', 'me'), ...kept.slice(2))
  expect(Buffer.from(said ?? []).toString('latin1')).toBe(head + kept.join(''))
  expect(png(chunk('IHDR', 'size'), chunk('IDAT', 'one'), chunk('IEND', ''))).toBeNull()
})

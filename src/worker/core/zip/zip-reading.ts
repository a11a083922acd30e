import { crc32 } from './crc32.ts'
import { checkNames, ZipFault, type ZipItem } from './zip-rules.ts'

const notZip = 'This file is not a whole zip.'
const endLength = 22
const mostComment = 0xffff
const mostListBytes = 32 * 1024 * 1024
const isEncrypted = 1
const isUtf8 = 1 << 11

async function view(file: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await file.slice(from, to).arrayBuffer())
}

/** Reads the list of files of a zip, whose every name and size is looked at before anything else is. Throws ZipFault. */
export async function readZipList(file: Blob): Promise<Map<string, ZipItem>> {
  const { count, listAt, listBytes } = await readEnd(file)
  if (listBytes > mostListBytes || listAt + listBytes > file.size) throw new ZipFault(notZip)
  const list = await view(file, listAt, listAt + listBytes)
  const items: ZipItem[] = []
  let at = 0
  for (let nth = 0; nth < count; nth++) {
    if (at + 46 > list.byteLength || list.getUint32(at, true) !== 0x02014b50) throw new ZipFault(notZip)
    const { item, length } = readItem(list, at)
    at += length
    items.push(item)
  }
  checkNames(items, file.size)
  return new Map(items.map((item) => [item.name, item]))
}

async function readEnd(file: Blob): Promise<{ count: number; listAt: number; listBytes: number }> {
  const tailAt = Math.max(0, file.size - endLength - mostComment)
  const tail = await view(file, tailAt, file.size)
  for (let at = tail.byteLength - endLength; at >= 0; at--) {
    if (tail.getUint32(at, true) !== 0x06054b50) continue
    if (at + endLength + tail.getUint16(at + 20, true) !== tail.byteLength) continue
    const [count, listBytes, listAt] = [
      tail.getUint16(at + 10, true),
      tail.getUint32(at + 12, true),
      tail.getUint32(at + 16, true),
    ]
    if (count === 0xffff || listBytes === 0xffffffff || listAt === 0xffffffff)
      throw new ZipFault('This zip is of the kind for more than 4 GB. Pack it again as a plain one.')
    return { count, listBytes, listAt }
  }
  throw new ZipFault(notZip)
}

function readItem(list: DataView<ArrayBuffer>, at: number): { item: ZipItem; length: number } {
  const [flags, method] = [list.getUint16(at + 8, true), list.getUint16(at + 10, true)]
  const nameLength = list.getUint16(at + 28, true)
  const length = 46 + nameLength + list.getUint16(at + 30, true) + list.getUint16(at + 32, true)
  if (at + length > list.byteLength) throw new ZipFault(notZip)
  const nameBytes = new Uint8Array(list.buffer, at + 46, nameLength)
  const name = new TextDecoder(flags & isUtf8 ? 'utf-8' : 'latin1').decode(nameBytes)
  if (flags & isEncrypted)
    throw new ZipFault('This zip is locked with a password. Unpack it, and pack it without one.')
  if (method !== 0 && method !== 8)
    throw new ZipFault('This zip is packed in a way that is not known here. Pack it again as a plain one.')
  const item = {
    name,
    isPacked: method === 8,
    crc: list.getUint32(at + 16, true),
    packedBytes: list.getUint32(at + 20, true),
    bytes: list.getUint32(at + 24, true),
    at: list.getUint32(at + 42, true),
  }
  return { item, length }
}

/** Unpacks one file, never more of it than the list said, nor more than `most`. Throws ZipFault, or what `look` throws at a piece of it. */
export async function readZipItem(
  file: Blob,
  item: ZipItem,
  most: number,
  look: (part: Uint8Array) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const broken = () => new ZipFault(`${item.name} is broken in this zip.`)
  if (item.bytes > most) throw new ZipFault(`${item.name} is too large to be opened here.`)
  const head = await view(file, item.at, item.at + 30)
  if (head.byteLength < 30 || head.getUint32(0, true) !== 0x04034b50) throw broken()
  const from = item.at + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const packed = file.slice(from, from + item.packedBytes)
  if (packed.size !== item.packedBytes) throw broken()
  const plain = new Uint8Array(item.bytes)
  let at = 0
  try {
    for await (const part of unpacked(packed, item.isPacked)) {
      if (at + part.length > plain.length) throw broken()
      plain.set(part, at)
      at += part.length
      look(part)
    }
  } catch (error) {
    throw error instanceof ZipFault || isAbort(error) ? error : broken()
  }
  if (at !== plain.length || crc32(plain) !== item.crc) throw broken()
  return plain
}

async function* unpacked(packed: Blob, isPacked: boolean): AsyncGenerator<Uint8Array> {
  const stream = isPacked
    ? packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))
    : packed.stream()
  const reader = stream.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

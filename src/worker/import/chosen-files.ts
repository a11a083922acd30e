import { readZipItem, readZipList } from '#worker/core/zip/zip-reading.ts'
import { ZipFault } from '#worker/core/zip/zip-rules.ts'
import type { ChosenFile } from './import.calls.ts'

/** The files of an import, wherever they lie: in a zip, or chosen one by one. */
export interface FileSet {
  readonly names: readonly string[]
  /** The bytes of one. Throws ZipFault with a sentence for the person. */
  read(name: string, most: number): Promise<Uint8Array<ArrayBuffer>>
}

/** More than a folder of diaries holds. */
const mostFiles = 100_000

/** What systems and programs put beside what people keep: '__MACOSX/', '.obsidian/', '.DS_Store'. */
const isBeside = (name: string): boolean =>
  name.endsWith('/') || name.split('/').some((part) => part === '__MACOSX' || part.startsWith('.'))

async function isZip(file: Blob): Promise<boolean> {
  const beginning = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return beginning[0] === 0x50 && beginning[1] === 0x4b && (beginning[2] ?? 9) < 8
}

async function openZip(file: Blob): Promise<FileSet> {
  const list = await readZipList(file)
  return {
    names: [...list.keys()].filter((name) => !isBeside(name)),
    async read(name, most) {
      const item = list.get(name)
      if (!item) throw new ZipFault(`There is no ${name} in this zip.`)
      return readZipItem(file, item, most)
    },
  }
}

function openLoose(files: readonly ChosenFile[]): FileSet {
  const byName = new Map(files.map(({ name, file }) => [name, file]))
  return {
    names: [...byName.keys()].filter((name) => !isBeside(name)),
    async read(name, most) {
      const file = byName.get(name)
      if (!file) throw new ZipFault(`There is no ${name} among the files.`)
      if (file.size > most) throw new ZipFault(`${name} is too large to be opened here.`)
      return new Uint8Array(await file.arrayBuffer())
    },
  }
}

/** Runs `read`. A file that went away, or changed, since it was chosen cannot be read, nor can a folder that was dropped: that is said. */
async function whileThere<T>(name: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Error && /^Not(?:Found|Readable)Error$/.test(error.name))) throw error
    const again = 'If it has changed since, choose it again. If it is a folder, use “Choose a folder”.'
    throw new ZipFault(`${name} cannot be read. ${again}`)
  }
}

async function setOf(files: readonly ChosenFile[]): Promise<FileSet> {
  const [first, second] = files
  if (!first) throw new ZipFault('There are no files to read.')
  if (second && files.every(({ name }) => /\.(?:zip|daylio)$/i.test(name)))
    throw new ZipFault('These are several journals. Choose one of them at a time.')
  return !second && (await isZip(first.file)) ? openZip(first.file) : openLoose(files)
}

/** Opens what was chosen: one zip, or any number of other files. Throws ZipFault. */
export async function openFiles(files: readonly ChosenFile[]): Promise<FileSet> {
  const { names, read } = await whileThere(files[0]?.name ?? '', () => setOf(files))
  if (names.length > mostFiles)
    throw new ZipFault('There are more than 100,000 files in it. Choose the journal’s own folder.')
  return { names, read: (name, most) => whileThere(name, () => read(name, most)) }
}

const mostTextBytes = 256 * 1024 ** 2

/** A text file, whatever its encoding's mark says. */
export async function readText(files: FileSet, name: string): Promise<string> {
  const bytes = await files.read(name, mostTextBytes)
  const [a, b] = bytes
  const encoding = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

const types: Readonly<Record<string, string>> = {
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', gif: 'image/gif', webp: 'image/webp' },
  ...{ heic: 'image/heic', heif: 'image/heif', avif: 'image/avif', bmp: 'image/bmp' },
}
/** A little more than any picture that may be put on a page. */
const mostPictureBytes = 81 * 1024 ** 2

/** A picture as a file; its type is what its name says. */
export async function readPicture(files: FileSet, name: string): Promise<Blob> {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return new Blob([await files.read(name, mostPictureBytes)], { type: types[ending] ?? '' })
}

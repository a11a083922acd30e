import { type BlobRefInData, endingOf } from '#domain/entity/blob-refs.ts'
import { type ExportHead, exportBlobFolder, exportJsonName, readExport } from '#domain/export/export-file.ts'
import { mostRecords, RecordCounter } from '#domain/export/record-count.ts'
import { readZipItem, readZipList } from '#worker/core/zip/zip-reading.ts'
import { ZipFault } from '#worker/core/zip/zip-rules.ts'

/** An export that was opened: a zip, or an inkwell.json alone. */
export interface RestoreSource {
  readonly head: ExportHead
  readonly records: readonly unknown[]
  readonly hasBlob: (ref: BlobRefInData) => boolean
  /** The plain bytes. Throws ZipFault; null when the file does not have them. */
  readonly readBlob: (ref: BlobRefInData) => Promise<Uint8Array<ArrayBuffer> | null>
}

const mostJsonBytes = 256 * 1024 ** 2
const countedAtOnce = 1024 ** 2
const mostBlobBytes = 256 * 1024 ** 2

/** Opens an export. Throws ZipFault with a sentence for the person, and what aborted `signal`. */
export async function openSource(file: Blob, signal: AbortSignal): Promise<RestoreSource> {
  const beginning = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isZip = beginning[0] === 0x50 && beginning[1] === 0x4b
  return isZip ? openZip(file, signal) : openJson(file, signal)
}

async function openJson(file: Blob, signal: AbortSignal): Promise<RestoreSource> {
  if (file.size > mostJsonBytes) throw new ZipFault('This file is too large for an export of Inkwell.')
  const look = countingLook(signal)
  for (let at = 0; at < file.size; at += countedAtOnce)
    look(new Uint8Array(await file.slice(at, at + countedAtOnce).arrayBuffer()))
  return { ...read(await file.arrayBuffer()), hasBlob: () => false, readBlob: async () => null }
}

async function openZip(file: Blob, signal: AbortSignal): Promise<RestoreSource> {
  const list = await readZipList(file)
  const folder = folderOfJson([...list.keys()])
  const json = list.get(`${folder}${exportJsonName}`)
  if (!json) throw new ZipFault(`There is no ${exportJsonName} in this zip.`)
  const itemOf = ({ blobId, type }: BlobRefInData) =>
    list.get(`${folder}${exportBlobFolder}${blobId}.${endingOf(type)}`)
  return {
    ...read(await readZipItem(file, json, mostJsonBytes, countingLook(signal))),
    hasBlob: (ref) => itemOf(ref)?.bytes === ref.bytes,
    readBlob: async (ref) => {
      const item = itemOf(ref)
      return item?.bytes === ref.bytes ? readZipItem(file, item, mostBlobBytes) : null
    },
  }
}

/** Counts before anything is taken apart: what holds too much is refused within moments, however it is written. */
function countingLook(signal: AbortSignal): (part: Uint8Array) => void {
  const counter = new RecordCounter()
  return (part) => {
    signal.throwIfAborted()
    counter.take(part)
    if (counter.count > mostRecords)
      throw new ZipFault(
        `This file holds more than ${mostRecords.toLocaleString('en-GB')} records, more than a journal of many years. Nothing was taken from it.`,
      )
  }
}

/** Whoever packed an export again may have packed its folder: '' or 'inkwell-2026-11-21/'. */
const folderOfJson = (names: readonly string[]): string =>
  names
    .filter((name) => name === exportJsonName || name.endsWith(`/${exportJsonName}`))
    .map((name) => name.slice(0, -exportJsonName.length))
    .sort((x, y) => x.length - y.length)[0] ?? ''

function read(bytes: ArrayBuffer | Uint8Array): Pick<RestoreSource, 'head' | 'records'> {
  const opened = readExport(new TextDecoder().decode(bytes))
  if (!opened.ok) throw new ZipFault(opened.sentence)
  return opened
}

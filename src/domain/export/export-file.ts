import { z } from 'zod'

export const exportFormat = 'inkwell-export'
/** Rises when an older Inkwell could not read the file any more. */
export const exportVersion = 1

/** The file of everything inside the zip, and its folder of blobs. */
export const exportJsonName = 'inkwell.json'
export const exportBlobFolder = 'blobs/'

/** A thing as it was in the vault. `uid` is lower case. */
export const exportedRecord = z.object({
  uid: z.uuid().lowercase(),
  kind: z.string().min(1).max(100),
  schemaVersion: z.int().positive(),
  data: z.record(z.string(), z.unknown()),
})
export type ExportedRecord = z.infer<typeof exportedRecord>

/** A file of the export that could not be had when it was made. */
export const missingBlob = z.object({
  blobId: z.uuid().lowercase(),
  bytes: z.int().min(0),
  type: z.string(),
  reason: z.string(),
})
export type MissingBlob = z.infer<typeof missingBlob>

/** What stands before the records in inkwell.json. `exportedAt` is an ISO instant. */
export const exportHead = z.object({
  format: z.literal(exportFormat),
  version: z.int().positive(),
  exportedAt: z.iso.datetime(),
  userName: z.string(),
  missingBlobs: z.array(missingBlob).default([]),
})
export type ExportHead = z.infer<typeof exportHead>

export type ReadExport =
  | { readonly ok: true; readonly head: ExportHead; readonly records: readonly unknown[] }
  | { readonly ok: false; readonly sentence: string }

const refuse = (sentence: string): ReadExport => ({ ok: false, sentence })
const noExport = 'This file is not an export of Inkwell.'

/** Opens the text of inkwell.json. The records are looked at one by one later; a fault of the whole is one sentence for the person. */
export function readExport(text: string): ReadExport {
  let value: unknown
  try {
    value = JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
  } catch {
    return refuse(`${exportJsonName} is broken: it is not whole, or something else has written into it.`)
  }
  const outside = z.object({ format: z.literal(exportFormat), version: z.number() }).safeParse(value)
  if (!outside.success) return refuse(noExport)
  if (outside.data.version > exportVersion)
    return refuse(
      `This export was made by a newer Inkwell (format ${outside.data.version}, and this one reads format ${exportVersion}). Update Inkwell, then try again.`,
    )
  const head = exportHead.safeParse(value)
  if (!head.success) return refuse(`The beginning of ${exportJsonName} is not as Inkwell writes it.`)
  const { records } = value as { records?: unknown }
  if (!Array.isArray(records)) return refuse(`${exportJsonName} holds no list of records.`)
  return { ok: true, head: head.data, records }
}

/** The text of inkwell.json in pieces, a record to a line, so that no more than one of them is in memory at a time. */
export function* exportJson(head: ExportHead, records: Iterable<ExportedRecord>): Generator<string> {
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "records": [`
  let isFirst = true
  for (const { uid, kind, schemaVersion, data } of records) {
    yield `${isFirst ? '' : ','}\n  ${JSON.stringify({ uid, kind, schemaVersion, data })}`
    isFirst = false
  }
  yield '\n ]\n}\n'
}

/** By kind, then by uid: the same things always make the same file. */
export function inExportOrder<T extends Pick<ExportedRecord, 'uid' | 'kind'>>(records: Iterable<T>): T[] {
  return [...records].sort((x, y) => compare(x.kind, y.kind) || compare(x.uid, y.uid))
}

const compare = (x: string, y: string): number => (x < y ? -1 : x > y ? 1 : 0)

import type { DryRun, ExportReport, RestoreReport } from '#worker/export/export.calls.ts'

/** '1 page', '1,204 pages'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

/** '412 kB', '1.4 MB', in thousands. */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000) return counted(bytes, 'byte')
  const [size, unit] =
    bytes < 1e6 ? [bytes / 1e3, 'kB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB']
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${unit}`
}

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** What an export came to: '212 pages and 3 photos or files are in inkwell-2026-11-21.zip, 1.2 MB.' */
export function exportWords(name: string, { entries, blobs, bytes }: ExportReport): string {
  const what = listed([
    counted(entries, 'page'),
    ...(blobs > 0 ? [counted(blobs, 'photo or file', 'photos or files')] : []),
  ])
  return `${what} ${entries === 1 && blobs === 0 ? 'is' : 'are'} in ${name}, ${sizeWords(bytes)}.`
}

/** Which photos and files would come along with a restore. */
export function comingWords({ count, bytes, missing }: DryRun['blobs']): string {
  const coming = `${counted(count, 'photo or file', 'photos or files')} would come along, ${sizeWords(bytes)}.`
  if (missing === 0) return coming
  const gone = `${counted(missing, 'photo or file is', 'photos or files are')} not in the export.`
  return count === 0 ? gone : `${coming} ${gone}`
}

/** What was done, in one sentence or two. */
export function restoreWords(report: RestoreReport): string {
  const { added, replaced, copied, kept, same, unfit, blobs, missingBlobs } = report
  const done = [
    [added, 'added'],
    [replaced, 'replaced'],
    [copied, 'added as a copy'],
    [kept, 'kept as here'],
    [same, 'here already'],
    [unfit, 'not fitting'],
  ] as const
  const parts = done.flatMap(([count, words]) =>
    count > 0 ? [`${count.toLocaleString('en-GB')} ${words}`] : [],
  )
  const photos = blobs > 0 ? ` ${counted(blobs, 'photo or file', 'photos or files')} came along.` : ''
  const missing =
    missingBlobs > 0
      ? ` ${counted(missingBlobs, 'photo or file', 'photos or files')} could not be had from the export.`
      : ''
  return `${parts.length > 0 ? `Done: ${listed(parts)}.` : 'There was nothing to restore.'}${photos}${missing}`
}

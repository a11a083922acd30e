/** What the server tells whoever listens. */
export interface ServerEvents {
  /** Something came: whatever changes will be told. */
  readonly heard: () => void
  readonly recordsChanged: (upTo: number) => void
  /** A key was added or taken away. */
  readonly slotsChanged: (version: number) => void
  /** The last that happened to the keys or ways in, by its id. */
  readonly securityChanged: (latest: string) => void
}

import type { Generated } from 'kysely'

export interface RecordTable {
  user_id: number
  uid: string
  revision: number
  seq: number
  sealed: Uint8Array
  /** 0: before this was kept. */
  written_at: Generated<number>
}

/** A version that another took the place of. */
export interface ReplacedRecordTable {
  user_id: number
  uid: string
  revision: number
  written_at: number
  replaced_at: number
  /** Length of `sealed`. */
  bytes: number
  sealed: Uint8Array
}

/** Accepted changes, so that one sent again gets the same answer. */
export interface RecordChangeTable {
  user_id: number
  change_id: string
  uid: string
  revision: number
  seq: number
  created_at: number
}

/** A blob is its chunks: `total` of them, numbered from 0, once all are there. */
export interface BlobChunkTable {
  user_id: number
  blob_id: string
  chunk_index: number
  total: number
  /** Of the key that sealed it, as its header says. */
  generation: number
  /** When this chunk first came; replacing it changes nothing here. */
  created_at: number
  sealed: Uint8Array
  /** 0: before this was kept. */
  written_at: Generated<number>
}

/** A chunk that another took the place of, or that was deleted. */
export interface ReplacedChunkTable {
  user_id: number
  blob_id: string
  chunk_index: number
  replaced_at: number
  written_at: number
  total: number
  /** Length of `sealed`. */
  bytes: number
  sealed: Uint8Array
}

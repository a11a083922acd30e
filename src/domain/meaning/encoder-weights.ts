/** Numbers in signed bytes, row by row: each is its byte times the scale of its row. */
export interface Scaled {
  readonly rows: number
  readonly columns: number
  readonly bytes: Int8Array
  readonly scales: Float32Array
}

/** From what goes in (columns) to what comes out (rows), and what is added to it. */
export interface Dense {
  readonly weights: Scaled
  readonly added: Float32Array
}

/** Of a layer normalization. */
export interface Norm {
  readonly scale: Float32Array
  readonly offset: Float32Array
}

export interface Layer {
  /** Queries, keys and values, one after the other. */
  readonly attend: Dense
  readonly gather: Dense
  readonly attended: Norm
  readonly grow: Dense
  readonly shrink: Dense
  readonly grown: Norm
}

/** All numbers of all-MiniLM-L6-v2 (Reimers and Gurevych, 2019, "Sentence-BERT"; Wang et al., 2020, "MiniLM"). */
export interface EncoderWeights {
  /** The vocabulary, by id. */
  readonly pieces: readonly string[]
  /** A row a piece, and a row a place in the text. */
  readonly words: Scaled
  readonly places: Scaled
  readonly embedded: Norm
  readonly layers: readonly Layer[]
}

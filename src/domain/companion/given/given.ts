import type { KnownLine } from '#domain/journal/journal-entry.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'

/** A line that a model is told of what is known, and the sentence that it was read from; null: of no single one. */
export interface Known {
  readonly words: string
  readonly source: RecalledPassage | null
}

/** What was looked up for a model, besides the message, the page beside it and the talk. */
export interface Given {
  /** The day, the weekday and the time where the person is, in words. */
  readonly now: string
  /** Whole paragraphs that are near the message, the nearest first. */
  readonly paragraphs: readonly RecalledPassage[]
  /** The ends of the last pages, the newest first. */
  readonly recent: readonly RecalledPassage[]
  /** Who is who among those named. */
  readonly people: readonly Known[]
  /** What memory knows of whom the message names. */
  readonly facts: readonly Known[]
  /** What memory knows of the person and holds now. */
  readonly self: readonly Known[]
  /** What pages leave open. */
  readonly open: readonly Known[]
  /** What was counted for a question to the journal, a sentence each. */
  readonly counts: readonly string[]
}

/** What a model is told that is no excerpt, after the person left out what they wanted: each text as it is sent. */
export interface Told {
  readonly now: string | null
  /** What the person said about themselves; `self`: what memory takes to hold of them. */
  readonly about: readonly string[]
  readonly self?: readonly string[]
  readonly people: readonly string[]
  readonly open?: readonly string[]
  readonly counts: readonly string[]
  /** All that goes along with the message, excerpts and turns too, as a reply shows it. */
  readonly knew?: readonly KnownLine[]
}

/** 'Anna: sister', as a person is told of; `also`: another name that is used for her. */
export const personLine = (name: string, role: string, also: string | null = null): string =>
  `${name}${also === null ? '' : ` (also ${also})`}: ${role}`

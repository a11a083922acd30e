import type { RecalledPassage } from '../replies/recalled-passage.ts'

/** Somebody whom the journal knows, and what they are to the person: 'sister'. */
export interface KnownPerson {
  readonly name: string
  readonly role: string
}

/** What was looked up for a model, besides the message, the page beside it and the talk. */
export interface Given {
  /** The day, the weekday and the time where the person is, in words. */
  readonly now: string
  /** Whole paragraphs that are near the message, the nearest first. */
  readonly paragraphs: readonly RecalledPassage[]
  /** The ends of the last pages, the newest first. */
  readonly recent: readonly RecalledPassage[]
  readonly people: readonly KnownPerson[]
  /** What memory knows of whom the message names, a line each. */
  readonly facts: readonly string[]
  /** What was counted for a question to the journal, a sentence each. */
  readonly counts: readonly string[]
}

/** What a model is told that is no excerpt, after the person left out what they wanted: each text as it is sent. */
export interface Told {
  readonly now: string | null
  readonly about: readonly string[]
  readonly people: readonly string[]
  readonly counts: readonly string[]
}

/** 'Anna: sister', as a person is told of. */
export const personLine = ({ name, role }: KnownPerson): string => `${name}: ${role}`

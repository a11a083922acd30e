import type { TimeContext } from './times/times-calendar.ts'

/** The kinds of the specification's memory nodes. */
export const nameKinds = ['person', 'place', 'concept', 'event'] as const
export type NameKind = (typeof nameKinds)[number]

/** A name that the journal knows: `aliases` are other spellings of it that somebody typed, lower case included. */
export interface KnownName {
  readonly kind: NameKind
  readonly name: string
  readonly aliases?: readonly string[]
  /** What the person is to the writer: 'sister'. */
  readonly role?: string
}

/** What the journal already knows, made of earlier readings and the writer's corrections. */
export interface NameContext {
  readonly names: readonly KnownName[]
  /** Words of which the writer said that they are no names. Any case. */
  readonly notNames: readonly string[]
}

/** All that a reading depends on besides the text. */
export interface ReadingContext extends TimeContext, NameContext {}

export const noNames: NameContext = { names: [], notNames: [] }

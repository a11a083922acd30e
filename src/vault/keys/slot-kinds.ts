import type { KeySlot } from '#contract/vault.ts'

/** Slots, wherever they come from. */
export interface Slots {
  readonly slots: readonly KeySlot[]
}

/** What a person types to open their vault: one of the two, and of that one slot. */
export type TypedKind = 'password' | 'passphrase'
export const isTyped = (kind: KeySlot['kind']): kind is TypedKind =>
  kind === 'password' || kind === 'passphrase'

export const slotsOfKind = (list: Slots, kind: KeySlot['kind']): KeySlot[] =>
  list.slots.filter((slot) => slot.kind === kind)

export const typedSlots = (list: Slots): KeySlot[] => list.slots.filter(({ kind }) => isTyped(kind))

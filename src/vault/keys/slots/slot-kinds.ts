import { isTyped, type KeySlot } from '#contract/vault.ts'

/** Slots, wherever they come from. */
export interface Slots {
  readonly slots: readonly KeySlot[]
}

export const slotsOfKind = (list: Slots, kind: KeySlot['kind']): KeySlot[] =>
  list.slots.filter((slot) => slot.kind === kind)

export const typedSlots = (list: Slots): KeySlot[] => list.slots.filter(({ kind }) => isTyped(kind))

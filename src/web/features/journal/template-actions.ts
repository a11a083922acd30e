import { sayFailed } from '#web/lib/say-failed.ts'
import type { VaultCalls } from '#web/lib/vault-calls.ts'
import type { TemplateCard } from './template-cards.ts'
import { hideTemplate, moveTemplate, putTemplateBack, removeTemplate } from './templates.calls.ts'

/** Something that was done and can be taken back. */
export interface Undoable {
  readonly words: string
  readonly undo: () => void
}

const trying = (what: Promise<unknown>): void => void what.catch(sayFailed)

async function hide(vault: VaultCalls, card: TemplateCard, isHidden: boolean): Promise<Undoable | null> {
  await vault.run(hideTemplate, { id: card.id, isHidden })
  return isHidden ? { words: `${card.title} is hidden.`, undo: () => trying(hide(vault, card, false)) } : null
}

async function remove(vault: VaultCalls, card: TemplateCard): Promise<Undoable | null> {
  const template = await vault.run(removeTemplate, { uid: card.id })
  if (!template) return null
  const putBack = () => trying(vault.run(putTemplateBack, { uid: card.id, template }))
  return { words: `${card.title} is deleted. Its pages stay.`, undo: putBack }
}

/** What can be done with a template beside writing with it; `onDone` hears how it can be taken back. */
export const templateActions = (vault: VaultCalls) => ({
  hide: (card: TemplateCard, isHidden: boolean, onDone: (done: Undoable | null) => void): void =>
    trying(hide(vault, card, isHidden).then(onDone)),
  move: (card: TemplateCard, to: number): void => trying(vault.run(moveTemplate, { uid: card.id, to })),
  remove: (card: TemplateCard, onDone: (done: Undoable | null) => void): void =>
    trying(remove(vault, card).then(onDone)),
})

import { toast } from '#web/lib/toasts.ts'
import { inkwell } from '#web/lib/worker-link.ts'
import type { TemplateCard } from './template-cards.ts'
import { hideTemplate, moveTemplate, putTemplateBack, removeTemplate } from './templates.calls.ts'

/** Something that was done and can be taken back. */
export interface Undoable {
  readonly words: string
  readonly undo: () => void
}

function sayFailed(error: unknown): void {
  const why = error instanceof Error ? error.message : String(error)
  toast({ variant: 'destructive', title: 'That did not work', description: `Nothing is lost. ${why}` })
}

const trying = (what: Promise<unknown>): void => void what.catch(sayFailed)

async function hide(card: TemplateCard, isHidden: boolean): Promise<Undoable | null> {
  await inkwell.run(hideTemplate, { id: card.id, isHidden })
  return isHidden ? { words: `${card.title} is hidden.`, undo: () => trying(hide(card, false)) } : null
}

async function remove(card: TemplateCard): Promise<Undoable | null> {
  const template = await inkwell.run(removeTemplate, { uid: card.id })
  if (!template) return null
  const putBack = () => trying(inkwell.run(putTemplateBack, { uid: card.id, template }))
  return { words: `${card.title} is deleted. Its pages stay.`, undo: putBack }
}

/** What can be done with a template beside writing with it; `onDone` hears how it can be taken back. */
export const templateActions = {
  hide: (card: TemplateCard, isHidden: boolean, onDone: (done: Undoable | null) => void): void =>
    trying(hide(card, isHidden).then(onDone)),
  move: (card: TemplateCard, to: number): void => trying(inkwell.run(moveTemplate, { uid: card.id, to })),
  remove: (card: TemplateCard, onDone: (done: Undoable | null) => void): void =>
    trying(remove(card).then(onDone)),
}

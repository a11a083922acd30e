import { wasDone } from '#web/lib/vault/say-failed.ts'
import { entityActions } from '#web/lib/vault/use-entities.ts'
import type { VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { hideTemplate } from '#worker/journal/templates/templates.calls.ts'
import type { TemplateCard } from './template-cards.ts'

/** Something that was done and can be taken back. */
export interface Undoable {
  readonly words: string
  readonly undo: () => void
}

/** What can be done with a template beside writing with it; what can be taken back answers how. */
export function templateActions(vault: VaultCalls) {
  const own = entityActions(vault, 'template')
  const hideOne = ({ id, isOwn }: TemplateCard, isHidden: boolean): Promise<boolean> =>
    isOwn ? own.patch(id, { isHidden }) : wasDone(vault.run(hideTemplate, { id, isHidden }))
  return {
    async hide(card: TemplateCard, isHidden: boolean): Promise<Undoable | null> {
      if (!(await hideOne(card, isHidden)) || !isHidden) return null
      return { words: `${card.title} is hidden.`, undo: () => void hideOne(card, false) }
    },
    /** Puts one where another stands now. */
    move(uids: readonly string[], uid: string, to: string): void {
      const place = uids.indexOf(to)
      const others = uids.filter((one) => one !== uid)
      void own.reorder(others.toSpliced(place, 0, uid))
    },
    async remove(card: TemplateCard): Promise<Undoable | null> {
      const records = await own.take(card.id)
      if (!records || records.length === 0) return null
      return { words: `${card.title} is deleted. Its pages stay.`, undo: () => void own.restore(records) }
    },
  }
}

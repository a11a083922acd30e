import { ArrowDown, ArrowUp, ChevronLeft, Copy, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import type { TemplateValues } from '#domain/journal/templates/template-variables.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { templateActions, type Undoable } from './template-actions.ts'
import { minutesWord, type TemplateCard } from './template-cards.ts'
import { TemplatePreview } from './template-preview.tsx'
import { ScrollArea } from './template-scroll.tsx'

interface TemplateStepProps {
  card: TemplateCard
  values: TemplateValues
  /** The person's own, in their order. */
  own: readonly TemplateCard[]
  /** It fills the sheet, and has a way back to the list. */
  isOnItsOwn: boolean
  canInsert: boolean
  onBegin: () => void
  onInsert: () => void
  onBack: () => void
  /** Something was done with it that can be taken back. */
  onDone: (done: Undoable | null) => void
  onEdit: () => void
  onDuplicate: () => void
}

/** The way back has the focus once the list it leads to is gone. */
const focusOnce = (button: HTMLButtonElement | null): void => button?.focus()

/** One template: what it is, what a page begins with, where it comes from, and what can be done with it. */
export function TemplateStep(props: TemplateStepProps) {
  const { card, values, isOnItsOwn, canInsert, onBegin, onInsert, onBack } = props
  const facts = [card.group, minutesWord(card.minutes) && `about ${card.minutes} minutes`].filter(Boolean)
  return (
    <section aria-label={card.title} className="flex min-h-0 min-w-0 flex-1 flex-col">
      {isOnItsOwn && (
        <button
          type="button"
          ref={focusOnce}
          onClick={onBack}
          className="type-interface mt-1.5 inline-flex min-h-12 items-center gap-1.5 self-start rounded-control pl-3 pr-4 text-text-2"
        >
          <ChevronLeft size={20} strokeWidth={1.7} aria-hidden="true" />
          Templates
        </button>
      )}
      <ScrollArea className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6 pt-5 md:px-9 md:pt-8 [scrollbar-width:thin]">
        <p className="type-label text-muted">{facts.join(', ')}</p>
        <h2 className="type-insight mt-1 [overflow-wrap:anywhere]">{card.title}</h2>
        {card.about && <p className="type-secondary mt-1.5 text-pretty text-text-2">{card.about}</p>}
        <TemplatePreview className="mt-6" pageTitle={card.pageTitle} body={card.body} values={values} />
        <p className="type-label mt-4 text-pretty text-muted">{card.source}</p>
      </ScrollArea>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5 border-t border-line px-6 py-3.5 md:px-9">
        <Button onClick={onBegin}>Begin a page</Button>
        {canInsert && (
          <Button variant="quiet" onClick={onInsert}>
            Put it on this page
          </Button>
        )}
        <Choices {...props} />
      </div>
    </section>
  )
}

const sign = { size: 17, strokeWidth: 1.6, 'aria-hidden': true as const }

function Choices({ card, own, onDone, onEdit, onDuplicate }: TemplateStepProps) {
  const { hide, move, remove } = templateActions(useVaultCalls())
  const place = own.findIndex(({ id }) => id === card.id)
  const [before, after] = [own[place - 1], own[place + 1]]
  const all = useView('templates.own').rows.map(({ id }) => id)
  return (
    <div className="-mr-3 ml-auto flex">
      {card.isOwn && own.length > 1 && (
        <>
          <IconButton
            label="Move up"
            side="top"
            icon={<ArrowUp {...sign} />}
            disabled={!before}
            onClick={() => before && move(all, card.id, before.id)}
          />
          <IconButton
            label="Move down"
            side="top"
            icon={<ArrowDown {...sign} />}
            disabled={!after}
            onClick={() => after && move(all, card.id, after.id)}
          />
        </>
      )}
      {card.isOwn && <IconButton label="Edit" side="top" icon={<Pencil {...sign} />} onClick={onEdit} />}
      <IconButton label="Make one like it" side="top" icon={<Copy {...sign} />} onClick={onDuplicate} />
      <IconButton
        label={card.isHidden ? 'Show it in the list' : 'Hide it from the list'}
        side="top"
        icon={card.isHidden ? <Eye {...sign} /> : <EyeOff {...sign} />}
        onClick={() => void hide(card, !card.isHidden).then(onDone)}
      />
      {card.isOwn && (
        <IconButton
          label="Delete"
          side="top"
          icon={<Trash2 {...sign} />}
          onClick={() => void remove(card).then(onDone)}
        />
      )}
    </div>
  )
}

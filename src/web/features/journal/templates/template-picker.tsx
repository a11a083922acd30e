import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useCombo } from '#web/lib/device/use-combo.ts'
import { useMedia } from '#web/lib/device/use-media.ts'
import { findBest } from '#web/lib/fuzzy.ts'
import { Button } from '#web/ui/button.tsx'
import { NativeDialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { PageSeed } from '../page/fresh-pages.ts'
import type { Undoable } from './template-actions.ts'
import { type TemplateCard, useTemplateCards } from './template-cards.ts'
import { seedFrom, useTemplateValues } from './template-filling.ts'
import { insertOnPage, openPage } from './template-insert.ts'
import { TemplateList } from './template-list.tsx'
import { TemplateListFoot } from './template-list-foot.tsx'
import { TemplateStep } from './template-step.tsx'

interface TemplatePickerProps {
  /** The page that lies open. */
  uid: string | null
  /** The template to begin at. */
  at: string | null
  onBegin: (seed: PageSeed) => void
  onNew: () => void
  onEdit: (uid: string) => void
  onDuplicate: (card: TemplateCard) => void
  onClose: () => void
}

/** Own templates first, hidden ones only when they are asked for; a search looks through their names, what they are for, and usual names. */
function useShownCards(query: string, isWithHidden: boolean) {
  const { cards, isReady } = useTemplateCards()
  const open = cards.filter((card) => isWithHidden || !card.isHidden)
  const shown = findBest(open, query, ({ title, also, about, group }) => ({
    title,
    also: `${also} ${about} ${group}`,
  }))
  return { shown, isReady, hiddenCount: cards.filter(({ isHidden }) => isHidden).length }
}

/** The templates: a list, and beside it what a page would begin with; on a phone one after the other. */
export function TemplatePicker({
  uid,
  at,
  onBegin,
  onNew,
  onEdit,
  onDuplicate,
  onClose,
}: TemplatePickerProps) {
  const [query, setQuery] = useState('')
  const [isWithHidden, setWithHidden] = useState(false)
  const [done, setDone] = useState<Undoable | null>(null)
  const [isLooking, setLooking] = useState(at !== null)
  const isNarrow = useMedia('(max-width: 767px)')
  const field = useRef<HTMLInputElement>(null)
  const { shown, isReady, hiddenCount } = useShownCards(query, isWithHidden)
  // The page that lies open is the page before a new one, and none before itself.
  const values = useTemplateValues(null)
  const valuesHere = useTemplateValues(uid)
  const [page] = useState(openPage)
  const canInsert = page.isOpen && page.hasWords

  const begin = (card: TemplateCard) => onBegin(seedFrom(card, values))
  const insert = (card: TemplateCard) => {
    onClose()
    requestAnimationFrame(() => insertOnPage(seedFrom(card, valuesHere)))
  }
  const combo = useCombo({
    items: shown,
    idOf: (card) => card.id,
    query: `${query} ${isWithHidden}`,
    startAt: at,
    onChoose: (card: TemplateCard, event: KeyboardEvent) =>
      event.shiftKey && canInsert ? insert(card) : begin(card),
  })
  const { chosen } = combo
  const isStep = isNarrow && isLooking && chosen !== undefined

  useEffect(() => {
    if (!isStep) field.current?.focus()
  }, [isStep])

  return (
    <NativeDialog
      shape="modal"
      label="Templates"
      onClose={onClose}
      className="overflow-hidden md:h-[min(640px,calc(100dvh-48px))] md:w-[min(940px,calc(100vw-48px))] max-md:mb-0 max-md:h-[92dvh] max-md:max-h-none max-md:w-screen max-md:animate-sheet-up max-md:rounded-b-none max-md:rounded-t-[22px]"
    >
      <div className="flex h-full min-h-0">
        {!isStep && (
          <div className="flex min-h-0 w-full flex-col md:w-93 md:border-r md:border-line">
            <div className="relative flex h-15 shrink-0 items-center border-b border-line pl-5 pr-3">
              <Search size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-muted" />
              <input
                {...combo.field}
                ref={field}
                aria-label="Find a template"
                placeholder="How would you like to begin?"
                autoComplete="off"
                spellCheck={false}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
                className="h-full w-full bg-transparent pl-3.5 font-serif text-lead outline-none placeholder:text-muted"
              />
              {isNarrow && (
                <Button variant="quiet" size="small" onClick={onClose}>
                  Close
                </Button>
              )}
            </div>
            {isReady ? (
              <TemplateList
                cards={shown}
                combo={combo}
                isSearch={query.trim() !== ''}
                onPress={(card) => {
                  combo.choose(card)
                  setLooking(true)
                }}
                onTwice={begin}
                onClear={() => {
                  setQuery('')
                  field.current?.focus()
                }}
              />
            ) : (
              <div className="grid flex-1 content-start gap-3 p-5" aria-busy="true">
                <Skeleton className="h-6 w-1/2" />
                <Skeleton className="h-6 w-2/3" />
                <Skeleton className="h-6 w-1/2" />
              </div>
            )}
            <TemplateListFoot
              onUndone={() => setDone(null)}
              onWithHidden={setWithHidden}
              {...{ done, hiddenCount, isWithHidden, onNew }}
            />
          </div>
        )}
        {chosen && (isStep || !isNarrow) && (
          <TemplateStep
            key={chosen.id}
            card={chosen}
            values={values}
            own={shown.filter(({ isOwn }) => isOwn)}
            isOnItsOwn={isStep}
            canInsert={canInsert}
            onBegin={() => begin(chosen)}
            onInsert={() => insert(chosen)}
            onBack={() => setLooking(false)}
            onDone={(what) => {
              setDone(what)
              setLooking(false)
            }}
            onEdit={() => onEdit(chosen.id)}
            onDuplicate={() => onDuplicate(chosen)}
          />
        )}
      </div>
    </NativeDialog>
  )
}

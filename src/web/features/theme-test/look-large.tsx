import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useId } from 'react'
import type { BorderRadius } from '#domain/theme/theme.ts'
import type { Look } from '#domain/theme/theme-tokens.ts'
import { NativeDialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { keyOf, nameOf } from './look-list.ts'
import { LookStage } from './look-stage.tsx'
import { PairList } from './pair-list.tsx'

const icon = { size: 22, strokeWidth: 1.6 }
/** Where the arrows already mean something. */
const ownsArrows = 'input, textarea, select, [role="tab"], [role="slider"]'

/** One look over the whole window, with the contrast of all its pairs; the arrows go to its neighbours. */
export function LookLarge({
  look,
  looks,
  corners,
  onGo,
  onClose,
}: {
  look: Look
  looks: readonly Look[]
  corners: BorderRadius
  onGo: (look: Look) => void
  onClose: () => void
}) {
  const id = useId()
  const at = looks.findIndex((one) => keyOf(one) === keyOf(look))
  const previous = looks.at(at - 1) ?? look
  const next = looks[(at + 1) % looks.length] ?? look
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest(ownsArrows)) return
      if (event.key === 'ArrowLeft') onGo(previous)
      if (event.key === 'ArrowRight') onGo(next)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [previous, next, onGo])

  return (
    <NativeDialog shape="full" labelledBy={id} onClose={onClose}>
      <div className="flex h-full flex-col">
        <header className="flex h-16 shrink-0 items-center gap-1 border-b border-line px-[22px] md:px-8">
          <h2
            id={id}
            aria-live="polite"
            className="mr-auto truncate pt-1 font-serif text-[21px] tracking-[-0.01em]"
          >
            {nameOf(look)}
          </h2>
          {looks.length > 1 && (
            <>
              <span className="type-label figures mr-3 text-muted max-md:hidden">
                {at + 1} of {looks.length}
              </span>
              <IconButton
                label="Previous look"
                hotkey="←"
                icon={<ChevronLeft {...icon} />}
                onClick={() => onGo(previous)}
              />
              <IconButton
                label="Next look"
                hotkey="→"
                icon={<ChevronRight {...icon} />}
                onClick={() => onGo(next)}
              />
            </>
          )}
          <IconButton label="Close" icon={<X {...icon} />} onClick={onClose} className="-mr-3" />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto lg:grid lg:grid-cols-[minmax(0,1fr)_364px]">
          <LookStage key={keyOf(look)} look={look} corners={corners} />
          <aside
            aria-label="Contrast"
            className="border-line bg-surface-1 px-[22px] py-7 max-lg:border-t lg:border-l lg:px-7"
          >
            <PairList look={look} />
          </aside>
        </div>
      </div>
    </NativeDialog>
  )
}

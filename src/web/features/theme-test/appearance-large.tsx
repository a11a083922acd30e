import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useId } from 'react'
import type { BorderRadius } from '#domain/theme/theme.ts'
import type { Appearance } from '#domain/theme/theme-tokens.ts'
import { NativeDialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { keyOf, nameOf } from './appearance-list.ts'
import { AppearanceStage } from './appearance-stage.tsx'
import { PairList } from './pair-list.tsx'

const icon = { size: 22, strokeWidth: 1.6 }
/** Where the arrows already mean something. */
const ownsArrows = 'input, textarea, select, [role="tab"], [role="slider"]'

/** One look over the whole window, with the contrast of all its pairs; the arrows go to its neighbours. */
export function AppearanceLarge({
  appearance,
  appearances,
  corners,
  onGo,
  onClose,
}: {
  appearance: Appearance
  appearances: readonly Appearance[]
  corners: BorderRadius
  onGo: (appearance: Appearance) => void
  onClose: () => void
}) {
  const id = useId()
  const at = appearances.findIndex((one) => keyOf(one) === keyOf(appearance))
  const previous = appearances.at(at - 1) ?? appearance
  const next = appearances[(at + 1) % appearances.length] ?? appearance
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
        <header className="flex h-16 shrink-0 items-center gap-1 border-b border-line px-5.5 md:px-8">
          <h2
            id={id}
            aria-live="polite"
            className="mr-auto truncate pt-1 font-serif text-write tracking-title"
          >
            {nameOf(appearance)}
          </h2>
          {appearances.length > 1 && (
            <>
              <span className="type-label figures mr-3 text-muted max-md:hidden">
                {at + 1} of {appearances.length}
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
          <AppearanceStage key={keyOf(appearance)} appearance={appearance} corners={corners} />
          <aside
            aria-label="Contrast"
            className="border-line bg-surface-1 px-5.5 py-7 max-lg:border-t lg:border-l lg:px-7"
          >
            <PairList appearance={appearance} />
          </aside>
        </div>
      </div>
    </NativeDialog>
  )
}

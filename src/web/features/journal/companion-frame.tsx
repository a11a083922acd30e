import { ChevronDown } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { Suggestion } from '#domain/journal/reading/suggestions.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useKeptRef } from '#web/lib/device/use-kept-ref.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useReadPage } from './insights/insights-panel-highlight.ts'
import type { Panes } from './use-panes.ts'

const InsightsPanel = lateComponent(async () => (await import('./insights/insights-panel.tsx')).InsightsPanel)
const RelatedEntriesPane = lateComponent(
  async () => (await import('./search/related-entries-pane.tsx')).RelatedEntriesPane,
)

/** What lies over the frame and has an Escape of its own. */
const overFrame = 'dialog[open], [role="menu"], [role="listbox"]'

const places: Record<Panes, string> = {
  three: 'relative w-98 shrink-0 border-l border-line',
  two: 'absolute bottom-0 right-0 top-16 w-98 animate-sheet-right border-l border-t border-line shadow-float',
  one: 'absolute inset-0 z-10 animate-sheet-up',
}

interface CompanionFrameProps {
  panes: Panes
  /** The page that it stands beside. */
  uid: string
  onClose: () => void
  onOpenQuote: (uid: string, quote: string) => void
  onFollow: (suggestion: Suggestion) => void
  /** What stands over the margin of a page that is read. */
  care: ReactNode
  children: ReactNode
}

type Side = 'companion' | 'near' | 'margin'
interface SideName {
  readonly side: Side
  readonly name: string
}
const sides: readonly SideName[] = [
  { side: 'companion', name: 'Companion' },
  { side: 'near', name: 'Near this page' },
]
/** A page that is read has a margin. */
const sidesOfRead: readonly SideName[] = [...sides, { side: 'margin', name: 'In the margin' }]

/** What stands beside the page, or over it: the companion, or what else was written near it. The talk goes on while it is not shown. */
export function CompanionFrame({
  panes,
  uid,
  onClose,
  onOpenQuote,
  onFollow,
  care,
  children,
}: CompanionFrameProps) {
  const isPhone = panes === 'one'
  // On a phone the margin stands under the page, where its sentences are.
  const isRead = useReadPage() === uid && !isPhone
  const [side, setSide] = useSide(isRead)
  const id = useId()
  const self = useRef<HTMLElement>(null)
  useEscape(self, onClose)
  return (
    <aside
      ref={self}
      data-around
      data-beside-page={!isPhone}
      data-lies-over={panes !== 'three'}
      aria-label="Companion"
      className={classNames('flex min-h-0 flex-col bg-surface-0', places[panes])}
    >
      {isPhone && (
        <IconButton
          label="Back to the page"
          icon={<ChevronDown size={24} strokeWidth={1.6} aria-hidden="true" />}
          onClick={onClose}
          className="absolute left-2 top-2.5 z-20"
        />
      )}
      <SideTabs
        id={id}
        all={isRead ? sidesOfRead : sides}
        side={side}
        onSide={setSide}
        className={isPhone ? 'left-14' : 'left-7'}
      />
      <div
        id={`${id}-companion-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-companion`}
        hidden={side !== 'companion'}
        className="min-h-0 flex-1"
      >
        {children}
      </div>
      {side === 'margin' && (
        <div
          id={`${id}-margin-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-margin`}
          className="mt-16 min-h-0 flex-1 overflow-y-auto overscroll-contain [scrollbar-width:thin]"
        >
          <div className="px-7">{care}</div>
          <Suspense fallback={null}>
            <InsightsPanel key={uid} {...{ uid, onFollow }} className="px-7" />
          </Suspense>
        </div>
      )}
      {side === 'near' && (
        <div
          id={`${id}-near-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-near`}
          className="min-h-0 flex-1"
        >
          <Suspense fallback={null}>
            <RelatedEntriesPane key={uid} uid={uid} isPhone={isPhone} onOpen={onOpenQuote} />
          </Suspense>
        </div>
      )}
    </aside>
  )
}

/** What shows the companion again, in the bar of the page or at its edge. */
const opener = '[data-shows-companion]'

/** Escape in the frame, or where nothing has the focus, closes it, and the focus goes to what shows it again. What was typed is kept. */
function useEscape(frame: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useKeptRef(onClose)
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const { key, target, defaultPrevented } = event
      if (key !== 'Escape' || defaultPrevented || document.querySelector(overFrame)) return
      const isHere = target instanceof Node && frame.current?.contains(target)
      const liesOver = frame.current?.dataset.liesOver === 'true'
      if (!isHere && !(liesOver && target === document.body)) return
      event.preventDefault()
      close.current()
      requestAnimationFrame(() => document.querySelector<HTMLElement>(opener)?.focus())
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [frame, close])
}

/** Turning to the read face turns to the margin, turning back to the companion; in between the person chooses. */
function useSide(isRead: boolean) {
  const [side, setSide] = useState<Side>(isRead ? 'margin' : 'companion')
  const [wasRead, setWasRead] = useState(isRead)
  if (wasRead !== isRead) {
    setWasRead(isRead)
    if (isRead) setSide('margin')
    else if (side === 'margin') setSide('companion')
  }
  return [side, setSide] as const
}

interface SideTabsProps {
  id: string
  all: readonly SideName[]
  side: Side
  onSide: (side: Side) => void
  className: string
}

/** Over the head of whatever is shown, in its own line. */
function SideTabs({ id, all, side, onSide, className }: SideTabsProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const at = all.findIndex((one) => one.side === side) + (event.key === 'ArrowRight' ? 1 : -1)
    const other = all[(at + all.length) % all.length]?.side ?? 'companion'
    onSide(other)
    document.getElementById(`${id}-${other}`)?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label="Beside the page"
      onKeyDown={onKeyDown}
      // Three leave room for the companion's menu at the right.
      className={classNames(
        'absolute top-0 z-10 flex h-16 items-center',
        all.length > 2 ? 'gap-3' : 'gap-5',
        className,
      )}
    >
      {all.map((one) => (
        <button
          key={one.side}
          id={`${id}-${one.side}`}
          type="button"
          role="tab"
          aria-selected={one.side === side}
          aria-controls={one.side === side ? `${id}-${one.side}-panel` : undefined}
          tabIndex={one.side === side ? 0 : -1}
          onClick={() => onSide(one.side)}
          className="inline-flex min-h-11 items-center text-ui text-muted hover:text-text aria-selected:font-semibold aria-selected:text-text"
        >
          {one.name}
        </button>
      ))}
    </div>
  )
}

/** Whether the companion lies over the page; another page, or words to show on it, put it away. */
export function useIsOver(page: string): [boolean, (isOver: boolean) => void] {
  const [isOver, setIsOver] = useState(false)
  const [shown, setShown] = useState(page)
  if (shown !== page) {
    setShown(page)
    setIsOver(false)
  }
  return [isOver, setIsOver]
}

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { CardGroup } from '#domain/dashboard/card-order.ts'
import type { DashboardCard } from '#domain/dashboard/dashboard-layout.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface ArrangeRowProps {
  card: DashboardCard
  name: string
  group: CardGroup
  isFirst: boolean
  isLast: boolean
  isDragged: boolean
  isShown: boolean
  onShow: (isShown: boolean) => void
  /** -1: further up, 1: further down. */
  onStep: (step: -1 | 1) => void
  /** To the other column. */
  onSend: () => void
}

/** One card where cards are arranged. */
export function ArrangeRow(props: ArrangeRowProps) {
  const { card, name, group, isFirst, isLast, isDragged, isShown, onShow, onStep, onSend } = props
  const Send = group === 'main' ? ArrowRight : ArrowLeft
  function onKeyDown(event: KeyboardEvent) {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    const isSent = event.key === (group === 'main' ? 'ArrowRight' : group === 'side' ? 'ArrowLeft' : '')
    if (step === undefined && !isSent) return
    event.preventDefault()
    if (step) onStep(step)
    else onSend()
  }
  return (
    <li
      data-row={card}
      className={classNames(
        'flex min-h-13 items-center gap-1 border-line border-b last:border-0',
        isDragged && 'bg-surface-2',
      )}
    >
      <button
        type="button"
        data-grip={card}
        aria-label={`Move ${name} with the arrow keys`}
        onKeyDown={onKeyDown}
        className="-ml-3 flex size-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-muted hover:text-text"
      >
        <GripVertical size={17} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <Toggle label={name} isOn={isShown} onChange={onShow} className="min-w-0 flex-1" />
      <IconButton
        label={`${name} further up`}
        icon={<ArrowUp size={17} strokeWidth={1.6} />}
        disabled={isFirst}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={`${name} further down`}
        icon={<ArrowDown size={17} strokeWidth={1.6} />}
        disabled={isLast}
        onClick={() => onStep(1)}
      />
      {group !== 'all' && (
        <IconButton
          label={group === 'main' ? `${name} beside the page` : `${name} onto the page`}
          icon={<Send size={17} strokeWidth={1.6} />}
          onClick={onSend}
        />
      )}
    </li>
  )
}

import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { CardGroup } from '#domain/dashboard/card-order.ts'
import type { DashboardCard } from '#domain/dashboard/dashboard-layout.ts'
import { Grip, StepButtons } from '#web/lib/order/order-handles.tsx'
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
    if (event.key !== { main: 'ArrowRight', side: 'ArrowLeft', all: '' }[group]) return
    event.preventDefault()
    onSend()
  }
  return (
    <li
      data-row={card}
      className={classNames(
        'flex min-h-13 items-center gap-1 border-line border-b last:border-0',
        isDragged && 'bg-surface-2',
      )}
    >
      <Grip id={card} {...{ name, onStep, onKeyDown }} />
      <Toggle label={name} isOn={isShown} onChange={onShow} className="min-w-0 flex-1" />
      <StepButtons {...{ name, isFirst, isLast, onStep }} />
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

import { ChevronLeft, ChevronRight, GripVertical } from 'lucide-react'
import type { VisualizationType } from '#domain/goals/goal-choices.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { useDragList } from '../parts/drag-list.ts'

interface ArrangeButtonsProps {
  type: VisualizationType
  question: string
  list: ReturnType<typeof useDragList<VisualizationType>>
}

/** A handle to drag a drawing by, and two buttons for whoever would rather press. */
export function ArrangeButtons({ type, question, list }: ArrangeButtonsProps) {
  return (
    <>
      <IconButton
        label={`Move “${question}”: drag, or use the arrow keys`}
        {...list.handleParts(type)}
        className="cursor-grab"
        icon={<GripVertical size={16} strokeWidth={1.7} aria-hidden="true" />}
      />
      <IconButton
        label="Earlier"
        disabled={!list.canMove(type, -1)}
        onClick={() => list.move(type, -1)}
        icon={<ChevronLeft size={18} strokeWidth={1.7} aria-hidden="true" />}
      />
      <IconButton
        label="Later"
        disabled={!list.canMove(type, 1)}
        onClick={() => list.move(type, 1)}
        icon={<ChevronRight size={18} strokeWidth={1.7} aria-hidden="true" />}
      />
    </>
  )
}

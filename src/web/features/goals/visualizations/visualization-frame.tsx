import type { ReactNode } from 'react'
import { Figure } from '#web/ui/charts/figure.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { DrawnVisualization } from './drawings/drawing-options.ts'

interface VisualizationFrameProps {
  visualization: DrawnVisualization
  fileName: string
  /** lead: one that stands alone. */
  size?: 'lead' | 'side'
  /** 0 to 1: how strong the ground behind it is. */
  opacity?: number
  /** It is drawn from left to right as it appears. */
  appearsDrawn?: boolean
  /** Its numbers stand in place of the drawing. */
  isTable?: boolean
  corner?: ReactNode
  actions?: ReactNode
}

/** A way to look at a goal under its question and its answer; with too little to draw, the answer says what is missing. */
export function VisualizationFrame({
  visualization,
  fileName,
  size = 'side',
  opacity = 0,
  appearsDrawn = false,
  isTable = false,
  corner,
  actions,
}: VisualizationFrameProps) {
  const { visual, drawing } = visualization
  return (
    <div className="relative min-w-0 rounded-card" style={opacity > 0 ? { padding: 16 } : undefined}>
      {opacity > 0 && (
        <span aria-hidden="true" className="absolute inset-0 rounded-card bg-surface-2" style={{ opacity }} />
      )}
      <Figure
        {...{ size, corner, actions, fileName }}
        level={2}
        className="relative"
        question={visual.question}
        answer={visual.answer}
        finding={visual.isDrawn ? visual.finding : null}
        table={visual.table}
        isTableOnly={isTable}
      >
        {visual.isDrawn ? (
          <div className={classNames('-m-1.5 overflow-x-auto p-1.5', appearsDrawn && 'animate-drawn')}>
            {drawing}
          </div>
        ) : (
          <NothingToDraw />
        )}
      </Figure>
    </div>
  )
}

function NothingToDraw() {
  return (
    <div className="flex h-29 items-center justify-center rounded-control border border-line border-dashed">
      <span className="font-serif text-small text-muted italic">not enough yet</span>
    </div>
  )
}

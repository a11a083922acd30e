import { ChevronDown, ChevronUp } from 'lucide-react'
import type { DataOf } from '#domain/entity/entity.ts'
import { dated } from '#domain/goals/engine/days.ts'
import type { goalVisualizations } from '#domain/goals/records/goal-visualization.ts'
import type { Day } from '#domain/time/day.ts'
import { Button } from '#web/ui/button.tsx'
import { Slider } from '#web/ui/fields/slider.tsx'

type Own = DataOf<typeof goalVisualizations>

interface VisualizationMoreProps {
  own: Own | undefined
  /** What the drawing answers now. */
  answer: string
  today: Day
  isFirst: boolean
  isLast: boolean
  onChange: (changes: Partial<Own>) => void
  onMove: (by: -1 | 1) => void
  onFirst: () => void
}

/** What else can be said of one drawing: its place, its ground, and answers that are worth keeping. */
export function VisualizationMore(props: VisualizationMoreProps) {
  const { own, answer, today, isFirst, isLast, onChange, onMove, onFirst } = props
  return (
    <div className="mt-3 grid gap-3 border-line border-t pt-4">
      <p className="type-label figures text-muted">
        Looked at {own?.viewCount ?? 0} {own?.viewCount === 1 ? 'time' : 'times'}
        {own?.lastViewed && `, last on ${dated(own.lastViewed.slice(0, 10), today)}`}
      </p>
      <Slider
        label="Background"
        min={0}
        max={100}
        step={5}
        value={Math.round((own?.customization.backgroundOpacity ?? 0) * 100)}
        wordFor={(value) => (value === 0 ? 'none' : `${value} %`)}
        onChange={(value) =>
          onChange({ customization: { ...own?.customization, backgroundOpacity: value / 100 } })
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="small" disabled={isFirst} onClick={onFirst}>
          {isFirst ? 'It is shown first' : 'Show this first'}
        </Button>
        <Button variant="outline" size="small" disabled={isFirst} onClick={() => onMove(-1)}>
          <ChevronUp size={16} strokeWidth={1.7} aria-hidden="true" />
          Earlier
        </Button>
        <Button variant="outline" size="small" disabled={isLast} onClick={() => onMove(1)}>
          <ChevronDown size={16} strokeWidth={1.7} aria-hidden="true" />
          Later
        </Button>
        <Button
          variant="outline"
          size="small"
          onClick={() => onChange({ insights: [...(own?.insights ?? []), { on: today, words: answer }] })}
        >
          Keep this answer
        </Button>
      </div>
      {own?.insights.map(({ on, words }) => (
        <p key={on + words} className="type-label text-text-2">
          <span className="figures text-muted">{dated(on, today)}</span> {words}
        </p>
      ))}
    </div>
  )
}

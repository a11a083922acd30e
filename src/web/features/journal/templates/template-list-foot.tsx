import { Button } from '#web/ui/button.tsx'
import type { Undoable } from './template-actions.ts'

interface TemplateListFootProps {
  done: Undoable | null
  onUndone: () => void
  hiddenCount: number
  isWithHidden: boolean
  onWithHidden: (isWithHidden: boolean) => void
  onNew: () => void
}

/** Under the list: what was done last with its way back, a new template, and the hidden ones. */
export function TemplateListFoot(props: TemplateListFootProps) {
  const { done, onUndone, hiddenCount, isWithHidden, onWithHidden, onNew } = props
  return (
    <div className="shrink-0 border-t border-line px-2.5">
      <div role="status">
        {done && (
          <p className="type-secondary flex min-h-12 items-center justify-between gap-2 border-b border-line pl-3 text-text-2">
            {done.words}
            <Button
              variant="quiet"
              size="small"
              className="text-ink"
              onClick={() => {
                done.undo()
                onUndone()
              }}
            >
              Undo
            </Button>
          </p>
        )}
      </div>
      <div className="flex min-h-12 items-center justify-between gap-2">
        <Button variant="quiet" size="small" onClick={onNew}>
          New template
        </Button>
        {hiddenCount > 0 && (
          <Button
            variant="quiet"
            size="small"
            aria-pressed={isWithHidden}
            onClick={() => onWithHidden(!isWithHidden)}
          >
            {isWithHidden ? 'Without hidden ones' : `${hiddenCount} hidden`}
          </Button>
        )}
      </div>
    </div>
  )
}

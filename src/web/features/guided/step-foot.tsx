import type { GuidedStep } from '#domain/guided/guided-method.ts'
import { Button } from '#web/ui/button.tsx'

interface StepFootProps {
  next: GuidedStep | undefined
  onBack: (() => void) | undefined
  onNext: () => void
  canEnd: boolean
  isEnding: boolean
}

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** Where the conversation goes from here. A step may stay empty. */
export function StepFoot({ next, onBack, onNext, canEnd, isEnding }: StepFootProps) {
  return (
    <div className="shrink-0 border-t border-line bg-surface-0 px-5.5 py-4 lg:px-12 lg:py-5">
      <div className="flex items-center justify-end gap-3 lg:gap-5">
        {onBack && (
          <Button variant="quiet" className="mr-auto -ml-4" onClick={onBack}>
            Back
          </Button>
        )}
        <span className="type-label text-muted max-sm:hidden">kept as you type</span>
        {next ? (
          <Button onClick={onNext}>On to {lowerFirst(next.name)}</Button>
        ) : (
          <Button onClick={onNext} isPending={isEnding} disabled={!canEnd}>
            {canEnd ? 'Make it a page' : 'Nothing is written yet'}
          </Button>
        )}
      </div>
    </div>
  )
}

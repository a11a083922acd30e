import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import type { VisualizationType } from '#domain/goals/goal-choices.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { chooseDrawing } from '#worker/goals/goals.calls.ts'
import type { GoalData } from '../use-goals.ts'
import type { OpenTarget } from './drawings/graph-list.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { ChangedSince } from './goal-visualizations.tsx'
import { useGoalDrawings } from './use-goal-drawings.ts'
import { VisualizationFrame } from './visualization-frame.tsx'
import { VisualizationSettings } from './visualization-settings.tsx'

interface OneVisualizationProps {
  goal: GoalFact
  data: GoalData
  type: VisualizationType
  /** To all nine. */
  onBack: () => void
  onLook: (type: VisualizationType) => void
  onOpen: (target: OpenTarget) => void
}

/** One way to look at a goal, large, with everything that can be chosen for it. Opening it counts as having looked at it. */
export function OneVisualization({ goal, data, type, onBack, onLook, onOpen }: OneVisualizationProps) {
  const drawings = useGoalDrawings(goal, data)
  const { types, preferences, byType, change, colours, isReady, drawn } = drawings
  const vault = useVaultCalls()
  useEffect(() => {
    // Only a figure is lost when it cannot be counted.
    void vault.run(chooseDrawing, { goalId: goal.id, type, isViewed: true }).catch(() => undefined)
  }, [vault, goal.id, type])
  const own = byType.get(type)
  const visualization = drawn(type, { onOpen, density: own?.settings.density ?? 'detailed' })
  const at = types.indexOf(type)
  const [before, after] = [types.at(at - 1), types[(at + 1) % types.length]]
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <Button variant="quiet" size="small" className="-ml-3" onClick={onBack}>
          <ChevronLeft size={16} strokeWidth={1.7} aria-hidden="true" />
          Nine ways to look at it
        </Button>
        <nav aria-label="The nine" className="-mr-2.5 flex items-center">
          <span className="type-label figures text-muted">
            {at + 1} of {types.length}
          </span>
          <IconButton
            label="The one before"
            icon={<ChevronLeft size={18} strokeWidth={1.7} aria-hidden="true" />}
            onClick={() => before && onLook(before)}
          />
          <IconButton
            label="The next one"
            icon={<ChevronRight size={18} strokeWidth={1.7} aria-hidden="true" />}
            onClick={() => after && onLook(after)}
          />
        </nav>
      </header>
      <h1 className="sr-only">
        {goal.title}: {visualization.visual.question}
      </h1>
      <ChangedSince {...drawings} />
      {isReady && (
        <div className="mt-4 grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div {...colours} className="min-w-0">
            <VisualizationFrame
              key={type}
              size="lead"
              visualization={visualization}
              fileName={`${type}-${data.today}`}
              opacity={own?.customization.backgroundOpacity ?? 0}
              appearsDrawn={preferences.animationsEnabled}
              corner={
                <FavouriteButton
                  isOn={own?.isFavorite ?? false}
                  onPress={() => void change(type, { isFavorite: !own?.isFavorite })}
                />
              }
            />
          </div>
          <VisualizationSettings
            key={type}
            {...{ type, drawings }}
            visual={visualization.visual}
            today={data.today}
          />
        </div>
      )}
    </>
  )
}

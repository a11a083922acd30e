import { ChevronLeft, Star } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import type { VisualizationType } from '#domain/goals/goal-choices.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { viewDrawing } from '#worker/goals/goals.calls.ts'
import { useGoalWorld } from '../use-goal-world.ts'
import type { GoalData } from '../use-goals.ts'
import { drawnVisualizationOf } from './drawn-visualization.tsx'
import { useDrawingColours } from './use-drawing-colours.ts'
import { useHeld } from './use-held.ts'
import {
  choicesFor,
  movedType,
  orderedTypes,
  useGoalVisualizations,
  useVisualizationPreferences,
} from './use-visualizations.ts'
import { VisualizationChoices } from './visualization-choices.tsx'
import { VisualizationFrame } from './visualization-frame.tsx'
import { VisualizationMore } from './visualization-more.tsx'

interface GoalVisualizationsProps {
  goal: GoalFact
  data: GoalData
  onBack: () => void
}

/** Nine ways to look at a goal. */
export function GoalVisualizations({ goal, data, onBack }: GoalVisualizationsProps) {
  const latest = useGoalWorld(goal, data)
  const { preferences, choose, isReady } = useVisualizationPreferences()
  const { byType, change } = useGoalVisualizations(goal.id)
  const vault = useVaultCalls()
  const { defaultView, dashboardLayout, autoRefresh, animationsEnabled } = preferences
  const {
    value: world,
    isBehind,
    catchUp,
  } = useHeld(latest.world, { follows: autoRefresh, isReady: latest.isReady && isReady })
  const colours = useDrawingColours(preferences.colorTheme)
  const [open, setOpen] = useState<VisualizationType | null>(null)
  useEffect(() => {
    void vault.run(viewDrawing, { goalId: goal.id, type: defaultView }).catch(() => undefined)
  }, [vault, goal.id, defaultView])
  const types =
    dashboardLayout.length > 0
      ? orderedTypes(dashboardLayout, () => false)
      : orderedTypes([defaultView], (type) => byType.get(type)?.isFavorite === true)
  const layOut = (order: VisualizationType[]) =>
    void choose({ dashboardLayout: order, defaultView: order[0] ?? defaultView })
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <Button variant="quiet" size="small" className="-ml-3" onClick={onBack}>
            <ChevronLeft size={16} strokeWidth={1.7} aria-hidden="true" />
            {goal.title}
          </Button>
          <h1 className="type-screen-title">Nine ways to look at it</h1>
        </div>
        {isReady && (
          <VisualizationChoices choices={preferences} onChoose={(changes) => void choose(changes)} />
        )}
      </header>
      {isBehind && (
        <p
          role="status"
          className="type-secondary mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-text-2"
        >
          Something changed since these were drawn.
          <Button variant="outline" size="small" onClick={catchUp}>
            Draw them again
          </Button>
        </p>
      )}
      <div {...colours} className="mt-9 grid gap-x-12 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
        {types.map((type) => {
          const own = byType.get(type)
          const visualization = drawnVisualizationOf(type, world, choicesFor(preferences, own))
          const isOpen = open === type
          return (
            <section key={type} aria-label={visualization.visual.question}>
              <VisualizationFrame
                visualization={visualization}
                fileName={`${type}-${data.today}`}
                opacity={own?.customization.backgroundOpacity ?? 0}
                appearsDrawn={animationsEnabled}
                actions={
                  <>
                    <Button
                      variant="quiet"
                      size="small"
                      className="-ml-3"
                      aria-pressed={own?.isFavorite ?? false}
                      onClick={() => void change(type, { isFavorite: !own?.isFavorite })}
                    >
                      <Star
                        size={16}
                        strokeWidth={1.7}
                        aria-hidden="true"
                        className={own?.isFavorite ? 'fill-ink text-ink' : 'text-muted'}
                      />
                      Favourite
                    </Button>
                    <Button
                      variant="quiet"
                      size="small"
                      className="-ml-3"
                      aria-expanded={isOpen}
                      onClick={() => {
                        setOpen(isOpen ? null : type)
                        if (!isOpen)
                          void vault.run(viewDrawing, { goalId: goal.id, type }).catch(() => undefined)
                      }}
                    >
                      {isOpen ? 'Less' : 'More'}
                    </Button>
                  </>
                }
              />
              {isOpen && (
                <VisualizationMore
                  {...{ own }}
                  answer={visualization.visual.answer}
                  today={data.today}
                  isFirst={type === types[0]}
                  isLast={type === types.at(-1)}
                  onChange={(changes) => void change(type, changes)}
                  onMove={(by) => layOut(movedType(types, type, by))}
                  onFirst={() => layOut([type, ...types.filter((one) => one !== type)])}
                />
              )}
            </section>
          )
        })}
      </div>
    </>
  )
}

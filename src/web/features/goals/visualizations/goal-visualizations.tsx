import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import type { VisualizationType } from '#domain/goals/goal-choices.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useDragList } from '../parts/drag-list.ts'
import type { GoalData } from '../use-goals.ts'
import { ArrangeButtons } from './arrange-buttons.tsx'
import type { OpenTarget } from './drawings/graph-list.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { LookCloser } from './look-closer.tsx'
import { type GoalDrawings, useGoalDrawings } from './use-goal-drawings.ts'
import { VisualizationChoices } from './visualization-choices.tsx'
import { VisualizationFrame } from './visualization-frame.tsx'

interface GoalVisualizationsProps {
  goal: GoalFact
  data: GoalData
  onBack: () => void
  /** Looks at one of them alone. */
  onLook: (type: VisualizationType) => void
  onOpen: (target: OpenTarget) => void
}

/** Nine ways to look at a goal. */
export function GoalVisualizations({ goal, data, onBack, onLook, onOpen }: GoalVisualizationsProps) {
  const drawings = useGoalDrawings(goal, data)
  const { types, preferences, choose, byType, change, colours, isReady, drawn } = drawings
  const [isTables, setTables] = useState(false)
  const [isArranging, setArranging] = useState(false)
  const list = useDragList(types, (order) => void drawings.layOut(order))
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
          <VisualizationChoices
            choices={preferences}
            {...{ isTables, isArranging }}
            onTables={setTables}
            onArranging={setArranging}
            onChoose={(changes) => void choose(changes)}
          />
        )}
      </header>
      <ChangedSince {...drawings} />
      {isArranging && (
        <p className="type-secondary mt-6 text-text-2">
          Drag them by their handles, or move them one place earlier or later. The order holds for all goals,
          and the first one is also shown on each goal’s page.
        </p>
      )}
      {isReady && (
        <div {...colours} className="mt-9 grid gap-x-12 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
          {types.map((type) => {
            const own = byType.get(type)
            const visualization = drawn(type, { onOpen })
            return (
              <section
                key={type}
                aria-label={visualization.visual.question}
                {...(isArranging && list.rowParts(type))}
                className={classNames(
                  'min-w-0 rounded-card',
                  list.over === type && list.dragged !== type && 'bg-wash',
                  list.dragged === type && 'opacity-50',
                )}
              >
                <VisualizationFrame
                  visualization={visualization}
                  fileName={`${type}-${data.today}`}
                  opacity={own?.customization.backgroundOpacity ?? 0}
                  appearsDrawn={preferences.animationsEnabled}
                  isTable={isTables}
                  corner={
                    isArranging ? (
                      <ArrangeButtons {...{ type, list }} question={visualization.visual.question} />
                    ) : (
                      <>
                        <FavouriteButton
                          isOn={own?.isFavorite ?? false}
                          onPress={() => void change(type, { isFavorite: !own?.isFavorite })}
                        />
                        <LookCloser onPress={() => onLook(type)} />
                      </>
                    )
                  }
                />
              </section>
            )
          })}
        </div>
      )}
    </>
  )
}

/** Says that what is shown is older than what is known, where it does not follow by itself. */
export const ChangedSince = ({ isBehind, catchUp }: Pick<GoalDrawings, 'isBehind' | 'catchUp'>) =>
  isBehind && (
    <p role="status" className="type-secondary mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-text-2">
      Something changed since these were drawn.
      <Button variant="outline" size="small" onClick={catchUp}>
        Draw them again
      </Button>
    </p>
  )

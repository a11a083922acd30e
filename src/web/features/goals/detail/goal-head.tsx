import { Ellipsis, ImagePlus, Pause, Pencil, Play, RotateCcw, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { CompleteModal, PauseModal } from '../parts/reason-modals.tsx'
import { type GoalData, useGoalMoves } from '../use-goals.ts'
import { useEditedGoal } from './use-edited-goal.ts'

const EditGoalSheet = lateComponent(
  async () => (await import('./edit-goal-sheet.tsx')).EditGoalSheet,
  'asked for',
)

interface GoalHeadProps {
  goal: GoalFact
  data: GoalData
  onBack: () => void
  /** Asks for a picture; null: it has one. */
  onPicture: (() => void) | null
}

/** The title of a goal, and what can be done with the whole of it. */
export function GoalHead({ goal, data, onBack, onPicture }: GoalHeadProps) {
  const moves = useGoalMoves()
  const [asked, setAsked] = useState<'pause' | 'complete' | null>(null)
  const edited = useEditedGoal(goal)
  const close = () => setAsked(null)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="type-screen-title [overflow-wrap:anywhere]">{goal.title}</h1>
        <div className="-mr-3 flex items-center max-sm:-ml-3">
          <StatusAction
            goal={goal}
            onPause={() => setAsked('pause')}
            onGo={() => void moves.move(goal, 'in_progress')}
          />
          {goal.status !== 'completed' && (
            <Button variant="outline" size="small" className="mx-2" onClick={() => setAsked('complete')}>
              Mark as done
            </Button>
          )}
          <GoalMenu {...{ goal, onBack, onPicture }} onEdit={edited.open} />
        </div>
      </div>
      {edited.hasChanges && !edited.isOpen && (
        <p className="type-secondary mt-1 text-text-2">
          You have changes that are not saved yet.{' '}
          <button type="button" className="text-link" onClick={edited.open}>
            Go on with them
          </button>
        </p>
      )}
      {asked === 'pause' && <PauseModal {...{ goal, moves }} onClose={close} />}
      {asked === 'complete' && <CompleteModal {...{ goal, moves }} onClose={close} />}
      {edited.isOpen && (
        <Suspense fallback={null}>
          <EditGoalSheet key={edited.round} goals={data.goals} {...{ goal, edited }} />
        </Suspense>
      )}
    </>
  )
}

type GoalMenuProps = Pick<GoalHeadProps, 'goal' | 'onBack' | 'onPicture'> & { onEdit: () => void }

function GoalMenu({ goal, onBack, onPicture, onEdit }: GoalMenuProps) {
  const moves = useGoalMoves()
  const remove = async () => {
    onBack()
    await moves.remove(goal)
  }
  return (
    <Menu
      label="More about this goal"
      align="end"
      trigger={<IconButton label="More" icon={<Ellipsis size={20} strokeWidth={1.6} />} />}
    >
      <MenuItem icon={<Pencil size={18} strokeWidth={1.6} />} onSelect={onEdit}>
        Edit
      </MenuItem>
      {onPicture && (
        <MenuItem icon={<ImagePlus size={18} strokeWidth={1.6} />} onSelect={onPicture}>
          Add a picture
        </MenuItem>
      )}
      {goal.status !== 'not_started' && (
        <MenuItem
          icon={<RotateCcw size={18} strokeWidth={1.6} />}
          onSelect={() => void moves.move(goal, 'not_started')}
        >
          Back to not started
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 size={18} strokeWidth={1.6} />} onSelect={() => void remove()}>
        Delete
      </MenuItem>
    </Menu>
  )
}

const goWords = { not_started: 'Start', paused: 'Resume', completed: 'Reopen' } as const

function StatusAction({ goal, onPause, onGo }: { goal: GoalFact; onPause: () => void; onGo: () => void }) {
  const isGoing = goal.status === 'in_progress'
  const Icon = isGoing ? Pause : Play
  const words = goal.status === 'in_progress' ? 'Pause, with a reason' : goWords[goal.status]
  return (
    <Button variant="quiet" size="small" onClick={isGoing ? onPause : onGo}>
      <Icon size={16} strokeWidth={1.7} aria-hidden="true" />
      {words}
    </Button>
  )
}

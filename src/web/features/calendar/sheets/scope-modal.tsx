import { type EditScope, editScopes } from '#domain/calendar/recurrence/series-edit.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'

const words: Readonly<Record<EditScope, string>> = {
  this: 'Only this one',
  following: 'This one and those that follow',
  all: 'All of them',
}

/** Which occurrences of a series are meant. */
export function ScopeModal({
  title,
  onChoose,
  onClose,
}: {
  title: string
  onChoose: (scope: EditScope) => void
  onClose: () => void
}) {
  return (
    <Modal title={title} onClose={onClose}>
      <p className="type-secondary text-text-2">It comes again and again. Which do you mean?</p>
      <div className="mt-5 grid gap-2.5">
        {editScopes.map((scope) => (
          <Button
            key={scope}
            variant={scope === 'this' ? 'primary' : 'outline'}
            onClick={() => onChoose(scope)}
          >
            {words[scope]}
          </Button>
        ))}
      </div>
    </Modal>
  )
}

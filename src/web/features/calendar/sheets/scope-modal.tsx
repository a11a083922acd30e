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
  isOfSeries,
  onChoose,
  onClose,
}: {
  title: string
  /** It is about how often it comes, which one alone does not. */
  isOfSeries: boolean
  onChoose: (scope: EditScope) => void
  onClose: () => void
}) {
  const scopes = editScopes.filter((scope) => !isOfSeries || scope !== 'this')
  return (
    <Modal title={title} onClose={onClose}>
      <p className="type-secondary text-text-2">
        {isOfSeries
          ? 'How often it comes cannot change for one day alone. Which do you mean?'
          : 'It comes again and again. Which do you mean?'}
      </p>
      <div className="mt-5 grid gap-2.5">
        {scopes.map((scope, at) => (
          <Button key={scope} variant={at === 0 ? 'primary' : 'outline'} onClick={() => onChoose(scope)}>
            {words[scope]}
          </Button>
        ))}
      </div>
    </Modal>
  )
}

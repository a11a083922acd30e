import { classNames } from '#web/ui/class-names.ts'

/** The ring of a choice of which one is true. */
export function RadioIcon({ isChosen }: { isChosen: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'mt-0.5 size-5 rounded-full',
        isChosen ? 'border-[6px] border-ink' : 'border-[1.5px] border-line-strong',
      )}
    />
  )
}

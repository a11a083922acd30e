import { type FormEventHandler, type ReactNode, type RefObject, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'

/** What went wrong with a form as a whole. */
export function FormTrouble({ message }: { message: string | undefined }) {
  return (
    message && (
      <p role="alert" className="text-label leading-ui text-danger">
        {message}
      </p>
    )
  )
}

export interface FormSheetProps {
  title: string
  /** What it is about, over the fields. */
  what: ReactNode
  /** The words of the button that does it; the title where there are none. */
  action?: string
  isDangerous?: boolean
  isOff?: boolean
  isPending: boolean
  /** What went wrong as a whole. */
  trouble: string | undefined
  returnFocus: RefObject<HTMLElement | null>
  onSubmit: FormEventHandler
  onClose: () => void
  children: ReactNode
}

/** A sheet with one form, and at its foot the button that sends it. */
export function FormSheet({
  title,
  what,
  action = title,
  isDangerous = false,
  isOff = false,
  isPending,
  trouble,
  returnFocus,
  onSubmit,
  onClose,
  children,
}: FormSheetProps) {
  const id = useId()
  return (
    <Sheet
      title={title}
      onClose={onClose}
      returnFocus={returnFocus}
      foot={
        <Button
          type="submit"
          form={id}
          variant={isDangerous ? 'danger' : 'primary'}
          size="large"
          disabled={isOff}
          isPending={isPending}
          className="w-full"
        >
          {action}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="grid gap-5">
        <p className="type-interface text-pretty text-text-2">{what}</p>
        {children}
        <FormTrouble message={trouble} />
      </form>
    </Sheet>
  )
}

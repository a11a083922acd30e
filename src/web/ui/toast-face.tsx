import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { Mark } from './drop-mark.tsx'

export type ToastVariant = 'default' | 'success' | 'destructive' | 'warning'

/** A message as it floats: sign, words, and room for the button that closes it. */
export const toastClass =
  'toast grid grid-cols-[auto_1fr_auto] items-start gap-x-3.5 py-3 pl-4 pr-1.5 text-text'
export const toastTitleClass = 'text-ui font-strong leading-ui'
export const toastTextClass = 'type-secondary text-text-2 [overflow-wrap:anywhere]'

/** What kind of message it is: shape first, colour second. */
export function ToastIcon({ variant }: { variant: ToastVariant }) {
  const look = { size: 18, strokeWidth: 1.7, 'aria-hidden': true as const }
  return (
    <span className="pt-1.25">
      {variant === 'success' && <CircleCheck {...look} className="text-success" />}
      {variant === 'warning' && <TriangleAlert {...look} className="text-warning" />}
      {variant === 'destructive' && <CircleAlert {...look} className="text-danger" />}
      {variant === 'default' && <Mark size={18} className="text-ink" />}
    </span>
  )
}

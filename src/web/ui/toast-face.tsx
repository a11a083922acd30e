import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { Mark } from './drop-mark.tsx'

export type ToastVariant = 'default' | 'success' | 'destructive' | 'warning'

/** A message as it floats: sign, words, and room for the button that closes it. */
export const toastLook =
  'toast grid grid-cols-[auto_1fr_auto] items-start gap-x-3.5 py-3 pl-4 pr-1.5 text-text'
export const toastTitleLook = 'text-[15px] font-[550] leading-[1.4]'
export const toastWordsLook = 'type-secondary text-text-2 [overflow-wrap:anywhere]'

/** What kind of message it is: shape first, colour second. */
export function ToastSign({ variant }: { variant: ToastVariant }) {
  const look = { size: 18, strokeWidth: 1.7, 'aria-hidden': true as const }
  return (
    <span className="pt-[5px]">
      {variant === 'success' && <CircleCheck {...look} className="text-success" />}
      {variant === 'warning' && <TriangleAlert {...look} className="text-warning" />}
      {variant === 'destructive' && <CircleAlert {...look} className="text-danger" />}
      {variant === 'default' && <Mark size={18} className="text-ink" />}
    </span>
  )
}

import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { Toast as Parts } from 'radix-ui'
import { Mark } from './drop-mark.tsx'

export type ToastVariant = 'default' | 'success' | 'destructive' | 'warning'

export interface ToastItem {
  readonly id: string
  readonly title: string
  readonly description?: string | undefined
  readonly variant: ToastVariant
  /** Ms until it closes by itself; 5000 when left out. */
  readonly duration?: number | undefined
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

function Sign({ variant }: { variant: ToastVariant }) {
  const look = { size: 18, strokeWidth: 1.7, 'aria-hidden': true as const }
  if (variant === 'success') return <CircleCheck {...look} className="text-success" />
  if (variant === 'warning') return <TriangleAlert {...look} className="text-warning" />
  if (variant === 'destructive') return <CircleAlert {...look} className="text-danger" />
  return (
    <span className="text-ink">
      <Mark size={18} />
    </span>
  )
}

function Message({ item, onClose }: { item: ToastItem; onClose: () => void }) {
  const { title, description, variant, duration, action } = item
  return (
    <Parts.Root
      {...(duration === undefined ? {} : { duration })}
      type={variant === 'destructive' || variant === 'warning' ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      data-variant={variant}
      className="grid animate-toast-in grid-cols-[auto_1fr_auto] items-start gap-x-3.5 rounded-control border border-line bg-surface-2 py-3 pl-4 pr-1.5 shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[state=closed]:animate-toast-out data-[swipe=cancel]:translate-x-0"
    >
      <span className="pt-[5px]">
        <Sign variant={variant} />
      </span>
      <div className="min-w-0 py-0.5">
        <Parts.Title className="text-[15px] font-[550] leading-[1.4]">{title}</Parts.Title>
        {description && (
          <Parts.Description className="type-secondary text-text-2 [overflow-wrap:anywhere]">
            {description}
          </Parts.Description>
        )}
        {action && (
          <Parts.Action
            altText={action.label}
            onClick={action.onPress}
            className="-ml-2 mt-1 inline-flex min-h-11 items-center rounded-inner px-2 text-[14px] font-[550] text-ink hover:underline hover:underline-offset-4"
          >
            {action.label}
          </Parts.Action>
        )}
      </div>
      <Parts.Close
        aria-label="Close"
        className="-my-1.5 inline-flex size-11 items-center justify-center rounded-inner text-muted hover:text-text"
      >
        <X size={18} strokeWidth={1.6} aria-hidden="true" />
      </Parts.Close>
    </Parts.Root>
  )
}

/** The place where messages appear; F8 goes there, a swipe to the right sends one away. */
export function ToastArea({
  items,
  onDismiss,
}: {
  items: readonly ToastItem[]
  onDismiss: (id: string) => void
}) {
  return (
    <Parts.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Message">
      {items.map((item) => (
        <Message key={item.id} item={item} onClose={() => onDismiss(item.id)} />
      ))}
      <Parts.Viewport
        hotkey={['F8']}
        label="Messages ({hotkey})"
        className="fixed inset-x-0 top-0 z-50 m-0 grid list-none gap-2.5 rounded-card p-4 -outline-offset-8 empty:hidden md:inset-x-auto md:bottom-0 md:right-0 md:top-auto md:w-full md:max-w-[420px] md:p-5"
      />
    </Parts.Provider>
  )
}

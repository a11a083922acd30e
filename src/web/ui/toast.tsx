import { X } from 'lucide-react'
import { Toast as Parts } from 'radix-ui'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { onDialogs, topDialog } from './open-dialogs.ts'
import { ToastIcon, type ToastVariant, toastClass, toastTextClass, toastTitleClass } from './toast-face.tsx'
import { useClearOfControls } from './use-clear-of-controls.ts'

export type { ToastVariant } from './toast-face.tsx'

interface ToastAction {
  readonly label: string
  readonly onPress: () => void
}

export interface ToastItem {
  readonly id: string
  readonly title: string
  readonly description?: string | undefined
  readonly variant: ToastVariant
  /** Ms until it closes by itself; 5000 when left out. */
  readonly duration?: number | undefined
  readonly action?: ToastAction | undefined
  /** What else can be pressed. */
  readonly more?: readonly ToastAction[] | undefined
  /** It asks something about the app, whoever is here. */
  readonly isOfApp?: boolean | undefined
}

const motion =
  'animate-toast-in data-[state=closed]:animate-toast-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-toast-thrown'

/** On the smallest screens there is room for a title between what a hand needs. */
const shortOnSmall = 'max-md:[@media(max-height:600px)]:sr-only'

function Message({ item, onClose }: { item: ToastItem; onClose: () => void }) {
  const { title, description, variant, duration, action, more = [] } = item
  const [isOpen, setIsOpen] = useState(true)
  // What failed or needs an answer is told in full on any screen.
  const isShort = !action && (variant === 'default' || variant === 'success')
  /** Esc that is meant for the dialog which lies open. */
  const isForDialog = useRef(false)
  return (
    <Parts.Root
      open={isOpen}
      onEscapeKeyDown={({ target }) => {
        isForDialog.current = target instanceof Element && target.closest('dialog[open]') !== null
      }}
      onOpenChange={(open) => {
        if (!isForDialog.current) setIsOpen(open)
        isForDialog.current = false
      }}
      {...(duration === undefined ? {} : { duration })}
      type={variant === 'destructive' || variant === 'warning' ? 'foreground' : 'background'}
      // It leaves the list once it has left the screen.
      onAnimationEnd={({ currentTarget }) => currentTarget.dataset.state === 'closed' && onClose()}
      data-kind={variant}
      className={classNames(toastClass, motion)}
    >
      <ToastIcon variant={variant} />
      <div className="min-w-0 py-0.5">
        <Parts.Title className={toastTitleClass}>{title}</Parts.Title>
        {description && (
          <Parts.Description
            className={classNames(toastTextClass, 'in-data-tight:sr-only', isShort && shortOnSmall)}
          >
            {description}
          </Parts.Description>
        )}
        {action && (
          <div className="-ml-2 mt-1 flex flex-wrap">
            {[action, ...more].map(({ label, onPress }) => (
              <Parts.Action
                key={label}
                altText={label}
                onClick={onPress}
                className="inline-flex min-h-11 items-center rounded-inner px-2 text-small font-strong text-ink hover:underline hover:underline-offset-4"
              >
                {label}
              </Parts.Action>
            ))}
          </div>
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

/**
 * A dialog lies over everything and makes it inert: while one is open, messages stand in it and can be pressed. They are moved rather than
 * drawn anew, so that none begins again.
 */
function useInTopDialog(home: RefObject<HTMLElement | null>, viewport: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = home.current
    const area = place?.firstElementChild
    if (!place || !area) return
    const move = (): void => {
      const to = topDialog() ?? place
      if (area.parentElement === to) return
      to.append(area)
      if (to !== place) viewport.current?.showPopover?.()
    }
    move()
    return onDialogs(move)
  }, [home, viewport])
}

/** The place where messages appear; F8 goes there, a swipe to the right sends one away. */
export function ToastArea({
  items,
  onDismiss,
}: {
  items: readonly ToastItem[]
  onDismiss: (id: string) => void
}) {
  const viewport = useRef<HTMLOListElement>(null)
  const home = useRef<HTMLDivElement>(null)
  useInTopDialog(home, viewport)
  useClearOfControls(viewport, items)
  return (
    <Parts.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Message">
      {items.map((item) => (
        <Message key={item.id} item={item} onClose={() => onDismiss(item.id)} />
      ))}
      <div ref={home}>
        <Parts.Viewport
          ref={viewport}
          popover="manual"
          hotkey={['F8']}
          label="Messages ({hotkey})"
          className="toast-area fixed inset-x-0 top-15 bottom-auto z-50 m-0 grid h-auto w-auto list-none gap-2.5 overflow-visible rounded-card border-0 bg-transparent p-4 -outline-offset-8 empty:hidden md:inset-x-auto md:bottom-0 md:right-0 md:top-auto md:w-full md:max-w-105 md:p-5 [@media(max-height:500px)_and_(min-width:480px)]:right-0 [@media(max-height:500px)_and_(min-width:480px)]:left-auto [@media(max-height:500px)_and_(min-width:480px)]:w-full [@media(max-height:500px)_and_(min-width:480px)]:max-w-76"
        />
      </div>
    </Parts.Provider>
  )
}

import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { BackCloses, isPhoneWide } from '#web/ui/use-back-closes.ts'
import { classNames } from './class-names.ts'
import { FloatContainer } from './float-container.ts'
import { IconButton } from './icon-button.tsx'
import { dialogLeaves, dialogOpened } from './open-dialogs.ts'

const shapes = {
  modal: 'm-auto w-[min(440px,calc(100vw-32px))] max-h-[calc(100dvh-48px)] float animate-rise rounded-card',
  'sheet-right':
    'ml-auto mr-0 my-0 h-dvh max-h-none w-[min(520px,100vw)] animate-sheet-right bg-surface-1 sheet max-md:mt-auto max-md:mb-0 max-md:h-auto max-md:max-h-[88dvh] max-md:w-screen max-md:animate-sheet-up max-md:rounded-t-[22px]',
  'drawer-right':
    'ml-auto mr-0 my-0 h-dvh max-h-none w-[min(340px,88vw)] animate-sheet-right bg-surface-1 sheet',
  full: 'm-0 size-full max-h-none animate-appear bg-surface-0',
  'sheet-left': 'mr-auto ml-0 my-0 h-dvh max-h-none animate-sheet-left bg-surface-0 sheet',
} as const

/** What letters go into. */
const textField = ['text', 'password', 'email', 'search']
  .map((type) => `input[type="${type}"]:not([hidden], [readonly], [disabled])`)
  .concat('input:not([type], [hidden], [readonly], [disabled])', 'textarea:not([readonly], [disabled])')
  .join()

/** What is done in a dialog changes the page within so many ms. */
const changesWithinMs = 5_000

/**
 * After a dialog: what has the focus again may go with what was done in it, such as the button of a letter that was to be read. The focus then stays in the
 * page, and does not begin above it.
 */
function keepFocusInPage(): void {
  const held = document.activeElement
  const look = (): void => {
    if (held !== document.body && held?.isConnected) return
    gone.disconnect()
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
  }
  const gone = new MutationObserver(look)
  gone.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => gone.disconnect(), changesWithinMs)
}

/** Where back leads to another page, what lay over the one before goes with it. What fills the window knows its own way. */
function useClosesWithPage(onClose: () => void, isOverPage: boolean): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (!isOverPage) return
    const onPop = () => latest.current()
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [isOverPage])
}

/**
 * The browser's own modal dialog: it keeps the focus inside, closes by Esc, by a press beside it, and makes the rest inert.
 * Mount it to open it. The focus returns to `returnFocus`, or to where it was.
 */
export function NativeDialog({
  shape,
  onClose,
  labelledBy,
  label,
  returnFocus,
  beginsInField = false,
  className,
  children,
}: {
  shape: keyof typeof shapes
  onClose: () => void
  labelledBy?: string
  label?: string
  returnFocus?: RefObject<HTMLElement | null> | undefined
  /** What is asked for can be typed at once. */
  beginsInField?: boolean
  className?: string
  children: ReactNode
}) {
  const element = useRef<HTMLDialogElement>(null)
  const [container, setContainer] = useState<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const dialog = element.current
    const backTo = returnFocus
    setContainer(dialog)
    dialog?.showModal()
    // On a touch screen its keyboard would come over the words above.
    const mayType = beginsInField && matchMedia('(pointer: fine)').matches
    const field = mayType ? dialog?.querySelector<HTMLElement>(textField) : null
    const first = field ?? dialog
    first?.focus()
    if (dialog) dialogOpened(dialog)
    return () => {
      if (dialog) dialogLeaves(dialog)
      dialog?.close()
      backTo?.current?.focus()
      keepFocusInPage()
    }
  }, [returnFocus, beginsInField])

  const [isPhone] = useState(isPhoneWide)
  const isOverPage = shape !== 'full'
  useClosesWithPage(onClose, isOverPage && !isPhone)

  return (
    <dialog
      ref={element}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      className={classNames(
        'max-w-none overflow-visible p-0 text-text outline-none backdrop:animate-appear backdrop:bg-(--scrim)',
        shapes[shape],
        className,
      )}
    >
      {isOverPage && isPhone && <BackCloses onClose={onClose} />}
      <FloatContainer value={container}>{children}</FloatContainer>
    </dialog>
  )
}

/** A floating question or message with a serif title. */
export function Modal({
  title,
  onClose,
  returnFocus,
  children,
}: {
  title: string
  onClose: () => void
  returnFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}) {
  const id = useId()
  return (
    <NativeDialog shape="modal" beginsInField onClose={onClose} labelledBy={id} returnFocus={returnFocus}>
      <div className="max-h-[inherit] overflow-y-auto px-6 py-6 md:px-8 md:py-7.5">
        <div className="mb-5 flex items-start justify-between gap-4">
          <h2 id={id} className="font-serif text-title-l leading-title tracking-title weight-title">
            {title}
          </h2>
          <IconButton
            label="Close"
            icon={<X size={20} strokeWidth={1.6} />}
            onClick={onClose}
            className="-mt-1 -mr-3"
          />
        </div>
        {children}
      </div>
    </NativeDialog>
  )
}

/** A page from the right, or from below on phones. Actions stand in its foot. */
export function Sheet({
  title,
  onClose,
  isWide = false,
  foot,
  returnFocus,
  children,
}: {
  title: string
  onClose: () => void
  isWide?: boolean
  foot?: ReactNode
  returnFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}) {
  const id = useId()
  return (
    <NativeDialog
      shape="sheet-right"
      beginsInField
      onClose={onClose}
      labelledBy={id}
      returnFocus={returnFocus}
      className={isWide ? 'md:w-[min(640px,100vw)]' : ''}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <span aria-hidden="true" className="mx-auto mt-2.5 h-1 w-9 rounded-pill bg-surface-3 md:hidden" />
        <div className="flex items-start justify-between gap-4 px-6 pt-4 md:px-11 md:pt-8.5">
          <h2 id={id} className="type-screen-title">
            {title}
          </h2>
          <IconButton
            label="Close"
            icon={<X size={20} strokeWidth={1.6} />}
            onClick={onClose}
            className="-mr-3"
          />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto px-6 py-6 md:px-11">{children}</div>
        {foot && (
          <div className="flex flex-wrap items-center gap-3 border-t border-line px-6 py-4 md:px-11">
            {foot}
          </div>
        )}
      </div>
    </NativeDialog>
  )
}

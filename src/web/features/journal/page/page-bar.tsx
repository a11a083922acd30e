import { BookOpen, ChevronLeft, MessageCircle, PanelRight, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PageRow } from '#domain/views/page.ts'
import { commandKey } from '#web/lib/device/command-key.ts'
import { PlayerSlot } from '#web/lib/overlays/player-slot.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { PageView } from '../reader/read-switch.ts'
import { PageMenu } from './page-menu.tsx'

/** Where the panes are and how to reach the others. */
export interface PaneLinks {
  /** Given where the list is not beside the page. */
  readonly onBack: (() => void) | null
  /** Given where the companion can be shown or hidden beside the page. */
  readonly onCompanion: (() => void) | null
  readonly isCompanionOpen: boolean
  readonly onNew: () => void
}

interface PageBarProps extends PaneLinks {
  state: ReactNode
  row: PageRow | null
  face: PageView
  onTurn: () => void
  /** The way to speak into the page. */
  dictationButton: ReactNode
  /** The way to put a picture on the page. */
  photoIcon: ReactNode
  onWriteOn: () => void
  onFocus: () => void
  onFinish: (isFinished: boolean) => void
  onDelete: () => void
}

const sign = { size: 18, strokeWidth: 1.6, 'aria-hidden': true as const }

/**
 * The line above the page: how far it is on its way, and what can be done with it. On a phone it is the only bar: it has the player, and turning to the
 * read face is in its menu.
 */
export function PageBar({
  state,
  row,
  face,
  onTurn,
  dictationButton,
  photoIcon,
  onWriteOn,
  onFocus,
  onFinish,
  onDelete,
  ...panes
}: PageBarProps) {
  const isPhone = panes.onBack !== null
  const isRead = face === 'read'
  return (
    <header className="flex h-16 shrink-0 items-center pl-7 pr-4 max-md:h-15 max-md:pl-2 max-md:pr-1">
      {panes.onBack && (
        <button
          type="button"
          onClick={panes.onBack}
          className="type-interface mr-auto inline-flex min-h-11 items-center gap-1 rounded-control pl-2 pr-2 text-text-2 hover:text-text"
        >
          <ChevronLeft size={20} strokeWidth={1.7} aria-hidden="true" />
          <span className="max-[420px]:sr-only">Entries</span>
        </button>
      )}
      <div className={panes.onBack ? 'min-w-0' : 'mr-auto min-w-0'}>{state}</div>
      {(!isPhone || isRead) && (
        <IconButton
          label="Read this page"
          hotkey={`R or ${commandKey('.')}`}
          aria-pressed={isRead}
          icon={<BookOpen {...sign} />}
          onClick={onTurn}
        />
      )}
      {dictationButton}
      {photoIcon}
      {panes.onCompanion && (
        <IconButton
          label={panes.isCompanionOpen ? 'Hide the companion' : 'Show the companion'}
          aria-expanded={panes.isCompanionOpen}
          data-shows-companion
          icon={panes.isCompanionOpen ? <PanelRight {...sign} /> : <MessageCircle {...sign} />}
          onClick={panes.onCompanion}
        />
      )}
      {isPhone && <PlayerSlot kind="bar" />}
      {row && (
        <PageMenu
          {...{ row, onFinish, onFocus, onDelete }}
          onNew={panes.onNew}
          onRead={isPhone && !isRead ? onTurn : null}
        />
      )}
      {row && !isPhone && <FinishButton {...{ row, face, onWriteOn, onFinish }} />}
    </header>
  )
}

type FinishButtonProps = Pick<PageBarProps, 'face' | 'onWriteOn' | 'onFinish'> & { row: PageRow }

/** While it is written, a page can be finished; while it is read, it can be written on. */
function FinishButton({ row, face, onWriteOn, onFinish }: FinishButtonProps) {
  const isOpen = row.endedAt === null
  if (isOpen && face === 'write') {
    return (
      <Button variant="outline" size="small" className="ml-2 rounded-control" onClick={() => onFinish(true)}>
        Finish entry
      </Button>
    )
  }
  return (
    <Button variant="outline" size="small" className="ml-2 rounded-control" onClick={onWriteOn}>
      <Pencil size={15} strokeWidth={1.7} aria-hidden="true" />
      Write on
    </Button>
  )
}

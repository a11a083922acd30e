import { ChevronLeft, MessageCircle, PanelRight, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { timeOnWall } from '#domain/journal/entry-date.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { PageRow } from './journal.calls.ts'
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
  onFinish: (isFinished: boolean) => void
  onDelete: () => void
}

const sign = { size: 18, strokeWidth: 1.6, 'aria-hidden': true as const }

/** The line above the page: how far it is on its way, and what can be done with it. */
export function PageBar({ state, row, onFinish, onDelete, ...panes }: PageBarProps) {
  const isFinished = row?.endedAt != null
  return (
    <header className="flex h-16 shrink-0 items-center gap-1 pl-7 pr-4 max-md:h-14 max-md:pl-2 max-md:pr-1">
      {panes.onBack && (
        <button
          type="button"
          onClick={panes.onBack}
          className="type-interface mr-auto inline-flex min-h-11 items-center gap-1.5 rounded-control pl-2 pr-3 text-text-2 hover:text-text"
        >
          <ChevronLeft size={20} strokeWidth={1.7} aria-hidden="true" />
          Entries
        </button>
      )}
      <div className={panes.onBack ? 'min-w-0' : 'mr-auto min-w-0'}>{state}</div>
      {panes.onCompanion && (
        <IconButton
          label={panes.isCompanionOpen ? 'Hide the companion' : 'Show the companion'}
          aria-expanded={panes.isCompanionOpen}
          icon={panes.isCompanionOpen ? <PanelRight {...sign} /> : <MessageCircle {...sign} />}
          onClick={panes.onCompanion}
        />
      )}
      {row && <PageMenu uid={row.id} {...{ isFinished, onFinish, onDelete }} onNew={panes.onNew} />}
      {row && !panes.onBack && <FinishButton endedAt={row.endedAt} zone={row.zone} onFinish={onFinish} />}
    </header>
  )
}

interface FinishButtonProps extends Pick<PageRow, 'endedAt' | 'zone'> {
  onFinish: (isFinished: boolean) => void
}

function FinishButton({ endedAt, zone, onFinish }: FinishButtonProps) {
  if (endedAt === null) {
    return (
      <Button variant="outline" size="small" className="ml-2 rounded-control" onClick={() => onFinish(true)}>
        Finish entry
      </Button>
    )
  }
  return (
    <>
      <span className="type-secondary figures ml-2 whitespace-nowrap text-muted">
        Finished {timeOnWall(Date.parse(endedAt), zone)}
      </span>
      <Button variant="outline" size="small" className="ml-3 rounded-control" onClick={() => onFinish(false)}>
        <Pencil size={15} strokeWidth={1.7} aria-hidden="true" />
        Write on
      </Button>
    </>
  )
}

import {
  AlarmClock,
  BookOpen,
  CalendarClock,
  Check,
  History,
  LayoutTemplate,
  Maximize2,
  Pencil,
  Plus,
  Printer,
  Star,
  Trash,
  Trash2,
} from 'lucide-react'
import type { ReactElement, RefObject } from 'react'
import type { PageRow } from '#domain/views/page.ts'
import { Menu, MenuDivider, MenuItem } from '#web/ui/menu.tsx'

import { useFacts } from '../facts/use-facts.ts'
import {
  dateOverlay,
  printOverlay,
  revisitOverlay,
  trashOverlay,
  versionsOverlay,
} from '../journal-overlays.ts'
import { keepOpenPageAsTemplate } from '../templates/template-overlay.ts'

export interface PageChoicesProps {
  row: PageRow
  onFinish: (isFinished: boolean) => void
  onDelete: () => void
  onNew: () => void
  onFocus: () => void
  /** Given where no button beside the menu turns to the read face. */
  onRead: (() => void) | null
  trigger: ReactElement
  /** Where the focus goes back to. */
  button: RefObject<HTMLElement | null>
  isOpenAtFirst: boolean
}

const sign = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

/** What can be done with a page. */
export function PageChoices(props: PageChoicesProps) {
  const { row, onFinish, onDelete, onNew, onFocus, onRead, trigger, button, isOpenAtFirst } = props
  const change = useFacts(row.id, row.createdAt)
  const isFinished = row.endedAt !== null
  return (
    <Menu label="This page" align="end" width="w-62" {...{ trigger, isOpenAtFirst }}>
      <MenuItem icon={<Plus {...sign} />} onSelect={onNew}>
        New entry
      </MenuItem>
      {onRead && (
        <MenuItem icon={<BookOpen {...sign} />} onSelect={onRead}>
          Read this page
        </MenuItem>
      )}
      <MenuItem icon={<Maximize2 {...sign} />} onSelect={onFocus}>
        Focus on the page
      </MenuItem>
      <MenuItem
        icon={isFinished ? <Pencil {...sign} /> : <Check {...sign} />}
        onSelect={() => onFinish(!isFinished)}
      >
        {isFinished ? 'Write on' : 'Finish entry'}
      </MenuItem>
      <MenuItem
        icon={<Star {...sign} fill={row.isStarred ? 'currentColor' : 'none'} />}
        onSelect={() => void change({ isStarred: !row.isStarred })}
      >
        {row.isStarred ? 'Take the star away' : 'Give it a star'}
      </MenuItem>
      <MenuItem
        icon={<CalendarClock {...sign} />}
        onSelect={() => dateOverlay.open({ uid: row.id, begunAt: row.createdAt }, button.current)}
      >
        Day and time
      </MenuItem>
      <MenuItem
        icon={<AlarmClock {...sign} />}
        onSelect={() => revisitOverlay.open({ uid: row.id }, button.current)}
      >
        Remind me of this page
      </MenuItem>
      <MenuItem
        icon={<History {...sign} />}
        onSelect={() => versionsOverlay.open({ uid: row.id }, button.current)}
      >
        Versions
      </MenuItem>
      <MenuItem icon={<LayoutTemplate {...sign} />} onSelect={keepOpenPageAsTemplate}>
        Keep as a template
      </MenuItem>
      <MenuItem
        icon={<Printer {...sign} />}
        onSelect={() => printOverlay.open({ uid: row.id }, button.current)}
      >
        Print
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={<Trash2 {...sign} />} onSelect={onDelete}>
        Delete
      </MenuItem>
      <MenuItem onSelect={() => trashOverlay.open(null, button.current)} icon={<Trash {...sign} />}>
        See the trash
      </MenuItem>
    </Menu>
  )
}

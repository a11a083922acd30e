import {
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
import { Menu, MenuDivider, MenuItem } from '#web/ui/menu.tsx'
import { type FactsView, showFactsView } from './facts-views.ts'
import type { PageRow } from './journal.calls.ts'
import { keepOpenPageAsTemplate } from './template-asks.ts'
import { useFacts } from './use-facts.ts'

export interface PageChoicesProps {
  row: PageRow
  onFinish: (isFinished: boolean) => void
  onDelete: () => void
  onNew: () => void
  /** Given where the bar has no room for it. */
  onFocus?: (() => void) | undefined
  trigger: ReactElement
  /** Where the focus goes back to. */
  button: RefObject<HTMLElement | null>
  isOpenAtFirst: boolean
}

const sign = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

/** What can be done with a page. */
export function PageChoices(props: PageChoicesProps) {
  const { row, onFinish, onDelete, onNew, onFocus, trigger, button, isOpenAtFirst } = props
  const change = useFacts(row.id, row.createdAt)
  const isFinished = row.endedAt !== null
  const show = (view: FactsView) => () => showFactsView(view, button.current)
  return (
    <Menu label="This page" align="end" width="w-[248px]" {...{ trigger, isOpenAtFirst }}>
      <MenuItem icon={<Plus {...sign} />} onSelect={onNew}>
        New entry
      </MenuItem>
      {onFocus && (
        <MenuItem icon={<Maximize2 {...sign} />} onSelect={onFocus}>
          Focus on the page
        </MenuItem>
      )}
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
        onSelect={show({ name: 'date', uid: row.id, begunAt: row.createdAt })}
      >
        Day and time
      </MenuItem>
      <MenuItem icon={<History {...sign} />} onSelect={show({ name: 'versions', uid: row.id })}>
        Versions
      </MenuItem>
      <MenuItem icon={<LayoutTemplate {...sign} />} onSelect={keepOpenPageAsTemplate}>
        Keep as a template
      </MenuItem>
      <MenuItem icon={<Printer {...sign} />} onSelect={show({ name: 'print', uid: row.id })}>
        Print
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={<Trash2 {...sign} />} onSelect={onDelete}>
        Delete
      </MenuItem>
      <MenuItem onSelect={show({ name: 'trash' })} icon={<Trash {...sign} />}>
        See the trash
      </MenuItem>
    </Menu>
  )
}

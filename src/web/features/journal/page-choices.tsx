import { Check, Pencil, Plus, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu, MenuDivider, MenuItem } from '#web/ui/menu.tsx'

export interface PageChoicesProps {
  isFinished: boolean
  onFinish: (isFinished: boolean) => void
  onDelete: () => void
  onNew: () => void
  trigger: ReactElement
  isOpenAtFirst: boolean
}

const sign = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

/** What can be done with a page. */
export function PageChoices({
  isFinished,
  onFinish,
  onDelete,
  onNew,
  trigger,
  isOpenAtFirst,
}: PageChoicesProps) {
  return (
    <Menu label="This page" align="end" width="w-[228px]" {...{ trigger, isOpenAtFirst }}>
      <MenuItem icon={<Plus {...sign} />} onSelect={onNew}>
        New entry
      </MenuItem>
      <MenuItem
        icon={isFinished ? <Pencil {...sign} /> : <Check {...sign} />}
        onSelect={() => onFinish(!isFinished)}
      >
        {isFinished ? 'Write on' : 'Finish entry'}
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={<Trash2 {...sign} />} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  )
}

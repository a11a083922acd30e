import { Check, History, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactElement, type RefObject, useState } from 'react'
import { useRows } from '#web/lib/use-rows.ts'
import { Menu, MenuDivider, MenuItem } from '#web/ui/menu.tsx'
import { EarlierValuesModal } from './earlier-values-modal.tsx'
import { earlierValues } from './versions.calls.ts'

export interface PageChoicesProps {
  uid: string
  isFinished: boolean
  onFinish: (isFinished: boolean) => void
  onDelete: () => void
  onNew: () => void
  trigger: ReactElement
  /** Where the focus goes back to. */
  button: RefObject<HTMLElement | null>
  isOpenAtFirst: boolean
}

const sign = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

/** What can be done with a page. */
export function PageChoices({
  uid,
  isFinished,
  onFinish,
  onDelete,
  onNew,
  trigger,
  button,
  isOpenAtFirst,
}: PageChoicesProps) {
  const earlier = useRows(earlierValues, { uid }).rows
  const [isEarlierOpen, setEarlierOpen] = useState(false)
  return (
    <>
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
        {earlier.length > 0 && (
          <MenuItem icon={<History {...sign} />} onSelect={() => setEarlierOpen(true)}>
            Earlier values
          </MenuItem>
        )}
        <MenuDivider />
        <MenuItem icon={<Trash2 {...sign} />} onSelect={onDelete}>
          Delete
        </MenuItem>
      </Menu>
      {isEarlierOpen && (
        <EarlierValuesModal
          rows={earlier}
          onClose={() => setEarlierOpen(false)}
          returnFocus={button}
          {...{ uid }}
        />
      )}
    </>
  )
}

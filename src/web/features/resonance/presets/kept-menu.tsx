import { Link2, PencilLine, ShieldCheck, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { remove, type ShownSound, seal, share } from './kept-sounds.ts'

interface KeptMenuProps {
  trigger: ReactElement
  isOpenAtFirst: boolean
  sound: ShownSound
  onRename: () => void
  onGone: () => void
  onUncopied: (link: string) => void
}

/** What can be done with a kept sound. */
export function KeptMenu({ trigger, isOpenAtFirst, sound, onRename, onGone, onUncopied }: KeptMenuProps) {
  return (
    <Menu trigger={trigger} label={sound.name} width="w-55" align="end" isOpenAtFirst={isOpenAtFirst}>
      {!sound.isSealed && (
        <MenuItem icon={<ShieldCheck size={18} strokeWidth={1.6} />} onSelect={() => void sealAgain(sound)}>
          Seal it
        </MenuItem>
      )}
      <MenuItem icon={<PencilLine size={18} strokeWidth={1.6} />} onSelect={onRename}>
        Rename
      </MenuItem>
      <MenuItem icon={<Link2 size={18} strokeWidth={1.6} />} onSelect={() => void share(sound, onUncopied)}>
        Share by link
      </MenuItem>
      <MenuItem
        icon={<Trash2 size={18} strokeWidth={1.6} />}
        onSelect={() => void remove(sound).then(onGone)}
      >
        Delete
      </MenuItem>
    </Menu>
  )
}

function sealAgain({ isSealed: _, ...row }: ShownSound): Promise<void> {
  return seal(row)
}

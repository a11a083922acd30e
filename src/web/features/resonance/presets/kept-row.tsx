import { Ellipsis, Play } from 'lucide-react'
import { useRef } from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import { mixer } from '../resonance-sound.ts'
import { presetWords } from '../sound-words.ts'
import { rename, type ShownSound } from './kept-sounds.ts'
import { NameForm } from './lazy-name-form.tsx'

const KeptMenu = lateComponent(async () => (await import('./kept-menu.tsx')).KeptMenu, 'asked for')

interface KeptRowProps {
  sound: ShownSound
  isRenaming: boolean
  onRename: (isOn: boolean) => void
  onGone: () => void
  onUncopied: (link: string) => void
}

/** A kept sound: its name plays it; the menu renames, shares and deletes it. */
export function KeptRow({ sound, isRenaming, onRename, ...rest }: KeptRowProps) {
  const menu = useRef<HTMLButtonElement>(null)
  const trigger = (
    <IconButton
      ref={menu}
      label={`More about ${sound.name}`}
      icon={<Ellipsis size={20} strokeWidth={1.6} />}
    />
  )
  function endRenaming(name?: string) {
    if (name !== undefined && name !== sound.name) rename(sound, name)
    onRename(false)
    requestAnimationFrame(() => menu.current?.focus())
  }
  if (isRenaming)
    return (
      <li className="border-t border-line py-2.5 first:border-t-0">
        <NameForm
          label={`Another name for ${sound.name}`}
          name={sound.name}
          action="Rename"
          onName={endRenaming}
          onCancel={() => endRenaming()}
        />
      </li>
    )
  return (
    <li className="flex items-center gap-2 border-t border-line first:border-t-0">
      <button
        type="button"
        onClick={() => mixer.play(sound)}
        className="group -ml-3 flex min-h-14 min-w-0 flex-1 items-center gap-4 rounded-control px-3 py-2 text-left hover:bg-surface-2"
      >
        <Play
          size={16}
          strokeWidth={1.6}
          aria-hidden="true"
          className="shrink-0 text-muted group-hover:text-ink"
        />
        <span className="min-w-0">
          <span className="type-list-title block truncate">{sound.name}</span>
          <span className="type-secondary figures block text-muted">
            {presetWords(sound)}
            {!sound.isSealed && ' (not sealed yet: only until this tab closes)'}
          </span>
        </span>
      </button>
      <LazyMenu trigger={trigger}>
        {(isOpenAtFirst) => (
          <KeptMenu {...{ trigger, isOpenAtFirst, sound }} {...rest} onRename={() => onRename(true)} />
        )}
      </LazyMenu>
    </li>
  )
}

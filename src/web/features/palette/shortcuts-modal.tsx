import { drawnKeys, hasAppleKeys, type Shortcut, shortcutGroups } from '#web/lib/device/shortcuts.ts'
import { Modal } from '#web/ui/dialog.tsx'
import { Keys } from './key-caps.tsx'

/** All shortcuts, as this device's keyboard names them. */
export function ShortcutsModal({ onClose }: { onClose: () => void }) {
  const isApple = hasAppleKeys()
  return (
    <Modal title="Shortcuts" onClose={onClose}>
      <div className="grid gap-6">
        {shortcutGroups.map(({ title, note, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h3 className="type-label text-muted">{title}</h3>
            {note && <p className="type-label mt-1 text-pretty text-muted">{note}</p>}
            <dl className="mt-2 border-t border-line">
              {shortcuts.map((one) => (
                <Row key={one.does} shortcut={one} isApple={isApple} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}

function Row({ shortcut, isApple }: { shortcut: Shortcut; isApple: boolean }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-1.5">
      <dt className="type-interface">{shortcut.does}</dt>
      <dd className="flex shrink-0 items-center gap-2">
        {shortcut.keys.map((keys, nth) => (
          <span key={keys} className="inline-flex items-center gap-2">
            {nth > 0 && <span className="type-label text-muted">or</span>}
            <Keys keys={drawnKeys(keys, isApple)} />
          </span>
        ))}
      </dd>
    </div>
  )
}

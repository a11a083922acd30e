import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { CodeUnlock, PasswordUnlock } from './unlock-forms.tsx'

type Way = 'code' | 'earlier' | 'device'

function WayRow({
  title,
  isOpen,
  onToggle,
  children,
}: {
  title: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className="border-b border-line text-left first:border-t">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-13.5 w-full items-center justify-between gap-4 rounded-inner text-left font-serif text-lead leading-list"
        >
          {title}
          <ChevronDown
            size={18}
            strokeWidth={1.6}
            aria-hidden="true"
            className={classNames(
              'shrink-0 text-muted transition-transform duration-(--quick)',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="pb-6">
        {isOpen && children}
      </div>
    </div>
  )
}

const afterwards = 'It opens everything you sealed before. From then on your new password opens it too.'

/** The account has a password that does not open the vault: what does, one by one. */
export function WayBack({ username }: { username: string }) {
  const [open, setOpen] = useState<Way | null>('code')
  const row = (way: Way) => ({
    isOpen: open === way,
    onToggle: () => setOpen(open === way ? null : way),
  })
  const words = 'type-secondary mb-4 text-text-2'
  return (
    <div className="mt-7 w-full">
      <WayRow title="With my recovery code" {...row('code')}>
        <p className={words}>{afterwards}</p>
        <CodeUnlock />
      </WayRow>
      <WayRow title="With an earlier password" {...row('earlier')}>
        <p className={words}>{afterwards} A passphrase counts as one.</p>
        <PasswordUnlock username={username} label="Earlier password" />
      </WayRow>
      <WayRow title="With another device of mine" {...row('device')}>
        <p className={words}>
          Sign in there with the new password. If your pages open without another question, that device still
          had the key and has put the new password on it: then the new password opens them here, too. A device
          on which you locked Inkwell or logged out has no key any more.
        </p>
        <PasswordUnlock username={username} label="New password" />
      </WayRow>
    </div>
  )
}

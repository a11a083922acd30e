import { Check } from 'lucide-react'
import { DropdownMenu as Parts } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { BackCloses, isPhoneWide } from '#web/ui/use-back-closes.ts'
import { classNames } from './class-names.ts'
import { useFloatContainer } from './float-container.ts'

const row =
  'group relative flex min-h-11 select-none items-center gap-3.5 rounded-inner px-3 text-ui outline-none data-disabled:text-muted data-highlighted:chosen'
const icon =
  'inline-flex size-4.5 text-muted group-data-highlighted:text-ink group-data-[state=checked]:text-ink'

/** Closes the menu that lies on top, as the key does. */
const pressEscape = () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))

/** A floating list of things to do, opened by its trigger. */
export function Menu({
  trigger,
  label,
  width = 'w-66',
  side = 'bottom',
  align = 'start',
  isOpenAtFirst = false,
  children,
}: {
  trigger: ReactElement
  label: string
  width?: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  align?: 'start' | 'center' | 'end'
  /** For a menu whose trigger was pressed before the menu had arrived. */
  isOpenAtFirst?: boolean
  children: ReactNode
}) {
  const container = useFloatContainer()
  return (
    <Parts.Root modal={false} defaultOpen={isOpenAtFirst}>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Parts.Portal container={container}>
        <Parts.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={10}
          collisionPadding={10}
          loop
          className={classNames('z-50 animate-rise float rounded-card p-2 outline-none', width)}
        >
          {isPhoneWide() && <BackCloses onClose={pressEscape} />}
          {children}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}

/** One thing to do. */
export function MenuItem({
  icon: sign,
  aside,
  onSelect,
  disabled = false,
  children,
}: {
  icon?: ReactNode
  /** At the right: a badge or a key. */
  aside?: ReactNode
  onSelect: () => void
  disabled?: boolean
  children: ReactNode
}) {
  return (
    <Parts.Item className={row} onSelect={onSelect} disabled={disabled}>
      {sign && <span className={icon}>{sign}</span>}
      <span className="mr-auto">{children}</span>
      {aside}
    </Parts.Item>
  )
}

export function MenuDivider() {
  return <Parts.Separator className="mx-3 my-1.5 h-px bg-line" />
}

/** Choices of which one holds; `MenuChoice` rows inside. */
export function MenuChoices<Value extends string>({
  value,
  onChange,
  children,
}: {
  value: Value
  onChange: (value: Value) => void
  children: ReactNode
}) {
  return (
    <Parts.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)}>
      {children}
    </Parts.RadioGroup>
  )
}

export function MenuChoice({
  value,
  icon: sign,
  children,
}: {
  value: string
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <Parts.RadioItem value={value} className={classNames(row, 'data-[state=checked]:chosen')}>
      {sign && <span className={icon}>{sign}</span>}
      <span className="mr-auto">{children}</span>
      <Parts.ItemIndicator className="text-ink">
        <Check size={18} strokeWidth={1.8} aria-hidden="true" />
      </Parts.ItemIndicator>
    </Parts.RadioItem>
  )
}

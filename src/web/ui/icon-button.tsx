import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Tooltip } from './tooltip.tsx'

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its name, read aloud and shown as a tooltip. */
  label: string
  icon: ReactNode
  hotkey?: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  ref?: Ref<HTMLButtonElement>
}

/** A 44 px square with one icon in it. */
export function IconButton({ label, icon, hotkey, side = 'bottom', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip words={label} side={side} {...(hotkey ? { hotkey } : {})}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        className={classNames(
          'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-text-2',
          'hover:bg-surface-2 hover:text-text disabled:text-muted disabled:hover:bg-transparent aria-pressed:chosen aria-pressed:text-ink',
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  )
}

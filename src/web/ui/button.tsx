import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type Variant = 'primary' | 'outline' | 'quiet' | 'danger'
type Size = 'small' | 'standard' | 'large'

const shape =
  'type-button inline-flex shrink-0 select-none items-center justify-center gap-2.5 rounded-control text-center transition-[background-color,border-color,color,opacity,transform] duration-(--quick) ease-ui active:translate-y-px'
const looks: Record<Variant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-[color-mix(in_oklab,var(--primary),black_10%)]',
  outline:
    'border border-line-strong text-text hover:border-ink hover:bg-[color-mix(in_oklab,transparent,var(--ink)_6%)]',
  quiet: 'text-text-2 hover:text-text hover:bg-[color-mix(in_oklab,transparent,var(--text)_6%)]',
  danger: 'border border-danger text-danger hover:bg-[color-mix(in_oklab,transparent,var(--danger)_9%)]',
}
const sizes: Record<Size, string> = {
  small: 'hit-44 h-9 px-3 text-[14px] rounded-inner',
  standard: 'min-h-11 px-5 py-2',
  large: 'min-h-[50px] px-7 py-3 text-[16px]',
}
const disabled = 'border border-line-strong text-muted cursor-not-allowed'

/** The look of a button, for links that are one. */
export function buttonLook(variant: Variant = 'primary', size: Size = 'standard', more?: string): string {
  return classNames(shape, looks[variant], sizes[size], more)
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant
  size?: Size
  /** Shows a spinner and cannot be pressed again until it is over. */
  isPending?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button. Disabled ones are an outline whose words say what is missing, never a paler fill. */
export function Button({
  variant = 'primary',
  size = 'standard',
  isPending = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const isOff = rest.disabled && !isPending
  const quietOff = variant === 'quiet' ? 'text-muted cursor-not-allowed' : disabled
  return (
    <button
      type="button"
      {...rest}
      disabled={isPending || rest.disabled}
      aria-busy={isPending || undefined}
      className={classNames(shape, sizes[size], isOff ? quietOff : looks[variant], className)}
    >
      {isPending && <Spinner />}
      {children}
    </button>
  )
}

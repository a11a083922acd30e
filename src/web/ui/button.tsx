import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type Variant = 'primary' | 'outline' | 'quiet' | 'danger'
type Size = 'small' | 'standard' | 'large'

const shape =
  'button-base type-button inline-flex shrink-0 select-none items-center justify-center gap-2.5 text-center transition-transform duration-(--quick) ease-ui active:translate-y-px'
const looks: Record<Variant, string> = {
  primary: 'button-fill',
  outline: 'button-second',
  quiet: 'button-quiet',
  danger: 'button-danger',
}
const sizes: Record<Size, string> = {
  small: 'hit-44 h-9 [--reach:12px] text-small rounded-inner',
  standard: 'min-h-11 [--reach:20px] py-2',
  large: 'min-h-12.5 [--reach:28px] py-3 text-item',
}

/** The look of a button, for links that are one. */
export function buttonClass(variant: Variant = 'primary', size: Size = 'standard', more?: string): string {
  return classNames(shape, looks[variant], sizes[size], more)
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant
  size?: Size
  /** Shows a spinner and cannot be pressed again until it is over. */
  isPending?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button. Disabled ones are an outline whose words say what is missing, never a paler fill; with aria-disabled they keep the focus. */
export function Button({
  variant = 'primary',
  size = 'standard',
  isPending = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const isOff = (rest.disabled || rest['aria-disabled'] === true) && !isPending
  const quietOff = variant === 'quiet' ? 'button-off border-transparent' : 'button-off'
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

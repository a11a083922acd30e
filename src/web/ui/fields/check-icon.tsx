import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names.ts'

export interface CheckIconProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'type'> {
  ref?: Ref<HTMLInputElement>
}

/** A checkbox drawn in the style of the theme's variant, as large as what it stands in. */
export function CheckIcon({ className, ...rest }: CheckIconProps) {
  return (
    <>
      <input
        autoComplete="off"
        {...rest}
        type="checkbox"
        className={classNames(
          'peer size-full appearance-none rounded-check border-[1.5px] border-line-strong checked:border-(--check-edge) checked:bg-(--check-ground)',
          className,
        )}
      />
      <svg
        viewBox="0 0 26 26"
        fill="none"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 z-2 text-(--check-mark) opacity-0 transition-opacity duration-(--quick) peer-checked:opacity-100"
      >
        <path
          d="m8 13.5 3.4 3.4L18.2 10"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </>
  )
}

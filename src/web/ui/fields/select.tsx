import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { inputClass } from './field-frame.tsx'

// It is no field to type into: keys meet it with the ring of every other control.
const focusRing = 'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--ring)'

/** The browser's own list to choose from, with the sign of the house in place of the browser's. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative block', className)}>
      <select
        autoComplete="off"
        {...rest}
        className={classNames(inputClass, focusRing, 'appearance-none pr-11')}
      >
        {children}
      </select>
      <ChevronDown
        size={16}
        strokeWidth={1.7}
        aria-hidden="true"
        className="pointer-events-none absolute right-4 top-1/2 -translate-y-1/2 text-muted"
      />
    </span>
  )
}

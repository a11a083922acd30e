import { classNames } from './class-names.ts'

/** A turning ring in the colour of the words around it. */
export function Spinner({ size = 18, className }: { size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className={classNames('animate-turn', className)}
    >
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.2" opacity="0.28" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}

import type { ReactNode } from 'react'

/** A key as it is drawn on a float. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5.5 min-w-5.5 items-center justify-center rounded-mark border border-line px-1.5 font-sans text-fine text-text-2">
      {children}
    </kbd>
  )
}

/** Keys that are pressed together. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="inline-flex gap-1">
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </span>
  )
}

import type { ReactNode } from 'react'

/** A key as it is drawn on a float. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-[22px] min-w-[22px] items-center justify-center rounded-[5px] border border-line px-1.5 font-sans text-[12px] text-text-2">
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

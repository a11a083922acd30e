import type { ReactNode } from 'react'

/** What a claim rests on, on press. */
export function Receipts({ words, children }: { words: string; children: ReactNode }) {
  return (
    <details data-not-painted className="mt-2">
      <summary className="type-secondary w-fit cursor-pointer py-2 text-text-2 hover:text-text">
        {words}
      </summary>
      {children}
    </details>
  )
}

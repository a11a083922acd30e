import type { ReactNode } from 'react'
import { useEntity } from './use-entities.ts'

/** What the person said they came for, in their words; '' where they did not say. */
export const useCameFor = (): string => useEntity('about_me').row?.otherGoal.trim() ?? ''

/** The same as a sentence, with what it could begin here; nothing where they did not say. */
export function CameFor({ children }: { children: ReactNode }) {
  const reason = useCameFor()
  if (reason === '') return null
  return (
    <>
      {' '}
      You came here for this: <span className="font-serif italic [overflow-wrap:anywhere]">“{reason}”</span>.{' '}
      {children}
    </>
  )
}

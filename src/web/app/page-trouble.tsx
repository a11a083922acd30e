import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { TroubleScreen } from '#web/features/site/trouble-screen.tsx'

/** A page broke; the rest of the app still stands. */
export function PageTrouble({ error, reset }: ErrorComponentProps) {
  useEffect(() => console.error(error), [error])
  return (
    <TroubleScreen
      title="This page did not open."
      what={error instanceof Error ? error.message : String(error)}
      safe="Everything you wrote is still sealed on this device. Only the view of it broke."
      onRetry={reset}
    />
  )
}

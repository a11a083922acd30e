import { type ErrorComponentProps, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { TroubleScreen } from '#web/features/site/trouble-screen.tsx'

/** A page broke; the rest of the app still stands. */
export function PageTrouble({ error, reset }: ErrorComponentProps) {
  const isInside = useRouterState({
    select: ({ matches }) => matches.some(({ routeId, status }) => routeId === '/app' && status !== 'error'),
  })
  useEffect(() => console.error(error), [error])
  return (
    <TroubleScreen
      title="This page did not open."
      what={error instanceof Error ? error.message : String(error)}
      safe="Everything you wrote is still sealed on this device. Only the view of it broke."
      isInside={isInside}
      onRetry={reset}
    />
  )
}

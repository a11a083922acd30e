import { type ErrorComponentProps, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorScreen } from '#web/features/site/error-screen.tsx'
import { useEndOfFirstFrame } from '#web/lib/device/first-frame.ts'

/** A page broke; the rest of the app still stands. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const isInside = useRouterState({
    select: ({ matches }) => matches.some(({ routeId, status }) => routeId === '/app' && status !== 'error'),
  })
  useEffect(() => console.error(error), [error])
  useEndOfFirstFrame()
  return (
    <ErrorScreen
      title="This page did not open."
      what={error instanceof Error ? error.message : String(error)}
      safe="Everything you wrote is still sealed on this device. Only the view of it broke."
      isInside={isInside}
      onRetry={reset}
    />
  )
}

import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { saidBy } from '#browser/failure-sentences.ts'
import { ErrorScreen } from '#web/features/site/error-screen.tsx'
import { useEndOfFirstFrame } from '#web/lib/device/use-end-of-first-frame.ts'
import { useIsInside } from './late-screen.tsx'

const unforeseen = 'Something unexpected came up.'

/** A page broke; the rest of the app still stands. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const isInside = useIsInside()
  useEffect(() => console.error(error), [error])
  useEndOfFirstFrame()
  return (
    <ErrorScreen
      title="This page did not open."
      what={error instanceof TypeError ? unforeseen : saidBy(error, unforeseen)}
      safe="Everything you wrote is still sealed on this device. Only the view of it broke."
      isInside={isInside}
      onRetry={reset}
    />
  )
}

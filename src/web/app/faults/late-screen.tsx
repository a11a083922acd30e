import { lazyRouteComponent, type RouteComponent, useRouterState } from '@tanstack/react-router'
import { type ComponentType, lazy } from 'react'
import { ErrorScreen } from '#web/features/site/error-screen.tsx'
import { type MissingProps, standIn } from '#web/lib/device/stand-in.tsx'
import { useEndOfFirstFrame } from '#web/lib/device/use-end-of-first-frame.ts'

function MissingScreen({ onRetry, isInside = false }: MissingProps & { isInside?: boolean }) {
  useEndOfFirstFrame()
  return (
    <ErrorScreen
      title="This page could not be loaded."
      what="You may be offline. Inkwell keeps trying."
      safe="Everything you wrote is still sealed on this device."
      isInside={isInside}
      onRetry={onRetry}
    />
  )
}

/** Whether what is drawn here stands within the frame of the app. */
export const useIsInside = (): boolean =>
  useRouterState({
    select: ({ matches }) => matches.some(({ routeId, status }) => routeId === '/app' && status !== 'error'),
  })

const MissingPage = (props: MissingProps) => <MissingScreen {...props} isInside={useIsInside()} />

/** What takes the place of every page, fetched when it has to. */
export const lateScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch(() => standIn(load, MissingScreen)) }))

/** A page of the router. One that cannot be fetched says so in its own place; the router would load everything anew. */
export const latePage = (
  load: () => Promise<ComponentType>,
  Missing: ComponentType<MissingProps> = MissingPage,
): RouteComponent =>
  lazyRouteComponent(async () => ({ default: await load().catch(() => standIn(load, Missing)) }))

/** What is around pages: where it is missing there is no frame for the word of it. */
export const lateFrame = (load: () => Promise<ComponentType>): RouteComponent => latePage(load, MissingScreen)

import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { currentToasts, toast } from '../toasts.ts'
import { standIn } from './stand-in.tsx'
import { untilThere } from './until-there.ts'

/**
 * What becomes of a part of a page that cannot be fetched. Whatever it is, the page around it stands, and it is asked for until it is there.
 *
 * `in its place`: a short sentence and a button stand where the part belongs. `asked for`: somebody pressed something for it, such as a sheet, and is told
 * when it is late. `unseen`: nothing is said, and the fallback of its Suspense stands: often there is nothing to see where it belongs.
 */
export type Lateness = 'in its place' | 'asked for' | 'unseen'

/** A part of a page that is fetched beside it or when somebody asks for it. */
export const lateComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  lateness: Lateness = 'in its place',
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({
    default:
      lateness === 'in its place'
        ? await load().catch(() => standIn(load))
        : await untilThere(load, lateness === 'asked for' ? sayLate : undefined),
  }))

const late = 'This could not be loaded'

/** Tells somebody who waits for something that it is late. What many wait for is told once. */
export function sayLate(): void {
  if (currentToasts().some(({ title }) => title === late)) return
  toast({
    variant: 'destructive',
    title: late,
    description: 'The connection may be gone. It opens by itself when it is back.',
  })
}

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { standIn } from './stand-in.tsx'

/** A late part that its page is seldom drawn without; drawn by `Soon`. */
export interface SoonPart<Props extends object> {
  readonly coming: Promise<ComponentType<Props>>
  /** Null: it has not come yet. */
  readonly now: () => ComponentType<Props> | null
}

/** A part that is asked for with the script of its page. Where it cannot be had, a short sentence and a button stand in its place. */
export function soonPart<Props extends object>(load: () => Promise<ComponentType<Props>>): SoonPart<Props> {
  let part: ComponentType<Props> | null = null
  const keep = (came: ComponentType<Props>) => {
    part = came
    return came
  }
  return { coming: load().then(keep, () => keep(standIn(load))), now: () => part }
}

interface SoonProps<Props extends object> {
  readonly part: SoonPart<Props>
  readonly props: NoInfer<Props>
  readonly fallback: ReactNode
}

/** Draws a part as soon as it has come: React would draw what it has shown a fallback of Suspense for up to 300 ms later. */
export function Soon<Props extends object>({ part, props, fallback }: SoonProps<Props>) {
  const [Part, setPart] = useState(part.now)
  const isComing = Part === null
  useEffect(() => {
    if (isComing) void part.coming.then((came) => setPart(() => came))
  }, [part, isComing])
  return Part ? <Part {...props} /> : fallback
}

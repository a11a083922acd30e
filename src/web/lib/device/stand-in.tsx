import { type ComponentType, useEffect, useReducer, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { untilThere } from './until-there.ts'

/** What stands in the place of something that could not be fetched. */
export interface MissingProps {
  readonly isPending: boolean
  readonly onRetry: () => void
}

/** In the place of a part of a page. */
function MissingPart({ isPending, onRetry }: MissingProps) {
  return (
    <div className="my-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="type-secondary text-text-2">
        This part could not be loaded. You may be offline.
      </p>
      <Button variant="outline" size="small" isPending={isPending} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** Stands in the place of what could not be fetched, says so, and becomes it as soon as it can be had: by itself, or by a press. */
export function standIn<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<MissingProps> = MissingPart,
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined
  return function StandIn(props: Props) {
    const [, redraw] = useReducer((drawn: number) => drawn + 1, 0)
    const [isMissing, setMissing] = useState(false)
    const [isPending, setPending] = useState(false)
    const show = (came: ComponentType<Props>): void => {
      part = came
      redraw()
    }
    useEffect(() => {
      if (part) return
      const left = new AbortController()
      void untilThere(load, () => setMissing(true), left.signal).then((came) => {
        part = came
        redraw()
      })
      return () => left.abort()
    }, [])
    const Part = part
    if (Part) return <Part {...props} />
    if (!isMissing) return null
    const retry = (): void => {
      setPending(true)
      load()
        .then(show, () => undefined)
        .finally(() => setPending(false))
    }
    return <Missing isPending={isPending} onRetry={retry} />
  }
}

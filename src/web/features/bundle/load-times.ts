import { useEffect, useState } from 'react'
import { send } from '#browser/request.ts'
import type { BundlePart } from './bundle-part.ts'

export interface LoadTime {
  readonly ms: number
  /** It came from this browser's own store: no byte travelled. */
  readonly isFromDevice: boolean
}

export type LoadTimes = ReadonlyMap<string, LoadTime>

function timeOf(entry: PerformanceResourceTiming): LoadTime {
  return { ms: entry.duration, isFromDevice: entry.transferSize === 0 && entry.decodedBodySize > 0 }
}

const measuredMark = '?measured='

/** The first time counts, which somebody waited for; a run of `loadAll` replaces it. */
function withEntries(known: LoadTimes, fresh: readonly PerformanceResourceTiming[]): LoadTimes {
  const times = new Map(known)
  for (const entry of fresh) {
    const { pathname, search } = new URL(entry.name)
    if (search.startsWith(measuredMark) || !times.has(pathname)) times.set(pathname, timeOf(entry))
  }
  return times
}

/** How long the files of this page took, by address. It grows while more is loaded. */
export function useLoadTimes(): LoadTimes {
  const [times, setTimes] = useState<LoadTimes>(new Map())
  useEffect(() => {
    const observer = new PerformanceObserver((list) =>
      setTimes((known) => withEntries(known, list.getEntries() as PerformanceResourceTiming[])),
    )
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])
  return times
}

/** Fetches every part anew, one after another, past every store of this browser; the times come by `useLoadTimes`. */
export async function loadAll(parts: readonly BundlePart[], onOne: (done: number) => void): Promise<void> {
  for (const [index, { file }] of parts.entries()) {
    const response = await send('GET', `${file}${measuredMark}${Date.now()}`)
    await response.arrayBuffer()
    onOne(index + 1)
  }
}

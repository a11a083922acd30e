import { useEffect, useState } from 'react'
import { sayFailed } from '#web/lib/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault-calls.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { pauseReading, type ReadingProgress, readingProgress } from './reading.calls.ts'
import { readSoFar } from './reading-words.ts'

/** While pages are being read it is asked so often. */
const everyMs = 700
/** Afterwards only now and then: pages change. */
const seldomMs = 5_000

/** How far the journal has been read on this device, and a way to pause that. */
export function ReadingPiece() {
  const vault = useVaultCalls()
  const [progress, setProgress] = useProgress()
  if (!progress) return <Skeleton className="mt-3 h-14 w-full" />
  const { read, of, isPaused } = progress
  const isWhole = read >= of
  const pause = () => void vault.run(pauseReading, { isPaused: !isPaused }).then(setProgress).catch(sayFailed)
  return (
    <>
      <p className="type-secondary mt-1 text-muted">
        By rules, on this device, for the margin beside a page. Nothing of it is sent anywhere.
      </p>
      <div className="mt-4 flex items-baseline justify-between gap-4">
        <p role="status" className="figures text-[15px]">
          {readSoFar(progress)}
        </p>
        {(!isWhole || isPaused) && (
          <button
            type="button"
            onClick={pause}
            className="hit-44 shrink-0 rounded-inner text-[14px] font-[550] text-text-2 hover:text-ink"
          >
            {isPaused ? 'Go on' : 'Pause'}
          </button>
        )}
      </div>
      {!isWhole && (
        <div aria-hidden="true" className="mt-3 h-1 overflow-hidden rounded-pill bg-surface-2">
          <div
            className="h-full origin-left rounded-pill bg-primary transition-transform duration-(--quick)"
            style={{ transform: `scaleX(${read / Math.max(1, of)})` }}
          />
        </div>
      )}
    </>
  )
}

function useProgress() {
  const vault = useVaultCalls()
  const [progress, setProgress] = useState<ReadingProgress | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = async () => {
      const now = await vault.run(readingProgress, null).catch(() => null)
      if (isOver) return
      if (now) setProgress(now)
      timer = setTimeout(() => void ask(), now && now.read < now.of && !now.isPaused ? everyMs : seldomMs)
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [vault])
  return [progress, setProgress] as const
}

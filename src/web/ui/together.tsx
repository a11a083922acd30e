import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classNames } from './class-names.ts'

interface Waiting {
  /** Something is still coming. Call what it gives when it is there. */
  readonly begin: () => () => void
}

const Waiting = createContext<Waiting | null>(null)
const Shown = createContext(true)

/** While `isReady` is false, what stands together with this is not shown yet. */
export function useWaitsFor(isReady: boolean): void {
  const waiting = useContext(Waiting)
  useLayoutEffect(() => (isReady ? undefined : waiting?.begin()), [isReady, waiting])
}

/** What is in it is not waited for, and keeps its room by itself. */
export const Unawaited = ({ children }: { children: ReactNode }) => <Waiting value={null}>{children}</Waiting>

/** Whether what stands together with this is shown. Until then nothing in it can have the focus. */
export const useIsShown = (): boolean => useContext(Shown)

/** So long nothing is shown for something that is slow; then its skeleton is. */
const usualPatienceMs = 1_500

/**
 * Shows its children once all of them have what they wait for, so that nothing moves while they arrive one after the other. They are laid out meanwhile,
 * and cannot be pressed. What comes later, after an action, is not waited for.
 * `patienceMs`: how long the slowest of them may take; longer where there are many, and each would push the others.
 */
export function Together({
  children,
  patienceMs = usualPatienceMs,
}: {
  children: ReactNode
  patienceMs?: number
}) {
  const [isSettled, setSettled] = useState(false)
  const count = useRef(0)
  const waiting = useMemo<Waiting>(() => {
    // In the same frame something else may begin to wait.
    const look = () => requestAnimationFrame(() => count.current === 0 && setSettled(true))
    return {
      begin() {
        count.current += 1
        return () => {
          count.current -= 1
          if (count.current === 0) look()
        }
      },
    }
  }, [])
  useLayoutEffect(() => {
    if (count.current === 0) setSettled(true)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), patienceMs)
    return () => clearTimeout(timer)
  }, [patienceMs])
  return (
    <Waiting value={isSettled ? null : waiting}>
      {!isSettled && <Coming />}
      <Shown value={isSettled}>
        <div className={classNames('contents', !isSettled && 'invisible')}>{children}</div>
      </Shown>
    </Waiting>
  )
}

const block = 'block animate-breathe rounded-inner bg-surface-2'

/** Takes no room: what is laid out below it is where it will be. */
function Coming() {
  return (
    <div aria-hidden="true" className="relative h-0">
      <div className="absolute inset-x-0 top-8 grid gap-4">
        <span className={classNames(block, 'h-5 w-2/5')} />
        <span className={classNames(block, 'h-5 w-4/5')} />
        <span className={classNames(block, 'h-5 w-3/5')} />
      </div>
    </div>
  )
}

import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'

/** The usual way to the server takes less; nobody needs to hear of it. */
const patienceMs = 2_500

/** Says that a page is on no other device yet, once that lasts longer than usual. */
export function OnlyHere() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return null
  return (
    <span title="Only on this device" className="shrink-0 text-muted group-aria-[current]:text-ink">
      <CloudOff size={14} strokeWidth={1.7} aria-hidden="true" />
      <span className="sr-only">only on this device</span>
    </span>
  )
}

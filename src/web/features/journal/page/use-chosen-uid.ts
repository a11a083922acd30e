import { useCallback, useState } from 'react'
import { beginPage } from './fresh-pages.ts'

interface Chosen {
  readonly chosen: string | undefined
  readonly select: (uid: string | null) => void
}

/** The chosen entry. A choice counts at once: no key may reach the page before while the address is still changing. */
export function useChosen(entryUid: string | undefined, onSelect: (uid: string | null) => void): Chosen {
  const [ahead, setAhead] = useState<{ from: string | undefined; to: string | null } | null>(null)
  if (ahead && ahead.from !== entryUid) setAhead(null)
  const isAhead = ahead !== null && ahead.from === entryUid
  const select = useCallback(
    (uid: string | null) => {
      setAhead({ from: entryUid, to: uid })
      onSelect(uid)
    },
    [entryUid, onSelect],
  )
  return { chosen: isAhead ? (ahead.to ?? undefined) : entryUid, select }
}

/** Which page is open: the chosen one; beside a list a blank one when none is chosen, on a phone none. */
export function useChosenUid(chosen: string | undefined, isPhone: boolean): string | null {
  const [blank, setBlank] = useState(() => beginPage())
  const [isUsed, setIsUsed] = useState(false)
  if (chosen === blank.uid && !isUsed) setIsUsed(true)
  if (chosen === undefined && isUsed) {
    setBlank(beginPage())
    setIsUsed(false)
  }
  return chosen ?? (isPhone ? null : blank.uid)
}

import { useEffect, useState } from 'react'

/** How many cards have something to say: a card with nothing to say draws nothing. */
export function useDrawnCards(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const page = document.querySelector('main') ?? document.body
    const look = () => setCount(page.querySelectorAll('[data-card]:not(:empty)').length)
    const watch = new MutationObserver(look)
    watch.observe(page, { childList: true, subtree: true })
    look()
    return () => watch.disconnect()
  }, [])
  return count
}

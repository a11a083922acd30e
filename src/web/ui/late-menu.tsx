import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react'

type Pressable = ReactElement<{ onClick?: () => void }>

/** A menu that is fetched right after the page. A press that comes before it opens it on arrival. */
export function LateMenu({
  trigger,
  children,
}: {
  trigger: Pressable
  /** The menu, made of lazy components. */
  children: (isOpenAtFirst: boolean) => ReactNode
}) {
  const [isWanted, setWanted] = useState(false)
  return (
    <Suspense fallback={cloneElement(trigger, { onClick: () => setWanted(true) })}>
      {children(isWanted)}
    </Suspense>
  )
}

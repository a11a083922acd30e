import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react'

type Pressable = ReactElement<Pick<ComponentProps<'button'>, 'onClick' | 'onPointerDown'>>
type Press = Pick<PointerEvent, 'button' | 'ctrlKey' | 'preventDefault'>

/**
 * How a button is pressed while its menu is still on its way. It must not take the focus, as the menu's own button does not: the menu may arrive
 * within the same press, and would close again when the focus goes to what is outside of it.
 */
export const earlyPress = (open: () => void) => ({
  onClick: open,
  onPointerDown: (event: Press) => {
    if (event.button !== 0 || event.ctrlKey) return
    event.preventDefault()
    open()
  },
})

/**
 * A menu that is fetched right after the page. A press that comes before it opens it on arrival; it counts from its beginning, since the menu's own button
 * may take the place of the first one under the finger.
 */
export function LazyMenu({
  trigger,
  children,
}: {
  trigger: Pressable
  /** The menu, made of lazy components. */
  children: (isOpenAtFirst: boolean) => ReactNode
}) {
  const [isWanted, setWanted] = useState(false)
  return (
    <Suspense
      fallback={cloneElement(
        trigger,
        earlyPress(() => setWanted(true)),
      )}
    >
      {children(isWanted)}
    </Suspense>
  )
}

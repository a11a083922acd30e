import { useLayoutEffect, useRef, useState } from 'react'
import { metForm, playerFormKey } from '#domain/mindfulness/player/mini-player.ts'
import { readText } from '../device/local-storage.ts'
import { watchedValue } from '../vault/observable.ts'

/** The place that the page at hand keeps for the sound player; null where it keeps none. */
export const playerSlot = watchedValue<HTMLElement | null>(null)

/** bar: in a row of controls at the top; aside: in a column as wide as the sidebar; narrow: among its icons. */
export type PlayerSlotKind = 'bar' | 'aside' | 'narrow'

/** What the player will take up, so that nothing moves when it comes. */
const room: Readonly<Record<PlayerSlotKind, Readonly<Record<'hidden' | 'compact', string>>>> = {
  bar: { hidden: 'min-w-11', compact: 'min-w-11' },
  aside: { hidden: 'min-h-14', compact: 'min-h-14' },
  narrow: { hidden: 'min-h-11', compact: 'min-h-22' },
}

/** A place kept free for the sound player, so that it lies over nothing. It is empty until the player has been fetched. */
export function PlayerSlot({ kind }: { kind: PlayerSlotKind }) {
  const [form] = useState(() => metForm(readText(playerFormKey)))
  const self = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = self
    playerSlot.write(current)
    return () => {
      if (playerSlot.read() === current) playerSlot.write(null)
    }
  }, [])
  return <div ref={self} data-kind={kind} className={`player-slot ${room[kind][form]}`} />
}

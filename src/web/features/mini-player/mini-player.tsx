import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
  afterPress,
  type MiniPlayerForm,
  type MiniPlayerPress,
  metForm,
  playerFormKey,
} from '#domain/mindfulness/player/mini-player.ts'
import { isTone } from '#domain/mindfulness/player/sound-player.ts'
import { nameOfSound } from '#web/audio/player/media-keys.ts'
import { type PlayerView, player, playerMoves, recallMusic } from '#web/audio/player/player.ts'
import { keepText, readText } from '#web/lib/device/local-storage.ts'
import { useWatched } from '#web/lib/vault/observable.ts'
import { FullPlayer } from './full-player.tsx'
import { PillFace, RoundFace } from './pill-face.tsx'
import { detailOf } from './player-words.ts'
import { SoundArt } from './sound-art.tsx'
import './pill.css'
import './full-player.css'

function Picture({ view: { soundType, currentTrack } }: { view: PlayerView }) {
  if (currentTrack)
    return <img className="mp-picture" src={currentTrack.coverArt} alt="" width={52} height={52} />
  const art = soundType === 'music' || isTone(soundType) ? 'tone' : soundType
  return (
    <span className="mp-picture">
      <SoundArt of={art} />
    </span>
  )
}

/**
 * The form that was kept, moved by presses; after each the focus is on what took the place of what was pressed. The first sound that plays brings
 * out the pill.
 */
function useForm(first: MiniPlayerForm | undefined, isPlaying: boolean) {
  const self = useRef<HTMLElement>(null)
  const [form, setForm] = useState<MiniPlayerForm>(() => first ?? metForm(readText(playerFormKey)))
  const wasPressed = useRef(false)
  const press = useCallback((which: MiniPlayerPress, movesFocus = true) => {
    wasPressed.current = movesFocus
    setForm((now) => afterPress(now, which))
  }, [])
  useEffect(() => {
    if (!isPlaying || readText(playerFormKey) !== null) return
    keepText(playerFormKey, 'compact')
    setForm((now) => (now === 'hidden' ? 'compact' : now))
  }, [isPlaying])
  useEffect(() => {
    if (readText(playerFormKey) !== null) keepText(playerFormKey, form)
    if (wasPressed.current) self.current?.querySelector('button')?.focus()
    wasPressed.current = false
  }, [form])
  return { self, form, press }
}

/** What lies over the player and has an Escape of its own. */
const overPlayer = 'dialog[open], [role="menu"], [role="listbox"]'

/**
 * A press beside it, the focus elsewhere, or another page closes the open player: nothing that is needed lies under it. So does Escape, wherever the
 * focus went while sounds were chosen, and the focus is then on the player (`leave`).
 */
function useLightClose(
  self: RefObject<HTMLElement | null>,
  isOpen: boolean,
  page: string,
  { close, leave }: { close: () => void; leave: () => void },
) {
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(overPlayer)) return
      event.preventDefault()
      leave()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen, leave])
  useEffect(() => {
    if (!isOpen) return
    const look = ({ target }: Event) => {
      if (target instanceof Node && !self.current?.contains(target)) close()
    }
    for (const sign of ['pointerdown', 'focusin'] as const) document.addEventListener(sign, look)
    return () => {
      for (const sign of ['pointerdown', 'focusin'] as const) document.removeEventListener(sign, look)
    }
  }, [self, isOpen, close])
  const shownOn = useRef(page)
  useEffect(() => {
    if (shownOn.current !== page) close()
    shownOn.current = page
  }, [page, close])
}

/** What somebody who does not look has to know: only what changes by itself. */
function said({ composing, trouble, waitsForTouch }: PlayerView): string {
  if (composing !== null) return 'This piece is being composed. It plays when it is ready.'
  return trouble ?? (waitsForTouch ? 'Music plays on at your next touch.' : '')
}

interface MiniPlayerProps {
  /** Music that was playing may go on here by itself. */
  readonly maySound: boolean
  /** The address of the page beneath it. */
  readonly page: string
  /** The form it had as a drawing, or everything, where that was asked for just now. Default: the one that was kept. */
  readonly first?: MiniPlayerForm
  /** What has the focus at first, as a selector: what was pressed before the player was there. */
  readonly focusFirst?: string | null
  readonly onOpenFull: () => void
}

/**
 * The floating player: hidden, a pill, or everything. The first two stand where a page keeps a place for them (`PlayerSlot`), in the lower right corner
 * where it keeps none.
 */
export function MiniPlayer({ maySound, page, first, focusFirst = null, onOpenFull }: MiniPlayerProps) {
  const view = useWatched(player)
  const { self, form, press } = useForm(first, view.isPlaying)
  const collapse = useCallback(() => press('collapse', false), [press])
  const leave = useCallback(() => press('collapse'), [press])
  useLightClose(self, form === 'full', page, { close: collapse, leave })
  useEffect(() => {
    if (maySound) recallMusic()
  }, [maySound])
  useEffect(() => {
    if (focusFirst) self.current?.querySelector<HTMLElement>(focusFirst)?.focus()
  }, [focusFirst, self])
  const face = { name: nameOfSound(view), detail: detailOf(view), picture: <Picture view={view} /> }
  return (
    <section ref={self} className="mini-player" data-around aria-label="Sound player" data-form={form}>
      {form === 'hidden' && <RoundFace isPlaying={view.isPlaying} onBringBack={() => press('bring-back')} />}
      {form === 'compact' && (
        <PillFace
          {...face}
          isPlaying={view.isPlaying}
          onExpand={() => press('expand')}
          onToggle={playerMoves.toggle}
          onHide={() => press('hide')}
        />
      )}
      {form === 'full' && (
        <FullPlayer
          {...{ ...face, view, onOpenFull }}
          onCollapse={() => press('collapse')}
          onHide={() => press('hide')}
        />
      )}
      <p role="status" className="mp-unseen">
        {said(view)}
      </p>
    </section>
  )
}

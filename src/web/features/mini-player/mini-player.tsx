import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
  afterPress,
  type MiniPlayerForm,
  type MiniPlayerPress,
  parseForm,
} from '#domain/mindfulness/mini-player.ts'
import { isTone } from '#domain/mindfulness/sound-player.ts'
import { nameOfSound } from '#web/audio/media-keys.ts'
import { type PlayerView, player, playerMoves, recallMusic } from '#web/audio/player.ts'
import { keepText, readText } from '#web/lib/local-storage.ts'
import { useWatched } from '#web/lib/watched.ts'
import { FullPlayer } from './full-player.tsx'
import { formKey } from './kept-form.ts'
import { PillFace, RoundFace } from './pill-face.tsx'
import { detailOf } from './player-words.ts'
import { SoundArt } from './sound-art.tsx'
import { useOutOfTheWay } from './use-out-of-the-way.ts'
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

/** There the open player covers the page. */
const isPhone = (): boolean => matchMedia('(max-width: 767px), (max-height: 500px)').matches

/** On a phone everything lies open only for who has just asked for it. */
function firstForm(isAsked: boolean): MiniPlayerForm {
  if (isAsked) return 'full'
  const kept = parseForm(readText(formKey))
  return kept === 'full' && isPhone() ? 'compact' : kept
}

/** The form that was kept, moved by presses; after each the focus is on what took the place of what was pressed. */
function useForm(isAsked: boolean) {
  const self = useRef<HTMLElement>(null)
  const [form, setForm] = useState(() => firstForm(isAsked))
  const wasPressed = useRef(false)
  const press = useCallback((which: MiniPlayerPress, movesFocus = true) => {
    wasPressed.current = movesFocus
    setForm((now) => afterPress(now, which))
  }, [])
  useEffect(() => {
    keepText(formKey, form)
    if (wasPressed.current) self.current?.querySelector('button')?.focus()
    wasPressed.current = false
  }, [form])
  return { self, form, press }
}

/** On a phone a press beside it, or another page, closes the open player. */
function useLightClose(
  self: RefObject<HTMLElement | null>,
  isOpen: boolean,
  page: string,
  close: () => void,
) {
  useEffect(() => {
    if (!isOpen || !isPhone()) return
    const look = ({ target }: PointerEvent) => {
      if (target instanceof Node && !self.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', look)
    return () => document.removeEventListener('pointerdown', look)
  }, [self, isOpen, close])
  const shownOn = useRef(page)
  useEffect(() => {
    if (shownOn.current !== page && isPhone()) close()
    shownOn.current = page
  }, [page, close])
}

/** What somebody who does not look has to know: only what changes by itself. */
function said({ composing, trouble, waitsForTouch }: PlayerView): string {
  if (composing !== null) return 'This piece is being composed. It plays when it is ready.'
  return trouble ?? (waitsForTouch ? 'Music plays on at your next touch.' : '')
}

/**
 * Where there is room for it. open: the lower right corner; frame: there as well, and in the bar at the top of telephones; column: under the
 * list at the left of a page that fills the window, and in the bar of telephones.
 */
export type PlayerPlace = 'open' | 'frame' | 'column'

interface MiniPlayerProps {
  /** Music that was playing may go on here by itself. */
  readonly maySound: boolean
  readonly place: PlayerPlace
  /** The address of the page beneath it. */
  readonly page: string
  /** It was asked for all of it just now. */
  readonly isAsked?: boolean
  /** What has the focus at first, as a selector: what was pressed before the player was there. */
  readonly focusFirst?: string | null
  readonly onOpenFull: () => void
}

/** The floating player: hidden, a pill, or everything. */
export function MiniPlayer({
  maySound,
  place,
  page,
  isAsked = false,
  focusFirst = null,
  onOpenFull,
}: MiniPlayerProps) {
  const view = useWatched(player)
  const { self, form, press } = useForm(isAsked)
  const collapse = useCallback(() => press('collapse', false), [press])
  useLightClose(self, form === 'full', page, collapse)
  const isAside = useOutOfTheWay(self, form === 'full', collapse)
  useEffect(() => {
    if (maySound) recallMusic()
  }, [maySound])
  useEffect(() => {
    if (focusFirst) self.current?.querySelector<HTMLElement>(focusFirst)?.focus()
  }, [focusFirst, self])
  // Pages leave room below their last line, and nothing with the focus is scrolled under the player.
  useEffect(() => {
    document.documentElement.dataset.miniPlayer = place
    return () => {
      delete document.documentElement.dataset.miniPlayer
    }
  }, [place])
  const face = { name: nameOfSound(view), detail: detailOf(view), picture: <Picture view={view} /> }
  return (
    <aside
      ref={self}
      className="mini-player"
      data-around
      aria-label="Sound player"
      data-form={form}
      data-place={place}
      data-aside={isAside && place !== 'column'}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && form === 'full') press('collapse')
      }}
    >
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
    </aside>
  )
}

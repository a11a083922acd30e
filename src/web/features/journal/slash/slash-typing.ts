import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { applyChange } from '#web/lib/fields/text-change.ts'
import { mirrorOf } from '../editor/textarea-positions.ts'
import { pageItems, slashChange } from './slash-blocks.ts'
import { fittingItems, type SlashItem } from './slash-items.ts'
import { type SlashPlace, slashBefore } from './slash-place.ts'

interface Opened {
  /** Where the slash stands. */
  readonly at: number
  readonly line: { readonly top: number; readonly bottom: number }
  readonly items: readonly SlashItem[]
}

const none: readonly SlashItem[] = []

/** Whether the menu is open, for which letters, and what it offers. It opens when a slash is typed, never by moving the caret. */
export function useSlashTyping(
  text: RefObject<HTMLTextAreaElement | null>,
  more: readonly SlashItem[],
  zone: string,
) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [typed, setTyped] = useState('')
  const close = useCallback(() => setOpened(null), [])
  // What comes late, as templates do after the page, is offered as soon as it is there.
  const items = useMemo(
    () => (opened ? fittingItems([...opened.items, ...more], typed) : none),
    [opened, more, typed],
  )

  const onInput = useCallback(
    (event: InputEvent) => {
      const field = text.current
      if (!field || event.isComposing) return close()
      const isSlash = event.inputType === 'insertText' && event.data === '/'
      if (!opened && !isSlash) return
      const place = slashBefore(field.value, field.selectionEnd)
      if (!place || (opened && !isSlash && place.at !== opened.at)) return close()
      setTyped(place.typed)
      if (isSlash)
        setOpened({
          at: place.at,
          line: lineAt(field, place.at),
          items: pageItems(Date.now(), zone),
        })
    },
    [text, opened, zone, close],
  )

  const choose = useCallback(
    (item: SlashItem) => {
      const place: SlashPlace | null = opened && { at: opened.at, typed }
      close()
      if (place) void bring(text.current, place, item)
    },
    [opened, typed, close, text],
  )

  useEffect(() => {
    if (!opened) return
    const closeElsewhere = () => {
      const field = text.current
      if (document.activeElement !== field || !field) return close()
      if (
        field.selectionStart !== field.selectionEnd ||
        slashBefore(field.value, field.selectionEnd)?.at !== opened.at
      )
        close()
    }
    document.addEventListener('selectionchange', closeElsewhere, true)
    return () => document.removeEventListener('selectionchange', closeElsewhere, true)
  }, [opened, close, text])

  return {
    isOpen: opened !== null && items.length > 0,
    line: opened?.line,
    items,
    typed,
    onInput,
    choose,
    close,
  }
}

function lineAt(field: HTMLTextAreaElement, at: number): Opened['line'] {
  const mirror = mirrorOf(field)
  const { top, bottom } = mirror.boxAt(at)
  const from = field.getBoundingClientRect().top
  mirror.remove()
  return { top: top - from, bottom: bottom - from }
}

/** What was written meanwhile stays: an item that takes a while comes only where its slash still stands. */
async function bring(field: HTMLTextAreaElement | null, place: SlashPlace, item: SlashItem): Promise<void> {
  const brought = await item.insert()
  if (!field?.isConnected) return
  const asked = `/${place.typed}`
  if (field.value.slice(place.at, place.at + asked.length) !== asked) return
  applyChange(field, slashChange(field.value, place, item, brought))
}

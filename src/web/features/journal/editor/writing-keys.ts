import { indentItems } from '#domain/journal/markdown/indent-items.ts'
import { tableStep } from '#domain/journal/markdown/table-cells.ts'
import type { TextChange } from '#domain/journal/markdown/text-change.ts'
import { toggleInline } from '#domain/journal/markdown/toggle-inline.ts'
import { type LineKind, toggleLines } from '#domain/journal/markdown/toggle-lines.ts'
import { toggleLink } from '#domain/journal/markdown/toggle-link.ts'
import type { Stretch } from '#domain/text/find-words.ts'
import { isCommand } from '#web/lib/device/command-key.ts'

type Edit = (text: string, selection: Stretch) => TextChange | null

/** The keys of a keydown event. */
export type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

const lines =
  (kind: LineKind): Edit =>
  (text, selection) =>
    toggleLines(text, selection, kind)

const plain: Readonly<Record<string, Edit>> = {
  b: (text, selection) => toggleInline(text, selection, '**'),
  i: (text, selection) => toggleInline(text, selection, '*'),
  e: (text, selection) => toggleInline(text, selection, '`'),
}
const shifted: Readonly<Record<string, Edit>> = {
  KeyX: (text, selection) => toggleInline(text, selection, '~~'),
  Digit7: lines('numbers'),
  Digit8: lines('bullets'),
  Digit9: lines('tasks'),
  Period: lines('quote'),
}
const withAlt: Readonly<Record<string, Edit>> = {
  Digit1: lines('heading-1'),
  Digit2: lines('heading-2'),
  Digit3: lines('heading-3'),
}

const stepOn: Edit = (text, at) => tableStep(text, at, 'next') ?? indentItems(text, at, 'in')
const stepBack: Edit = (text, at) => tableStep(text, at, 'previous') ?? indentItems(text, at, 'out')

/** What a key does with the text; undefined: the key is not for the text. A link needs words: without, the key belongs to the palette. */
export function editForKey(event: Keys, selection: Stretch): Edit | undefined {
  const isBare = !event.ctrlKey && !event.metaKey && !event.altKey
  if (event.key === 'Tab' && isBare) return event.shiftKey ? stepBack : stepOn
  if (!isCommand(event)) return undefined
  if (event.altKey) return event.shiftKey ? undefined : withAlt[event.code]
  if (event.shiftKey) return shifted[event.code]
  if (event.key.toLowerCase() === 'k' && selection.from !== selection.to) return toggleLink
  return plain[event.key.toLowerCase()]
}

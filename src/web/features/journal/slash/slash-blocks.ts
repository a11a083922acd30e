import { lineStart } from '#domain/journal/markdown/line-marks.ts'
import { caretAt, changed, smallestChange, type TextChange } from '#domain/journal/markdown/text-change.ts'
import { toggleLines } from '#domain/journal/markdown/toggle-lines.ts'
import { dateOnWall } from '#domain/time/day.ts'
import { longDate, timeOnWall } from '#domain/time/entry-date.ts'
import type { BlockKind, SlashItem, SlashText } from './slash-items.ts'
import type { SlashPlace } from './slash-place.ts'

/** An item that makes the line itself into something. */
export interface LineItem extends SlashItem {
  readonly kind: BlockKind
}

const group = 'On the page'

const line = (kind: BlockKind, title: string, hint: string, also: string, preview: string): LineItem => ({
  id: kind,
  kind,
  icon: kind,
  title,
  hint,
  also,
  group,
  preview,
  insert: () => '',
})

/** An item that is lines of its own. */
interface BlockItem extends SlashItem {
  readonly isBlock: true
}

const block = (
  id: 'table' | 'code' | 'divider',
  title: string,
  hint: string,
  also: string,
  preview: string,
  brought: SlashText,
): BlockItem => ({ id, icon: id, isBlock: true, title, hint, also, group, preview, insert: () => brought })

/** What a slash brings everywhere. `nowMs` is asked when the menu opens. */
export function pageItems(nowMs: number, zone: string): readonly SlashItem[] {
  const date = longDate(dateOnWall(nowMs, zone))
  const time = timeOnWall(nowMs, zone)
  return [
    line('heading-2', 'Heading', '##', 'title section', '## The kitchen'),
    line('heading-3', 'Small heading', '###', 'title section', '### What stayed'),
    line('bullets', 'Bullet list', '-', 'points items', '- the blue cups\n- the lid'),
    line('numbers', 'Numbered list', '1.', 'count steps', '1. the low F\n2. the lid'),
    line('tasks', 'To-do', '[ ]', 'task checkbox check', '- [ ] call Anna\n- [x] return the towel'),
    line('quote', 'Quote', '>', 'said words', '> There is always one more room.'),
    block('table', 'Table', 'Tab', 'grid rows columns', '| Day | Mood |\n| --- | --- |\n| Mon | 6 |', {
      text: '|  |  |\n| --- | --- |\n|  |  |\n',
      caret: 2,
    }),
    block('code', 'Code', '```', 'monospace program fence', '```\nlet it = be\n```', {
      text: '```\n\n```\n',
      caret: 4,
    }),
    block('divider', 'Divider', '---', 'rule line', '---', { text: '---\n\n', caret: 5 }),
    {
      id: 'date',
      icon: 'date',
      title: 'Date',
      hint: 'today',
      also: 'day',
      group,
      preview: date,
      insert: () => date,
    },
    {
      id: 'time',
      icon: 'time',
      title: 'Time',
      hint: time,
      also: 'now clock',
      group,
      preview: time,
      insert: () => time,
    },
  ]
}

const isLineItem = (item: SlashItem): item is LineItem => 'kind' in item
const isBlockItem = (item: SlashItem): item is BlockItem => 'isBlock' in item

/** What parts a block from the words before it: without an empty line, a divider would make a heading of them and a table would be words. */
function partedAt(text: string, at: number): string {
  const start = lineStart(text, at)
  if (at > start) return '\n\n'
  return start > 0 && /\S/.test(text.slice(lineStart(text, start - 1), start)) ? '\n' : ''
}

/** The change that a chosen item is: the slash and its letters give way to it. */
export function slashChange(
  text: string,
  { at, typed }: SlashPlace,
  item: SlashItem,
  brought: string | SlashText,
): TextChange {
  const slash = { from: at, to: at + 1 + typed.length }
  const { text: insert, caret } =
    typeof brought === 'string' ? { text: brought, caret: brought.length } : brought
  if (!isLineItem(item)) {
    const before = isBlockItem(item) ? partedAt(text, at) : ''
    return smallestChange(text, slash, before + insert, caretAt(at + before.length + caret))
  }
  const without = changed(text, { ...slash, insert: '', selection: caretAt(at) })
  const made = toggleLines(without, caretAt(at), item.kind)
  const from = lineStart(text, at)
  const now = changed(without, made)
  const behind = text.length - slash.to
  return smallestChange(text, { from, to: slash.to }, now.slice(from, now.length - behind), made.selection)
}

import type { LineKind } from '#domain/journal/markdown/toggle-lines.ts'
import type { TemplateCategory } from '#domain/journal/templates/template-category.ts'
import { findBest } from '#web/lib/fuzzy.ts'

/** A text with the place where one goes on writing in it. */
export interface SlashText {
  readonly text: string
  /** In UTF-16 units from its beginning. */
  readonly caret: number
}

/** The blocks that a slash makes. */
export type BlockKind = Exclude<LineKind, `heading-${1 | 4 | 5 | 6}`>

/** What is drawn before an item: the kind of block, or when somebody reaches for a template. */
export type SlashIcon =
  | BlockKind
  | TemplateCategory
  | 'table'
  | 'code'
  | 'divider'
  | 'date'
  | 'time'
  | 'question'
  | 'guided'
  | 'own'

/** Something that a slash on the page can bring: a block of text, a date, a whole template. */
export interface SlashItem {
  readonly id: string
  /** What it is called; typed letters are looked for in it. */
  readonly title: string
  /** What else it may be looked for by. */
  readonly also?: string
  readonly icon: SlashIcon
  /** Offered once letters ask for it; the first list is short. */
  readonly isLater?: boolean
  /** It leads away from the page: what stands on the page comes before it. */
  readonly isElsewhere?: boolean
  /** At the right of the title, short: '5 min', a time, the sign that it writes. */
  readonly hint?: string
  /** The heading that it stands under. */
  readonly group?: string
  /** What will stand on the page, as lines; variables such as {{date}} are drawn as such. */
  readonly preview?: string
  /** The preview is a whole page: it is drawn as one, without its marks. */
  readonly isPage?: boolean
  /** One sentence below the preview: where a method comes from. */
  readonly note?: string
  /** The text that takes the place of the slash and its letters; a plain string is written on from its end. */
  readonly insert: () => Promise<string | SlashText> | string | SlashText
}

const groupOf = ({ group }: SlashItem): string => group ?? 'More'

/** Items under their headings, in the order of each heading's first. */
export const slashGroups = (items: readonly SlashItem[]): ReadonlyMap<string, readonly SlashItem[]> =>
  Map.groupBy(items, groupOf)

/** What is offered for the letters behind a slash, heading by heading, best first; a short list where there are none yet. */
export function fittingItems(items: readonly SlashItem[], typed: string): readonly SlashItem[] {
  const fitting =
    typed.trim() === ''
      ? items.filter(({ isLater }) => !isLater)
      : findBest(items, typed, ({ title, also = '' }) => ({ title, also }))
  const here = fitting.filter(({ isElsewhere }) => !isElsewhere)
  const elsewhere = fitting.filter(({ isElsewhere }) => isElsewhere)
  return [...slashGroups([...here, ...elsewhere]).values()].flat()
}

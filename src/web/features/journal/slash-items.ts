/** A text with the place where one goes on writing in it. */
export interface SlashText {
  readonly text: string
  /** In UTF-16 units from its beginning. */
  readonly caret: number
}

/** Something that a slash on the page can bring: a block of text, a date, a whole template. */
export interface SlashItem {
  readonly id: string
  /** What it is called; typed letters are looked for in it. */
  readonly title: string
  /** What else it may be looked for by. */
  readonly also?: string
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

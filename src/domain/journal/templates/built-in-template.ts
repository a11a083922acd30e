import type { TemplateCategory } from './template-category.ts'

/** A template that comes with the product. Its id never changes: entries keep it. */
export interface BuiltInTemplate {
  readonly id: string
  readonly title: string
  readonly category: TemplateCategory
  /** What it is for, in a line. */
  readonly about: string
  /** About how long it takes. */
  readonly minutes: number
  /** The title of the page that it begins; variables may stand in it. */
  readonly pageTitle: string
  /** Markdown. A prompt is a line in *italics* with an empty line under it to write on; `{{cursor}}` says where one begins. */
  readonly body: string
  /** Where the method comes from. */
  readonly source: string
  /** Other words that somebody may look for. */
  readonly also: string
}

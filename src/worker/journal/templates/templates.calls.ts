import type { JournalTemplate } from '#domain/journal/templates/journal-template.ts'
import type { TemplateFacts } from '#domain/journal/templates/template-variables.ts'
import { command, query } from '#worker/core/worker-calls.ts'

export interface OwnTemplateRow extends JournalTemplate {
  readonly id: string
}
/** The templates that the person made, in their order, hidden ones too. */
export const ownTemplates = query<null, OwnTemplateRow>('journal.templates')

export interface HiddenTemplatesRow {
  readonly id: string
  /** Ids of the built-in templates that are not shown. */
  readonly hidden: readonly string[]
}
/** One row once something was hidden. */
export const hiddenTemplatesRow = query<null, HiddenTemplatesRow>('journal.hidden-templates')

/** What the journal knows for a template's variables. `beside`: the page that is being filled, which does not count. */
export const askTemplateFacts = command<{ beside: string | null }, Omit<TemplateFacts, 'name'>>(
  'journal.template-facts',
)

/** Hides a built-in template, or shows it again. */
export const hideTemplate = command<{ id: string; isHidden: boolean }, void>('journal.template-hide')

/** The next question to write on from; none comes again on this device before all were asked. */
export const askQuestion = command<null, string>('journal.question')

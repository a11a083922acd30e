import type { JournalTemplate, TemplateForm } from '#domain/journal/templates/journal-template.ts'
import type { TemplateFacts } from '#domain/journal/templates/template-variables.ts'
import { command, query } from '#web/lib/worker-calls.ts'

export interface OwnTemplateRow extends JournalTemplate {
  readonly id: string
}
/** The templates that the person made, in their order, hidden ones too. */
export const ownTemplates = query<null, OwnTemplateRow>('journal.templates')

export interface TemplateShelfRow {
  readonly id: string
  /** Ids of the built-in templates that are not shown. */
  readonly hidden: readonly string[]
}
/** One row once something was hidden. */
export const templateShelfRow = query<null, TemplateShelfRow>('journal.template-shelf')

/** What the journal knows for a template's variables. `beside`: the page that is being filled, which does not count. */
export const askTemplateFacts = command<{ beside: string | null }, Omit<TemplateFacts, 'name'>>(
  'journal.template-facts',
)

export interface KeepTemplate extends TemplateForm {
  /** Null makes a new one. */
  readonly uid: string | null
  /** For a new one: the built-in template that it comes from. */
  readonly madeFrom: string | null
}
/** Keeps a template and answers with its uid. */
export const keepTemplate = command<KeepTemplate, string>('journal.template-keep')

/** Takes a template away and answers with what it was, so that it can be put back; null: there was none. */
export const removeTemplate = command<{ uid: string }, JournalTemplate | null>('journal.template-remove')
export const putTemplateBack = command<{ uid: string; template: JournalTemplate }, void>(
  'journal.template-put-back',
)

/** Moves one of the person's own templates to another place among them, counted from 0. */
export const moveTemplate = command<{ uid: string; to: number }, void>('journal.template-move')

/** Hides any template, or shows it again. */
export const hideTemplate = command<{ id: string; isHidden: boolean }, void>('journal.template-hide')

/** The next question to write on from; none comes again on this device before all were asked. */
export const askQuestion = command<null, string>('journal.question')

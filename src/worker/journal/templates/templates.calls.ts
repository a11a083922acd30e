import type { TemplateFacts } from '#domain/journal/templates/template-variables.ts'
import { command } from '#worker/core/worker-calls.ts'

/** What the journal knows for a template's variables. `beside`: the page that is being filled, which does not count. */
export const askTemplateFacts = command<{ beside: string | null }, Omit<TemplateFacts, 'name'>>(
  'journal.template-facts',
)

/** Hides a built-in template, or shows it again. */
export const hideTemplate = command<{ id: string; isHidden: boolean }, void>('journal.template-hide')

/** The next question to write on from; none comes again on this device before all were asked. */
export const askQuestion = command<null, string>('journal.question')

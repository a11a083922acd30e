import { z } from 'zod'
import { type ConsentChoice, consentChoices } from '#domain/companion/talk/companion-choices.ts'
import { view } from '#domain/entity/view.ts'
import { voiceConsents } from '#domain/voice/voice-consent.ts'
import { consentOf } from '#domain/voice/voice-consent-in.ts'

/** The same rows for the same choice: nothing is sent to the screen when nothing changed. */
const rowsByChoice = new Map(consentChoices.map((choice) => [choice, [{ id: 'consent', choice }]] as const))
const rowsOf = (choice: ConsentChoice) => rowsByChoice.get(choice) ?? []

/** One row: whether replies may go to the service that speaks them. */
export const voiceConsentNow = view({
  reads: [voiceConsents],
  args: z.null(),
  rows: (records) => rowsOf(consentOf(records)),
})

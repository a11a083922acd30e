import { aboutMeRecords } from '#domain/account/onboarding-about.ts'
import { companionStyles } from '#domain/companion/companion-records.ts'
import { keepOnly } from '#web/lib/only-record.worker.ts'
import { type CommandImpl, perform } from '#web/lib/worker-calls.ts'
import { keepFirstAnswers } from './onboarding.calls.ts'

export const onboardingCommands: readonly CommandImpl[] = [
  perform(keepFirstAnswers, async (tools, { about, style }) => {
    await keepOnly(tools, aboutMeRecords, about)
    await keepOnly(tools, companionStyles, { style })
  }),
]

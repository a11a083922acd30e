import { aboutMeRecords } from '#domain/account/onboarding-about.ts'
import { companionStyles } from '#domain/companion/talk/companion-records.ts'
import { changeSingle } from '#worker/core/entity.ts'
import { type CommandImpl, perform } from '#worker/core/worker-calls.ts'
import { keepFirstAnswers } from './onboarding.calls.ts'

export const onboardingCommands: readonly CommandImpl[] = [
  perform(keepFirstAnswers, async (tools, { about, style }) => {
    await changeSingle(tools, aboutMeRecords, () => about)
    await changeSingle(tools, companionStyles, () => ({ style }))
  }),
]

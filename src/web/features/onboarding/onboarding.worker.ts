import { type CompanionStyle, companionStyleKind } from '#domain/companion/companion-records.ts'
import { type CommandImpl, perform, type WorkerTools } from '#web/lib/worker-calls.ts'
import { type AboutMe, keepFirstAnswers } from './onboarding.calls.ts'

const aboutMeKind = 'about_me'

/** There is one of this kind: it is written again, or made. */
async function keepOnly<T>({ session, newUid }: WorkerTools, kind: string, data: T): Promise<void> {
  const [kept] = session.store.byKind<T>(kind).values()
  await session.put<T>(kind, kept?.uid ?? newUid(), data)
}

export const onboardingCommands: readonly CommandImpl[] = [
  perform(keepFirstAnswers, async (tools, { about, style }) => {
    await keepOnly<AboutMe>(tools, aboutMeKind, about)
    await keepOnly<CompanionStyle>(tools, companionStyleKind, { style })
  }),
]

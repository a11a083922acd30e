import { lazy, Suspense } from 'react'
import type { VoiceMatters } from '#web/features/settings/voice-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const parts = () => import('#web/features/voice/voice-parts.tsx')
const RepliesPart = lazy(async () => ({ default: (await parts()).RepliesPart }))
const SoundPart = lazy(async () => ({ default: (await parts()).SoundPart }))
const VoiceChoice = lazy(async () => ({
  default: (await import('#web/features/voice/voice-choice.tsx')).VoiceChoice,
}))
const DictationForm = lazy(async () => ({
  default: (await import('#web/features/voice/dictation-form.tsx')).DictationForm,
}))

const waiting = <Skeleton className="mt-3 h-14 w-full" />

/** What the settings show of voices. */
export const voiceMatters: VoiceMatters = {
  replies: (
    <Suspense fallback={waiting}>
      <RepliesPart />
    </Suspense>
  ),
  voices: (
    <Suspense fallback={waiting}>
      <VoiceChoice />
    </Suspense>
  ),
  sound: (
    <Suspense fallback={waiting}>
      <SoundPart />
    </Suspense>
  ),
  dictation: (
    <Suspense fallback={waiting}>
      <DictationForm />
    </Suspense>
  ),
}

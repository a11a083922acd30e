import { useCallback, useMemo } from 'react'
import { serviceVoiceOf } from '#domain/voice/voice-choices.ts'
import { useTts } from '#web/lib/vault/use-tts.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { readAloud } from './aloud.ts'
import { DictationButton, type FieldRef } from './dictation-button.tsx'
import { DictationStrip } from './dictation-strip.tsx'
import { ListenIcons } from './listen-icons.tsx'

/** What a talk needs to be heard and to be spoken to. */
export function useTalkVoice() {
  const vault = useVaultCalls()
  const tts = useTts()
  const canSpeak = 'speechSynthesis' in globalThis || serviceVoiceOf(tts.preferredVoiceId) !== null
  const isRead = tts.enabled && canSpeak
  const isReadAlone = isRead && tts.autoplayResponses
  const onAnswered = useCallback(
    (messageId: string) => {
      if (isReadAlone) void readAloud(vault, messageId, tts, 'alone')
    },
    [vault, isReadAlone, tts],
  )
  return useMemo(
    () => ({
      listen: (messageId: string) => isRead && <ListenIcons {...{ messageId, tts }} />,
      dictate: (into: FieldRef) => <DictationButton into={into} className="hit-44 size-9! rounded-inner" />,
      strip: (into: FieldRef) => <DictationStrip into={into} className="mb-2 px-2.5" />,
      isReadAlone,
      onAnswered,
    }),
    [isRead, isReadAlone, onAnswered, tts],
  )
}

import { Pause, Play, Square, Volume2 } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import type { TtsSettings } from '#domain/voice/voice-choices.ts'
import { chooseOf } from '#web/lib/vault/choose-of.ts'
import { useVaultCalls, type VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { logError } from '#worker/core/vault-locked.ts'
import {
  beSilent,
  canSayInstead,
  goOnAloud,
  leaveAloud,
  pauseAloud,
  readAloud,
  sayInstead,
  useAloud,
} from './aloud.ts'
import { type VoiceAnswer, VoiceConsentSheet } from './voice-consent-sheet.tsx'

const sign = { size: 15, strokeWidth: 1.7, 'aria-hidden': true } as const

/** Under a reply: listen, pause, go on, stop; and what went wrong, where something did. The words stay as they are. */
export function ListenIcons({ messageId, tts }: { messageId: string; tts: TtsSettings }) {
  const vault = useVaultCalls()
  const aloud = useAloud()
  const main = useRef<HTMLButtonElement>(null)
  const isIt = aloud.messageId === messageId
  const step = isIt ? aloud.step : 'rest'
  // What is not on the screen any more is not heard any more.
  useEffect(() => () => leaveAloud(messageId), [messageId])
  const isGoing = step === 'loading' || step === 'speaking' || step === 'paused'

  return (
    <>
      <span className="inline-flex items-center gap-4">
        <MainIcon ref={main} step={step} onListen={() => void readAloud(vault, messageId, tts, 'asked')} />
        {isGoing && (
          <Sign
            icon={<Square {...sign} />}
            onPress={() => {
              beSilent()
              main.current?.focus()
            }}
          >
            Stop
          </Sign>
        )}
      </span>
      {isIt && aloud.note && <p className="type-label w-full text-muted">{aloud.note}</p>}
      {step === 'trouble' && (
        <div role="alert" className="type-label grid w-full gap-1 text-danger">
          {aloud.trouble}
          {canSayInstead() && <Sign onPress={() => sayInstead(tts)}>Use this device’s voice</Sign>}
        </div>
      )}
      {step === 'asking' && aloud.question && (
        <VoiceConsentSheet
          question={aloud.question}
          onAnswer={(answer) =>
            void keepAnswer(vault, answer, () => readAloud(vault, messageId, tts, 'allowed'))
          }
        />
      )}
    </>
  )
}

/** One button all the way, so that a keyboard stays where it is. */
function MainIcon({
  ref,
  step,
  onListen,
}: {
  ref: Ref<HTMLButtonElement>
  step: ReturnType<typeof useAloud>['step']
  onListen: () => void
}) {
  if (step === 'speaking')
    return (
      <Sign ref={ref} icon={<Pause {...sign} />} onPress={pauseAloud}>
        Pause
      </Sign>
    )
  if (step === 'paused')
    return (
      <Sign ref={ref} icon={<Play {...sign} />} onPress={goOnAloud}>
        Go on
      </Sign>
    )
  if (step === 'loading')
    return (
      <Sign ref={ref} icon={<Spinner size={15} />} onPress={() => undefined}>
        Coming
      </Sign>
    )
  return (
    <Sign ref={ref} label="Listen to this reply" icon={<Volume2 {...sign} />} onPress={onListen}>
      Listen
    </Sign>
  )
}

async function keepAnswer(
  vault: VaultCalls,
  { to, isForGood }: VoiceAnswer,
  read: () => Promise<void>,
): Promise<void> {
  if (to === 'nobody') {
    beSilent()
    return
  }
  try {
    if (isForGood) await chooseOf(vault, 'voice_consent', { choice: 'always' })
    await read()
  } catch (error) {
    logError(error)
    beSilent()
  }
}

interface SignProps {
  /** Where the words alone would not say enough. */
  label?: string
  icon?: ReactNode
  onPress: () => void
  ref?: Ref<HTMLButtonElement>
  children: string
}

function Sign({ label, icon, onPress, ref, children }: SignProps) {
  return (
    <button
      type="button"
      ref={ref}
      aria-label={label}
      onClick={onPress}
      className="hit-44 type-label inline-flex h-6 w-fit items-center gap-1.5 rounded-inner font-strong text-text-2 hover:text-ink"
    >
      {icon}
      {children}
    </button>
  )
}

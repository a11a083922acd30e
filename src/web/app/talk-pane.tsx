import { lazy, type ReactNode, Suspense } from 'react'
import { useTalkCare } from '#web/features/care/use-talk-care.tsx'
import { CompanionPane, type CompanionPaneProps } from '#web/features/companion/companion-pane.tsx'
import { useTalkVoice } from '#web/features/voice/talk-voice.tsx'

const ModelWords = lazy(async () => ({
  default: (await import('#web/features/journal/model-words.tsx')).ModelWords,
}))

const drawModelWords = (text: string, plain: ReactNode): ReactNode => (
  <Suspense fallback={plain}>
    <ModelWords text={text} />
  </Suspense>
)

/** The talk beside a page, with ears and a voice; what a model wrote is set by the journal's own renderer. */
export function TalkPane(props: Omit<CompanionPaneProps, 'voice' | 'care' | 'drawModelWords'>) {
  const care = useTalkCare(props.entryUid)
  return <CompanionPane {...props} {...{ drawModelWords, care }} voice={useTalkVoice()} />
}

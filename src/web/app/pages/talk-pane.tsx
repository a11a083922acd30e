import { type ReactNode, Suspense } from 'react'
import { useTalkCare } from '#web/features/care/use-talk-care.tsx'
import { CompanionPane, type CompanionPaneProps } from '#web/features/companion/companion-pane.tsx'
import { useTalkVoice } from '#web/features/voice/talk-voice.tsx'
import { lateComponent } from '#web/lib/device/late-component.ts'

const ModelWords = lateComponent(
  async () => (await import('#web/features/journal/reader/model-words.tsx')).ModelWords,
  'unseen',
)

const drawModelWords = (text: string, plain: ReactNode): ReactNode => (
  <Suspense fallback={plain}>
    <ModelWords text={text} />
  </Suspense>
)

/** The talk beside a page, with ears and a voice; what a model wrote is set by the journal's own renderer. */
export function TalkPane(props: Omit<CompanionPaneProps, 'voice' | 'care' | 'drawModelWords'>) {
  const care = useTalkCare(props.entryUid, props.talkUid)
  return <CompanionPane {...props} {...{ drawModelWords, care }} voice={useTalkVoice()} />
}

import { CompanionPane, type CompanionPaneProps } from '#web/features/companion/companion-pane.tsx'
import { useTalkVoice } from '#web/features/voice/talk-voice.tsx'

/** The talk beside a page, with ears and a voice. */
export function TalkPane(props: Omit<CompanionPaneProps, 'voice'>) {
  return <CompanionPane {...props} voice={useTalkVoice()} />
}

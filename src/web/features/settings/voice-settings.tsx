import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Part } from './settings-block.tsx'
import { SettingsColumns, SettingsFrame } from './settings-frame.tsx'

/** What stands in the section; it comes from outside, since settings know nothing of voices. */
export interface VoiceSettingsSlots {
  readonly replies: ReactNode
  readonly voices: ReactNode
  /** Nothing where no voice can be set; what it shows stands in the part that it is given. */
  readonly sound: (inPart: (content: ReactNode) => ReactNode) => ReactNode
  readonly dictation: ReactNode
}

/** How replies are heard, and how a page is spoken to. */
export function VoiceSettings({ replies, voices, sound, dictation }: VoiceSettingsSlots) {
  return (
    <SettingsFrame current="voice">
      <SettingsColumns
        side={
          <Part
            title="Dictation"
            aside={
              <Link to="/speech-to-text-demo" className="text-link hit-44 text-small text-text-2">
                Try it
              </Link>
            }
          >
            {dictation}
          </Part>
        }
      >
        <Part title="Voice replies">{replies}</Part>
        <Part title="Which voice">{voices}</Part>
        {sound((content) => (
          <Part title="How it sounds">{content}</Part>
        ))}
      </SettingsColumns>
    </SettingsFrame>
  )
}

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Part } from './part.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** What stands in the section; it comes from outside, since settings know nothing of voices. */
export interface VoiceMatters {
  readonly replies: ReactNode
  readonly voices: ReactNode
  readonly sound: ReactNode
  readonly dictation: ReactNode
}

/** How replies are heard, and how a page is spoken to. */
export function VoiceSection({ replies, voices, sound, dictation }: VoiceMatters) {
  return (
    <SettingsFrame current="voice">
      <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_352px]">
        <div className="min-w-0 xl:pr-9">
          <Part title="Voice replies">{replies}</Part>
          <Part title="Which voice">{voices}</Part>
          <Part title="How it sounds">{sound}</Part>
        </div>
        <div className="min-w-0 max-xl:border-t max-xl:border-line xl:-mb-16 xl:border-l xl:border-line xl:pb-16 xl:pl-9">
          <Part
            title="Dictation"
            aside={
              <Link to="/speech-to-text-demo" className="text-link hit-44 text-[14px] text-text-2">
                Try it
              </Link>
            }
          >
            {dictation}
          </Part>
        </div>
      </div>
    </SettingsFrame>
  )
}

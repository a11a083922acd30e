import { MessageSquare, Phone } from 'lucide-react'
import { aboutLine, callLink, textLink } from '#domain/safety/care-links.ts'
import type { HelpLine } from '#domain/safety/help/help-line.ts'
import { CareRowFrame } from './care-row-frame.tsx'

/** The help lines of a country as rows: the number is what can be pressed. */
export function HelpRows({ lines }: { lines: readonly HelpLine[] }) {
  return lines.map((line, at) => (
    <CareRowFrame
      key={aboutLine(line)}
      Icon={line.call || !line.text ? Phone : MessageSquare}
      title={at === 0 ? 'Talk to someone now' : 'Or here'}
      about={[aboutLine(line), line.web].filter(Boolean).join('. ')}
    >
      {line.call && (
        <a
          href={callLink(line.call) ?? undefined}
          aria-label={`Call ${line.name}, ${line.call}`}
          className="text-link hit-44 figures font-serif text-title-s leading-none tracking-title whitespace-nowrap decoration-transparent"
        >
          {line.call}
        </a>
      )}
      {line.text && (
        <a
          href={textLink(line.text)}
          className="text-link hit-44 figures text-small leading-none whitespace-nowrap text-text-2"
        >
          {textWords(line)}
        </a>
      )}
    </CareRowFrame>
  ))
}

/** 'Text HOME to 741741'; shorter where the same number is called. */
function textWords({ call, text }: HelpLine): string {
  if (!text) return ''
  if (text.to === call) return 'or text it'
  return text.say ? `Text ${text.say} to ${text.to}` : `Text ${text.to}`
}

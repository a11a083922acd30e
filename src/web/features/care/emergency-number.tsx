import { callLink } from '#domain/safety/care-links.ts'
import type { CountryHelp } from '#domain/safety/help/help-line.ts'
import type { DangerLanguage } from '#domain/safety/languages/danger-language.ts'
import { emergencyName } from './care-words.ts'

interface EmergencyNumberProps {
  help: CountryHelp
  /** Of the words around it, where it is not English. */
  language?: DangerLanguage | undefined
  /** Of the link. */
  className: string
}

/** The number to press, or, where the country is not known, words: they promise no number, and dial none. */
export function EmergencyNumber({ help, language, className }: EmergencyNumberProps) {
  const name = emergencyName(help, language)
  if (name !== help.emergency) return <span className="font-semibold text-pretty text-text">{name}</span>
  return (
    <a
      href={callLink(help.emergency) ?? undefined}
      aria-label={`${name}, the emergency number`}
      className={className}
    >
      {name}
    </a>
  )
}

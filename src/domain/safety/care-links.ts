import type { HelpLine } from './help/help-line.ts'

/** A number as a phone takes it; the (0) after a country's code is not dialled. Null where there is nothing to dial. */
export function callLink(number: string): string | null {
  const dialled = number.replace(/^(\s*\+.*)\(0\)/, '$1').replace(/[^\d+*#]/g, '')
  return /\d/.test(dialled) ? `tel:${dialled.replaceAll('#', '%23')}` : null
}

/** A text message that is begun, never sent: to whom, and the word that is asked for. */
export function textLink({ to, say }: NonNullable<HelpLine['text']>): string {
  const number = to.replace(/[^\d+]/g, '')
  return say ? `sms:${number}?&body=${encodeURIComponent(say)}` : `sms:${number}`
}

/** What is known of a line beside its number: 'Samaritans, day and night'. */
export function aboutLine({ name, hours, audience, languages }: HelpLine): string {
  const spoken = languages && `in ${listed(languages)}`
  return [name, audience && `for ${audience}`, hours, spoken].filter(Boolean).join(', ')
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

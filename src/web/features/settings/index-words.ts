import { countWord } from './device-rows.ts'

/** 'Sealed, on two devices'. */
export const sealedTitle = (devices: number): string =>
  `Sealed, on ${countWord(devices).toLowerCase()} ${devices === 1 ? 'device' : 'devices'}`

/** What a glance at the vault has to say: words that left this week, and whatever is not as it should be. */
export function standingSentence(words: number, setAside: number, notices: number): string {
  const left = `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'} left this week.`
  const aside =
    setAside === 0
      ? ''
      : ` ${countWord(setAside)} ${setAside === 1 ? 'record is' : 'records are'} in quarantine.`
  const loud = notices === 0 ? '' : ' The server does not show what it showed before.'
  return left + aside + loud
}

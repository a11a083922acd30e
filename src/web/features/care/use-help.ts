import { guessCountry } from '#domain/safety/help/guess-country.ts'
import type { CountryHelp } from '#domain/safety/help/help-line.ts'
import { helpFor } from '#domain/safety/help/help-lines.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'

/** The help of the person's country: chosen, or guessed from the clock and the languages of the device. */
export function useHelp(): { help: CountryHelp; isGuessed: boolean } {
  const chosen = useView('care.settings').rows[0]?.country ?? null
  const { zone } = useMyDay()
  return { help: helpFor(chosen ?? guessCountry(zone, navigator.languages)), isGuessed: chosen === null }
}

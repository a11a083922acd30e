import { useQuery } from '@tanstack/react-query'
import {
  chooseConsent,
  chooseManner,
  chooseStyle,
  companionSettings,
  findProvider,
  sayAboutMe,
} from '#web/features/companion/companion.calls.ts'
import type { CompanionMatters } from '#web/features/settings/companion-matters.ts'
import { useRows } from '#web/lib/use-rows.ts'
import { inkwell } from '#web/lib/worker-link.ts'

/** What the companion keeps of the person's choices, and how they are changed: for a screen that is not the companion's own. */
export function useCompanionMatters(): CompanionMatters {
  const settings = useRows(companionSettings, null).rows[0] ?? null
  const provider = useQuery({
    queryKey: [findProvider.name],
    queryFn: () => inkwell.run(findProvider, null),
    staleTime: 0,
    networkMode: 'always',
  })
  return { settings, provider: provider.data, change }
}

const change: CompanionMatters['change'] = {
  style: (style) => inkwell.run(chooseStyle, { style }),
  consent: (choice) => inkwell.run(chooseConsent, { choice }),
  manner: (choice) => inkwell.run(chooseManner, choice),
  about: (said) => inkwell.run(sayAboutMe, said),
}

import { useEffect } from 'react'
import { hourOf, timeOfDay } from '#domain/time/day.ts'
import { useAuth } from '#web/lib/auth-context.tsx'
import { useMyDay } from '#web/lib/use-my-day.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useVaultCalls } from '#web/lib/vault-calls.ts'
import type { PageSeed } from './fresh-pages.ts'
import type { SlashItem } from './slash-items.ts'
import { askForTemplates, useTemplateAsk } from './template-asks.ts'
import { useTemplateCards } from './template-cards.ts'
import { TemplateDesk } from './template-desk.tsx'
import { seedFrom, templateValuesNow } from './template-filling.ts'
import { templateSlashItems } from './template-slash-items.ts'

interface TemplateHostProps {
  /** The page that lies open. */
  uid: string | null
  onBegin: (seed: PageSeed) => void
  onSlashItems: (items: readonly SlashItem[]) => void
}

/** Everything about templates beside the journal's own screen; fetched right after it. */
export function TemplateHost({ uid, onBegin, onSlashItems }: TemplateHostProps) {
  const { user } = useAuth()
  const vault = useVaultCalls()
  const rule = useMyDay()
  const ask = useTemplateAsk()
  const { cards } = useTemplateCards()
  const name = user?.preferredName ?? null
  const part = timeOfDay(hourOf(useNow(), rule.zone))

  useEffect(() => {
    const fill = async (card: (typeof cards)[number]) =>
      seedFrom(card, await templateValuesNow(vault, name, rule, uid))
    onSlashItems(templateSlashItems({ vault, uid, cards, part, fill }))
  }, [vault, uid, cards, part, name, rule, onSlashItems])

  useEffect(() => () => askForTemplates(null), [])

  return ask && <TemplateDesk {...{ ask, uid, onBegin }} />
}

import { useEffect } from 'react'
import type { GuidedMethodId } from '#domain/guided/guided-method.ts'
import { hourOf, timeOfDay } from '#domain/time/day.ts'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { useNow } from '#web/lib/device/use-now.ts'
import { overlayPart } from '#web/lib/overlays/lazy-part.ts'
import { OverlayHost } from '#web/lib/overlays/overlay-host.tsx'
import type { GuidedFrom } from '#web/lib/vault/begin-guided.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import type { PageSeed } from '../page/fresh-pages.ts'
import { guidedSlashItems } from '../slash/guided-slash-items.ts'
import type { SlashItem } from '../slash/slash-items.ts'
import { useTemplateCards } from './template-cards.ts'
import { seedFrom, templateValuesNow } from './template-filling.ts'
import { templateOverlay } from './template-overlay.ts'
import { templateSlashItems } from './template-slash-items.ts'

const pageTemplates = overlayPart(templateOverlay, 'The templates', () => import('./page-templates.tsx'))

interface TemplateHostProps {
  /** The page that lies open. */
  uid: string | null
  onBegin: (seed: PageSeed) => void
  onGuided: (method: GuidedMethodId, from: GuidedFrom | null) => void
  onSlashItems: (items: readonly SlashItem[]) => void
}

/** Everything about templates beside the journal's own screen; fetched right after it. */
export function TemplateHost({ uid, onBegin, onGuided, onSlashItems }: TemplateHostProps) {
  const { user } = useAuth()
  const vault = useVaultCalls()
  const rule = useMyDay()
  const { cards } = useTemplateCards()
  const name = user?.preferredName ?? null
  const part = timeOfDay(hourOf(useNow(), rule.zone))

  useEffect(() => {
    const fill = async (card: (typeof cards)[number]) =>
      seedFrom(card, await templateValuesNow(vault, name, rule, uid))
    const guided = guidedSlashItems((method) => onGuided(method, uid ? { entryUid: uid, quote: '' } : null))
    onSlashItems([...templateSlashItems({ vault, uid, cards, part, fill }), ...guided])
  }, [vault, uid, cards, part, name, rule, onSlashItems, onGuided])

  return (
    <OverlayHost overlay={templateOverlay} part={pageTemplates} underLock="never" aheadMs={0}>
      {({ PageTemplates }, { request }) => <PageTemplates {...{ request, uid, onBegin }} />}
    </OverlayHost>
  )
}

import { useEffect, useMemo, useState } from 'react'
import { fillTemplate, fillTitle } from '#domain/journal/templates/fill-template.ts'
import {
  type TemplateFacts,
  type TemplateValues,
  templateValues,
} from '#domain/journal/templates/template-variables.ts'
import type { DayRule } from '#domain/time/day.ts'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { useNow } from '#web/lib/device/use-now.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useVaultCalls, type VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { logError } from '#worker/core/vault-locked.ts'
import { askTemplateFacts } from '#worker/journal/templates/templates.calls.ts'
import type { PageSeed } from '../page/fresh-pages.ts'
import type { TemplateCard } from './template-cards.ts'

const unknown: TemplateFacts = { name: null, lastMood: null, lastPage: null }

/** What the variables say this minute. `beside`: the page they are for, which is not the page before. */
export function useTemplateValues(beside: string | null): TemplateValues {
  const vault = useVaultCalls()
  const { user } = useAuth()
  const rule = useMyDay()
  const nowMs = useNow()
  const [facts, setFacts] = useState(unknown)
  const name = user?.preferredName ?? null
  useEffect(() => {
    let isCurrent = true
    vault
      .run(askTemplateFacts, { beside })
      .then((known) => isCurrent && setFacts({ ...known, name }))
      .catch(logError)
    return () => {
      isCurrent = false
    }
  }, [beside, name, vault.run])
  return useMemo(() => templateValues({ ...facts, name }, nowMs, rule), [facts, name, nowMs, rule])
}

/** The same, asked for once. */
export async function templateValuesNow(
  vault: VaultCalls,
  name: string | null,
  rule: DayRule,
  beside: string | null,
): Promise<TemplateValues> {
  const facts = await vault.run(askTemplateFacts, { beside }).catch(() => unknown)
  return templateValues({ ...facts, name }, Date.now(), rule)
}

/** What a page begins with that is begun from a template. */
export function seedFrom(
  card: Pick<TemplateCard, 'id' | 'pageTitle' | 'body'>,
  values: TemplateValues,
): PageSeed {
  const { text, caret } = fillTemplate(card.body, values)
  return { templateId: card.id, title: fillTitle(card.pageTitle, values), content: text, caret }
}

import { toast } from '#web/lib/toasts.ts'
import { useView } from '#web/lib/vault/use-view.ts'

import type { PageSeed } from '../page/fresh-pages.ts'
import type { TemplateCard } from './template-cards.ts'
import { type EditedTemplate, TemplateEditor } from './template-editor.tsx'
import { pickTemplate, type TemplateRequest, templateOverlay } from './template-overlay.ts'
import { TemplatePicker } from './template-picker.tsx'

interface PageTemplatesProps {
  request: TemplateRequest
  /** The page that lies open. */
  uid: string | null
  onBegin: (seed: PageSeed) => void
}

const nothing: EditedTemplate = {
  uid: null,
  title: '',
  pageTitle: '',
  about: '',
  body: '',
  madeFrom: null,
  minutes: null,
}

const likeIt = ({ title, pageTitle, about, body, minutes, id, isOwn }: TemplateCard): TemplateRequest => ({
  is: 'make',
  from: {
    ...{ pageTitle, about, body, minutes },
    title: `${title}, my way`.slice(0, 120),
    madeFrom: isOwn ? null : id,
  },
})

/** Whatever is wanted with templates: to pick one, or to write one. */
export function PageTemplates({ request, uid, onBegin }: PageTemplatesProps) {
  const own = useView('templates.own')
  const close = templateOverlay.close
  if (request.is === 'pick')
    return (
      <TemplatePicker
        at={request.at}
        onBegin={(seed) => {
          close()
          onBegin(seed)
        }}
        onNew={() => templateOverlay.open({ is: 'make', from: nothing })}
        onEdit={(one) => templateOverlay.open({ is: 'edit', uid: one })}
        onDuplicate={(card) => templateOverlay.open(likeIt(card))}
        onClose={close}
        {...{ uid }}
      />
    )
  const row = request.is === 'edit' ? own.rows.find(({ id }) => id === request.uid) : undefined
  if (request.is === 'edit' && !row) return null
  const start = row
    ? { ...nothing, ...row, uid: row.id }
    : { ...nothing, ...(request.is === 'make' && request.from) }
  return (
    <TemplateEditor
      start={start}
      onClose={() => pickTemplate(row?.id ?? null)}
      onKept={(kept) => {
        toast({ title: 'Kept', description: 'It stands first in the list, under your own.' })
        pickTemplate(kept)
      }}
    />
  )
}

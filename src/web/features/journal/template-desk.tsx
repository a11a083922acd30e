import { toast } from '#web/lib/toasts.ts'
import { useRows } from '#web/lib/use-rows.ts'
import type { PageSeed } from './fresh-pages.ts'
import { askForTemplates, pickTemplate, type TemplateAsk } from './template-asks.ts'
import type { TemplateCard } from './template-cards.ts'
import { TemplateEditor } from './template-editor.tsx'
import { TemplatePicker } from './template-picker.tsx'
import { type KeepTemplate, ownTemplates } from './templates.calls.ts'

interface TemplateDeskProps {
  ask: TemplateAsk
  /** The page that lies open. */
  uid: string | null
  onBegin: (seed: PageSeed) => void
}

const nothing: KeepTemplate = {
  uid: null,
  title: '',
  pageTitle: '',
  about: '',
  body: '',
  madeFrom: null,
  minutes: null,
}

const likeIt = ({ title, pageTitle, about, body, minutes, id, isOwn }: TemplateCard): TemplateAsk => ({
  is: 'make',
  from: {
    ...{ pageTitle, about, body, minutes },
    title: `${title}, my way`.slice(0, 120),
    madeFrom: isOwn ? null : id,
  },
})

/** Whatever is wanted with templates: to pick one, or to write one. */
export function TemplateDesk({ ask, uid, onBegin }: TemplateDeskProps) {
  const own = useRows(ownTemplates, null)
  const close = () => askForTemplates(null)
  if (ask.is === 'pick')
    return (
      <TemplatePicker
        at={ask.at}
        onBegin={(seed) => {
          close()
          onBegin(seed)
        }}
        onNew={() => askForTemplates({ is: 'make', from: nothing })}
        onEdit={(one) => askForTemplates({ is: 'edit', uid: one })}
        onDuplicate={(card) => askForTemplates(likeIt(card))}
        onClose={close}
        {...{ uid }}
      />
    )
  const row = ask.is === 'edit' ? own.rows.find(({ id }) => id === ask.uid) : undefined
  if (ask.is === 'edit' && !row) return null
  const start = row ? { ...nothing, ...row, uid: row.id } : { ...nothing, ...(ask.is === 'make' && ask.from) }
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

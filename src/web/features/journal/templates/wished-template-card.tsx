import { useEffect, useId } from 'react'
import { builtInTemplates } from '#domain/journal/templates/built-in-templates.ts'
import { Button } from '#web/ui/button.tsx'

export interface WishedTemplateCardProps {
  templateId: string
  onOpen: () => void
  onLeave: () => void
}

/** The guide that somebody came for, once they are in; nothing where there is no such template. */
export function WishedTemplateCard({ templateId, onOpen, onLeave }: WishedTemplateCardProps) {
  const id = useId()
  const template = builtInTemplates.find((one) => one.id === templateId)
  const isUnknown = template === undefined
  useEffect(() => {
    if (isUnknown) onLeave()
  }, [isUnknown, onLeave])
  if (!template) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-label text-text-2">
        What you came for
      </h2>
      <p className="mt-3 font-serif text-title-xs leading-title tracking-title text-balance">
        {template.title}
      </p>
      <p className="mt-2 text-pretty text-ui leading-body text-text-2">
        You opened this guide before you signed in. It begins a page of its own, about{' '}
        {template.minutes === 1 ? 'one minute' : `${template.minutes} minutes`}.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onOpen}>Open it as a template</Button>
        <Button variant="quiet" onClick={onLeave}>
          Not now
        </Button>
      </div>
    </section>
  )
}

import { fillTemplate, fillTitle } from '#domain/journal/templates/fill-template.ts'
import type { TemplateValues } from '#domain/journal/templates/template-variables.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TemplateLines } from './template-lines.tsx'

interface TemplatePreviewProps {
  pageTitle: string
  body: string
  values: TemplateValues
  className?: string
}

/** What a page would begin with, variables filled in; a hairline where one writes. */
export function TemplatePreview({ pageTitle, body, values, className }: TemplatePreviewProps) {
  const title = fillTitle(pageTitle, values)
  const { text } = fillTemplate(body, values)
  return (
    <div className={classNames('font-serif text-item leading-ui [overflow-wrap:anywhere]', className)}>
      {title && <p className="mb-3 text-title-xs leading-title tracking-title">{title}</p>}
      <TemplateLines text={text} />
    </div>
  )
}

import { fillTemplate, fillTitle } from '#domain/journal/templates/fill-template.ts'
import type { TemplateValues } from '#domain/journal/templates/template-variables.ts'
import { classNames } from '#web/ui/class-names.ts'

type Line =
  | { readonly is: 'prompt' | 'heading' | 'words' | 'bullet'; readonly text: string }
  | { readonly is: 'room' }

function readLine(line: string): Line {
  const text = line.trim()
  if (text === '') return { is: 'room' }
  if (/^#{1,6} /.test(text)) return { is: 'heading', text: text.replace(/^#+ /, '') }
  if (/^\*[^*].*\*$/.test(text)) return { is: 'prompt', text: text.slice(1, -1) }
  if (/^[-*](?: |$)/.test(text)) return { is: 'bullet', text: text.slice(1).trim() }
  return { is: 'words', text: line }
}

/** Lines as they are drawn: however much room is left somewhere, one empty line shows it. */
function linesOf(text: string): Line[] {
  const lines: Line[] = []
  for (const line of text.split('\n').map(readLine))
    if (line.is !== 'room' || (lines.at(-1)?.is ?? 'room') !== 'room') lines.push(line)
  return lines
}

const looks = {
  prompt: 'italic text-text',
  heading: 'pt-2 text-[20px] text-text',
  words: 'text-text-2',
  bullet: 'border-b border-line pb-1 text-text-2',
} as const

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
    <div
      className={classNames('font-serif text-[16.5px] leading-[1.45] [overflow-wrap:anywhere]', className)}
    >
      {title && <p className="mb-3 text-[22px] leading-[1.2] tracking-[-0.012em]">{title}</p>}
      {linesOf(text).map((line, at) => {
        const key = `${at}`
        if (line.is === 'room') return <div key={key} className="mb-3.5 h-5 border-b border-line" />
        return (
          <p key={key} className={looks[line.is]}>
            {line.is === 'bullet' ? `– ${line.text}` : line.text}
          </p>
        )
      })}
    </div>
  )
}

import type { ReactNode } from 'react'

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
  heading: 'pt-2 text-write text-text',
  words: 'text-text-2',
  bullet: 'border-b border-line pb-1 text-text-2',
} as const

interface TemplateLinesProps {
  text: string
  /** How the words of one line are shown; as they are where this is not given. */
  draw?: (words: string) => ReactNode
}

/** The text of a template as its page looks: questions in italics, a hairline where one writes. */
export function TemplateLines({ text, draw = (words) => words }: TemplateLinesProps) {
  return linesOf(text).map((line, at) => {
    const key = `${at}`
    if (line.is === 'room') return <div key={key} className="mb-3.5 h-5 border-b border-line" />
    return (
      <p key={key} className={looks[line.is]}>
        {line.is === 'bullet' && '– '}
        {draw(line.text)}
      </p>
    )
  })
}

import { Link } from '@tanstack/react-router'
import { Droplet } from 'lucide-react'
import { allLabels, kept, labels } from '#domain/companion/moves/labels.ts'

const plain = 'whitespace-pre-wrap text-ui leading-body [overflow-wrap:anywhere]'
const justNow = / \(just now\)$/

/** A paragraph that the device said itself, drawn by what it is: a label, what was kept, a question, a step, the sentence just said. */
export function ReplyWords({ text, under }: { text: string; under: string | undefined }) {
  if (allLabels.has(text)) return <p className="type-label -mb-2.5 text-muted">{text}</p>
  if (text === kept) return <Kept />
  if (under === labels.question) return <p className="type-insight text-pretty">{text}</p>
  if (under === labels.step) return <Step text={text} />
  if (under === labels.disagrees && justNow.test(text))
    return (
      <figure className="mt-1 border-l border-line-strong pl-4.75">
        <blockquote className="type-quote [overflow-wrap:anywhere]">{text.replace(justNow, '')}</blockquote>
        <figcaption className="type-label mt-1 text-muted">Just now</figcaption>
      </figure>
    )
  return <p className={plain}>{text}</p>
}

function Kept() {
  return (
    <p className="type-insight flex items-center gap-2.5">
      <Droplet size={18} className="fill-current text-ink" strokeWidth={0} aria-hidden="true" />
      {kept}
    </p>
  )
}

/** A proposal, and the three places where it can become something. */
function Step({ text }: { text: string }) {
  const link = 'hit-44 rounded-inner text-small font-strong text-ink underline-offset-4 hover:underline'
  return (
    <div className="flex flex-col gap-3">
      <p className={plain}>{text}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <Link to="/calendar" className={link}>
          Set a reminder
        </Link>
        <Link to="/habits" className={link}>
          Make it a habit
        </Link>
        <Link to="/goals" className={link}>
          Make it a goal
        </Link>
      </p>
    </div>
  )
}

/** Under an own message to which there was nothing to say. */
export function KeptQuietly() {
  return (
    <p className="type-label flex items-center gap-2 text-muted">
      <Droplet size={13} className="fill-current text-ink" strokeWidth={0} aria-hidden="true" />
      {kept}
    </p>
  )
}

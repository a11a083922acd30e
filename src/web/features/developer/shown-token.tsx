import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

/** A token that was just made: this once. */
export function ShownToken({ token, onDone }: { token: string; onDone: () => void }) {
  const [copied, setCopied] = useState('')
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setCopied('Copied.'),
      () => setCopied('It could not be copied. Select it and copy it by hand.'),
    )
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="Your new token"
      className="card card-px-5 card-py-5 mt-5 outline-none"
    >
      <p className="text-ui font-strong">Keep this token now. It is not shown again.</p>
      <p className="mt-2.5 font-mono text-small leading-body break-all select-all">{token}</p>
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        <Button size="small" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="outline" size="small" onClick={onDone}>
          I have it
        </Button>
        <span role="status" className="type-label text-text-2">
          {copied}
        </span>
      </div>
    </section>
  )
}

import { Copy, Mic, Square } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useDictation } from './dictation-button.tsx'
import { DictationForm } from './dictation-form.tsx'
import { DictationStrip } from './dictation-strip.tsx'
import { useKeptDictation } from './kept-dictation.ts'
import { type Field, useListening } from './listening.ts'

/** Dictation to try, without an account: what is said here is kept nowhere. */
export function SpeechDemoScreen() {
  const { isSupported } = useKeptDictation()
  return (
    <article className="mx-auto w-full max-w-270 px-5.5 pb-20 pt-8 md:px-14 md:pt-16">
      <h1 className="type-question">Speech to text</h1>
      <p className="type-writing mt-5 max-w-[34em] text-text-2">
        Say it instead of typing it.{' '}
        {isSupported ? 'This browser can listen.' : 'This browser cannot listen.'}
      </p>
      <div className="mt-9 lg:grid lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-x-12">
        <TryIt isSupported={isSupported} />
        <section aria-labelledby="demo-settings" className="max-lg:mt-12">
          <h2 id="demo-settings" className="type-insight">
            How it listens
          </h2>
          <DictationForm />
        </section>
      </div>
    </article>
  )
}

function TryIt({ isSupported }: { isSupported: boolean }) {
  const id = useId()
  const field = useRef<Field>(null)
  const { isOn, press, question } = useDictation(field)
  const { others } = useListening()
  const [copied, setCopied] = useState('')
  const copy = (): void => {
    navigator.clipboard.writeText(field.current?.value ?? '').then(
      () => setCopied('Copied.'),
      () => setCopied('Your browser did not let it be copied. Select the words instead.'),
    )
  }
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0">
      <h2 id={`${id}-title`} className="type-insight">
        Try it
      </h2>
      <DictationStrip into={field} className="mt-4" />
      <textarea
        ref={field}
        rows={9}
        aria-label="What was heard"
        placeholder={isSupported ? 'Press Dictate and say a sentence.' : 'Words would appear here.'}
        autoComplete="off"
        dir="auto"
        className="field type-writing mt-4 block min-h-64 w-full resize-y px-5 py-4"
      />
      {others.length > 0 && (
        <p className="type-secondary mt-3 text-muted">
          It could also have been:{' '}
          <span className="text-text-2">{others.map((words) => words.trim()).join('; ')}</span>
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button disabled={!isSupported} onPointerDown={(event) => event.preventDefault()} onClick={press}>
          {isOn ? (
            <Square size={16} aria-hidden="true" />
          ) : (
            <Mic size={18} strokeWidth={1.7} aria-hidden="true" />
          )}
          {isOn ? 'Stop' : isSupported ? 'Dictate' : 'Not in this browser'}
        </Button>
        <Button variant="outline" onClick={copy}>
          <Copy size={16} strokeWidth={1.7} aria-hidden="true" />
          Copy
        </Button>
        <p role="status" className="type-secondary text-muted">
          {copied}
        </p>
      </div>
      <p className="type-secondary mt-5 text-muted">
        What you say here is kept nowhere and goes when you leave.
      </p>
      {question}
    </section>
  )
}

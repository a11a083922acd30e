import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { saidBy } from '#browser/failure-sentences.ts'
import { unknownVariables } from '#domain/journal/templates/fill-template.ts'
import type { journalTemplates, TemplateForm } from '#domain/journal/templates/journal-template.ts'
import { templateVariables } from '#domain/journal/templates/template-variables.ts'
import { lazyRules } from '#web/lib/device/lazy-rules.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { createEntity, patchEntity } from '#worker/core/entity.calls.ts'
import { useTemplateValues } from './template-filling.ts'
import { TemplatePreview } from './template-preview.tsx'

const kind: typeof journalTemplates.kind = 'template'

const rules = lazyRules<TemplateForm>(() =>
  import('#domain/journal/templates/journal-template.ts').then(({ templateForm }) => templateForm),
)

export interface EditedTemplate extends TemplateForm {
  /** Null: a new one. */
  readonly uid: string | null
  /** For a new one: the built-in template that it comes from. */
  readonly madeFrom: string | null
}

interface TemplateEditorProps {
  start: EditedTemplate
  onKept: (uid: string) => void
  onClose: () => void
}

/** Writes a template of the person's own. */
export function TemplateEditor({ start, onKept, onClose }: TemplateEditorProps) {
  const vault = useVaultCalls()
  const { register, handleSubmit, watch, setValue, setError, formState } = useForm<TemplateForm>({
    resolver: rules.resolver,
    defaultValues: start,
  })
  const [isAsking, setAsking] = useState(false)
  const { errors, isSubmitting, isDirty } = formState
  const [body, pageTitle] = [watch('body'), watch('pageTitle')]
  useEffect(rules.load, [])

  const keep = handleSubmit(async (form) => {
    const { uid, madeFrom } = start
    const kept = uid
      ? vault.run(patchEntity, { kind, uid, changes: form }).then(() => uid)
      : vault.run(createEntity, { kind, uid, data: { ...form, madeFrom } })
    await kept.then(onKept).catch((error: unknown) => setError('root', { message: saidBy(error) }))
  })
  const leave = () => (isDirty ? setAsking(true) : onClose())
  const put = (name: string) =>
    setValue('body', insertVariable(body, name), { shouldDirty: true, shouldValidate: false })

  return (
    <Sheet
      title={start.uid === null ? 'A template of your own' : 'Your template'}
      isWide
      onClose={leave}
      foot={
        isAsking ? (
          <>
            <p role="alert" className="type-secondary mr-auto text-text-2">
              It is not kept yet.
            </p>
            <Button variant="quiet" onClick={onClose}>
              Leave without it
            </Button>
            <Button onClick={() => setAsking(false)} autoFocus>
              Go on writing
            </Button>
          </>
        ) : (
          <>
            <Button isPending={isSubmitting} onClick={() => void keep()}>
              Keep the template
            </Button>
            <p role="alert" className="type-secondary text-danger">
              {errors.root?.message}
            </p>
          </>
        )
      }
    >
      <form noValidate onSubmit={keep} className="grid gap-4.5">
        <TextField label="Name" error={errors.title?.message} {...register('title')} />
        <TextField
          label="What it is for"
          aside="(Optional)"
          error={errors.about?.message}
          {...register('about')}
        />
        <TextField
          label="Title of its pages"
          aside="(Optional)"
          error={errors.pageTitle?.message}
          {...register('pageTitle')}
        />
        <TextField
          label="About how many minutes"
          aside="(Optional)"
          inputMode="numeric"
          className="max-w-[9rem]"
          error={errors.minutes?.message}
          {...register('minutes', { setValueAs: minutesOf })}
        />
        <FieldFrame
          label="What a page begins with"
          error={errors.body?.message}
          note={<BodyNote {...{ body, pageTitle }} />}
        >
          {(hooks) => (
            <textarea
              {...hooks}
              {...register('body')}
              rows={10}
              autoComplete="off"
              spellCheck
              placeholder={'*A question in italics*\n\n*Another one*\n'}
              className="field w-full resize-y px-4 py-3 font-serif text-read leading-body"
            />
          )}
        </FieldFrame>
        <Variables onPut={put} />
        <Preview {...{ body, pageTitle }} />
      </form>
    </Sheet>
  )
}

/** An empty field says nothing; letters are no minutes, which the rules then say. */
const minutesOf = (typed: unknown): number | null =>
  typed === null || String(typed).trim() === '' ? null : Number(typed)

/** At the caret where the field has the focus or had it, else at the end. */
function insertVariable(body: string, name: string): string {
  const field = document.querySelector<HTMLTextAreaElement>('dialog textarea[name=body]')
  const at = field ? field.selectionEnd : body.length
  return `${body.slice(0, at)}{{${name}}}${body.slice(at)}`
}

function BodyNote({ body, pageTitle }: { body: string; pageTitle: string }) {
  const unknown = unknownVariables(`${pageTitle}\n${body}`)
  if (unknown.length === 0)
    return 'A line whose variable has nothing to say is left out. \\{{ writes two plain brackets.'
  const names = unknown.map((name) => `{{${name}}}`).join(', ')
  return (
    <span role="status" className="text-warning">
      {names}{' '}
      {unknown.length === 1 ? 'is no variable and stays as it is.' : 'are no variables and stay as they are.'}
    </span>
  )
}

function Variables({ onPut }: { onPut: (name: string) => void }) {
  return (
    <section aria-label="Variables">
      <h3 className="type-label text-muted">A press puts one in</h3>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {templateVariables.map(({ name, means }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onPut(name)}
              aria-label={`{{${name}}}: ${means}`}
              title={means}
              className="type-mono min-h-9 rounded-check bg-wash px-2 text-label text-ink hover:underline"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Preview({ body, pageTitle }: { body: string; pageTitle: string }) {
  const values = useTemplateValues(null)
  if (body.trim() === '') return null
  return (
    <section aria-label="As it would be now">
      <h3 className="type-label text-muted">As it would be now</h3>
      <TemplatePreview {...{ body, pageTitle, values }} className="slip mt-2 px-5 py-4" />
    </section>
  )
}

import { type FormEvent, useState } from 'react'
import { troubleSentence } from '#browser/failure-sentences.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useBillingChange } from './use-billing.ts'

/** Takes a code that gives a plan. What was typed stays when it did not work. */
export function CodeForm() {
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const use = useBillingChange(() => setCode(''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(code.trim() === '')
    if (code.trim() !== '') use.mutate({ what: 'code', code })
  }
  const error = isEmpty ? 'Type the code.' : use.error ? troubleSentence(use.error) : undefined
  return (
    <form noValidate onSubmit={submit} className="mt-3 max-w-100">
      <TextField
        label="Code"
        value={code}
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
        onChange={(event) => {
          setCode(event.target.value)
          setEmpty(false)
          use.reset()
        }}
      />
      <Button type="submit" variant="outline" isPending={use.isPending} className="mt-3">
        Use the code
      </Button>
      <p role="status" className="type-label mt-2.5 text-text-2 empty:mt-0">
        {use.isSuccess && 'The code was used.'}
      </p>
    </form>
  )
}

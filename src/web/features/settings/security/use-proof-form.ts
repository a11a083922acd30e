import { type FieldValues, type Path, type UseFormProps, useForm } from 'react-hook-form'
import { troubleSentence, wrongPassword } from '#browser/failure-sentences.ts'
import { type TypedSecret, useTypedSecret } from '#web/lib/account/use-typed-secret.ts'

const notYours = { password: wrongPassword, passphrase: 'This is not your passphrase.' } as const

/** What stands under which field when something was refused; `isWrong`: it is about the present password or passphrase. */
function refusalOf(error: unknown, secret: TypedSecret): { isWrong: boolean; message: string } {
  const message = troubleSentence(error)
  const isWrong = message === wrongPassword
  return { isWrong, message: isWrong ? notYours[secret] : message }
}

/**
 * A form that proves who somebody is by what they type into the field `proof`; the worker asks for a second factor on top where there is one.
 * What goes wrong stands under the field that it is about, and nothing typed is lost.
 */
export function useProofForm<Form extends FieldValues>(
  proof: Path<Form>,
  options: UseFormProps<Form>,
  act: (form: Form) => Promise<unknown>,
) {
  const secret = useTypedSecret()
  const { handleSubmit, setError, formState, ...form } = useForm<Form>(options)
  const submit = handleSubmit(async (typed) => {
    try {
      await act(typed)
    } catch (error) {
      const { isWrong, message } = refusalOf(error, secret)
      setError(isWrong ? proof : 'root', { message }, { shouldFocus: isWrong })
    }
  })
  const { errors, isSubmitting: isPending } = formState
  return { ...form, secret, submit, errors, isPending, isNeeded: `Your ${secret} is needed for this` }
}

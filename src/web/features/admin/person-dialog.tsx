import { type RefObject, useState } from 'react'
import { useForm } from 'react-hook-form'
import { troubleSentence } from '#browser/failure-sentences.ts'
import type { ListedPerson, PersonAction } from '#contract/admin/admin.ts'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { useTypedSecret } from '#web/lib/account/use-typed-secret.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { ProofField } from '#web/ui/fields/proof-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { actOnPerson } from '#worker/admin/admin.calls.ts'
import { useProvenDo } from './use-admin.ts'

interface Words {
  readonly title: string
  /** What happens then, in front of 'name'. */
  readonly what: (name: string) => string
  readonly action: string
  readonly done: (name: string) => string
  readonly isDangerous?: true
}

const words: Readonly<Record<PersonAction, Words>> = {
  promote: {
    title: 'Make an admin',
    what: (name) =>
      `${name} can then do everything that you can do here. Pages of others stay closed to admins.`,
    action: 'Make an admin',
    done: (name) => `${name} is an admin now.`,
  },
  demote: {
    title: 'Take admin rights away',
    what: (name) => `${name} keeps the account and everything in it.`,
    action: 'Take them away',
    done: (name) => `${name} is no admin any more.`,
  },
  disable: {
    title: 'Disable the account',
    what: (name) =>
      `${name} is signed out everywhere and cannot sign in. Nothing is removed, and you can enable the account again.`,
    action: 'Disable',
    done: (name) => `${name} is disabled.`,
    isDangerous: true,
  },
  enable: {
    title: 'Enable the account',
    what: (name) => `${name} can sign in again and finds everything as it was.`,
    action: 'Enable',
    done: (name) => `${name} can sign in again.`,
  },
  'sign-out': {
    title: 'Sign out everywhere',
    what: (name) =>
      `Every browser of ${name} is signed out and loses its key, and programs with a token are shut out. The password stays what it is.`,
    action: 'Sign out everywhere',
    done: (name) => `${name} is signed out everywhere.`,
  },
  'second-factor-off': {
    title: 'Take the second factor off',
    what: (name) =>
      `${name} then signs in with the password alone: codes, backup codes and passkeys go. Make sure first that it is really ${name} who asks. It opens no journal.`,
    action: 'Take it off',
    done: (name) => `${name} signs in with the password alone now.`,
    isDangerous: true,
  },
  'reset-link': {
    title: 'Make a reset link',
    what: (name) =>
      `With the link ${name} sets a new password, once, within a day. It opens no journal: the recovery code does that, or a device on which the journal is open.`,
    action: 'Make the link',
    done: () => 'The link is made.',
  },
  delete: {
    title: 'Delete the account',
    what: (name) => `The account of ${name} goes with every record and file in it. This cannot be undone.`,
    action: 'Delete it for good',
    done: (name) => `${name} is deleted.`,
    isDangerous: true,
  },
}

const ownerHears: readonly PersonAction[] = ['sign-out', 'second-factor-off', 'disable', 'enable']

interface PersonDialogProps {
  person: ListedPerson
  action: PersonAction
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

interface Typed {
  readonly username: string
  readonly password: string
}

/** Does something to an account once the admin's own password was typed. */
export function PersonDialog({ person, action, returnFocus, onClose }: PersonDialogProps) {
  const [link, setLink] = useState<string>()
  const { title } = words[action]
  return (
    <Modal title={title} onClose={onClose} returnFocus={returnFocus}>
      {link === undefined ? (
        <PersonForm {...{ person, action, onClose }} onLink={setLink} />
      ) : (
        <ResetLink link={link} username={person.username} onClose={onClose} />
      )}
    </Modal>
  )
}

function PersonForm({
  person,
  action,
  onLink,
  onClose,
}: Omit<PersonDialogProps, 'returnFocus'> & { onLink: (link: string) => void }) {
  const vault = useVaultCalls()
  const secret = useTypedSecret()
  const own = useAuth().user?.username ?? ''
  const { what, action: verb, done, isDangerous } = words[action]
  const { register, handleSubmit, setError, formState } = useForm<Typed>({
    defaultValues: { username: '', password: '' },
  })
  const act = useProvenDo(
    (typed: Typed) => vault.run(actOnPerson, { userId: person.id, action, ...typed }),
    done(person.username),
  )
  const submit = handleSubmit(async (typed) => {
    try {
      const { resetLink } = await act.mutateAsync(typed)
      if (resetLink) onLink(resetLink)
      else onClose()
    } catch (error) {
      setError('root', { message: troubleSentence(error) })
    }
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="type-interface text-pretty text-text-2">{what(person.username)}</p>
      {ownerHears.includes(action) && (
        <p className="type-secondary text-pretty text-muted">
          {person.username} is told: among their recent changes, and by mail where this server sends mails.
        </p>
      )}
      {action === 'delete' && (
        <TextField
          label={`To be sure, type ${person.username}`}
          error={formState.errors.username?.message}
          {...register('username', { required: 'Type the username of the account' })}
        />
      )}
      <ProofField
        username={own}
        secret={secret}
        error={formState.errors.password?.message}
        {...register('password', { required: `Your ${secret} is needed for this` })}
      />
      {formState.errors.root && (
        <p role="alert" className="text-label leading-ui text-danger">
          {formState.errors.root.message}
        </p>
      )}
      <Button
        type="submit"
        size="large"
        variant={isDangerous ? 'danger' : 'primary'}
        isPending={formState.isSubmitting}
        className="w-full"
      >
        {verb}
      </Button>
    </form>
  )
}

function ResetLink({ link, username, onClose }: { link: string; username: string; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="grid gap-4">
      <p className="type-interface text-pretty text-text-2">
        Give this to {username} and nobody else. It is shown once.
      </p>
      <p className="rounded-inner bg-surface-2 p-3 font-mono text-label break-all">{link}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          className="flex-1"
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {isCopied ? 'Copied' : 'Copy the link'}
        </Button>
        <Button variant="outline" className="flex-1" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}

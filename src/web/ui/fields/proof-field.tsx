import { PasswordField } from './password-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

type ProofFieldProps = Omit<TextFieldProps, 'label' | 'autoComplete'> & {
  label?: string
  /** Whose password this is, for a password manager. */
  username: string
  secret: 'password' | 'passphrase'
}

/** The present password or passphrase, wherever it proves who somebody is. */
export function ProofField({ username, secret, label = `Your ${secret}`, ...rest }: ProofFieldProps) {
  return (
    <>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField {...rest} {...{ label, secret }} autoComplete="current-password" />
    </>
  )
}

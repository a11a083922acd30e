/** Tells a password manager whose password this is. */
export function HiddenName({ username }: { username: string }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />
}

/** What went wrong with a form as a whole. */
export function FormTrouble({ message }: { message: string | undefined }) {
  return (
    message && (
      <p role="alert" className="text-[13.5px] leading-[1.4] text-danger">
        {message}
      </p>
    )
  )
}

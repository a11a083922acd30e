import type { RegisterForm } from '#domain/account/user.ts'

const key = 'inkwell-begun-registration'

/** What is typed before there is an account, without the password. */
export type BegunRegistration = Pick<RegisterForm, 'username' | 'email'> & { readonly name: string }

const empty: BegunRegistration = { username: '', email: '', name: '' }

/** What this tab has of a registration that was not sent. */
export function readBegunRegistration(): BegunRegistration {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return empty
    const { username, email, name } = kept as Record<string, unknown>
    return { username: textOf(username), email: textOf(email), name: textOf(name) }
  } catch (error) {
    console.error(error)
    return empty
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Keeps it for as long as this tab is open; null: there is an account now. Nothing else of the browser gets it, and a password never does. */
export function keepBegunRegistration(begun: BegunRegistration | null): void {
  try {
    if (begun === null) sessionStorage.removeItem(key)
    else
      sessionStorage.setItem(
        key,
        JSON.stringify({ username: begun.username, email: begun.email, name: begun.name }),
      )
  } catch (error) {
    console.error(error)
  }
}

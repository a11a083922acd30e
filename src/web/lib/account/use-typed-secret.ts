import { useAuth } from './auth-context.tsx'

/** What this person types to open their pages, and to show that it is really them. */
export type TypedSecret = 'password' | 'passphrase'

export function useTypedSecret(): TypedSecret {
  return useAuth().user?.hasPassword === false ? 'passphrase' : 'password'
}

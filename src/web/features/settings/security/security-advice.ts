import type { AdminDeed, SecurityEventKind } from '#contract/security-events.ts'
import { isByAdmin } from '#web/lib/account/security-words.ts'
import type { TypedSecret } from '#web/lib/account/use-typed-secret.ts'
import type { SectionName } from '../settings-sections.ts'

/** What somebody does about what they did not do themselves. */
export interface Advice {
  readonly sentence: string
  /** The press that comes first: a page of the settings, or a link that sets another password. */
  readonly first: { readonly words: string } & ({ readonly to: SectionName } | { readonly to: 'reset-link' })
}

const toVault = (words: string) => ({ words, to: 'vault' as const })
const toProfile = (words: string) => ({ words, to: 'profile' as const })

const adviceAfterAdmin = (kind: AdminDeed, secret: TypedSecret): Advice => ({
  sentence:
    kind === 'admin_removed_factors'
      ? `Set a second factor up again on this page. If you did not ask for this, change your ${secret} and ask whoever runs this server. No admin can open your pages.`
      : `Nothing of yours was removed. If you do not know why this was done, ask whoever runs this server; if somebody else may know your ${secret}, change it.`,
  first: toVault(`Change your ${secret}`),
})

/** The steps after something that was not done by the account's owner. `secret`: what they type to prove themselves. */
export function adviceFor(kind: SecurityEventKind, secret: TypedSecret): Advice {
  if (isByAdmin(kind)) return adviceAfterAdmin(kind, secret)
  const change = `change your ${secret}: whoever did this knows it`
  const changeSecret = toVault(`Change your ${secret}`)
  switch (kind) {
    case 'password_changed':
    case 'password_set':
    case 'password_reset':
    case 'passphrase_changed':
      return {
        sentence: `You do not need the new ${secret}: a reset link lets you set another one, and signs everybody out. For 30 days, what opened your pages before still opens them, unless the keys were renewed.`,
        first: { words: 'Get a reset link', to: 'reset-link' },
      }
    case 'recovery_code_made':
      return {
        sentence: `Make a code of your own, which ends this one, and ${change}.`,
        first: toVault('Make a new code'),
      }
    case 'recovery_code_removed':
      return { sentence: `Make a new code, and ${change}.`, first: toVault('Make a new code') }
    case 'keys_renewed':
    case 'key_restored':
      return {
        sentence: `Renew the keys with another ${secret}: whoever did this knows the one you have.`,
        first: toVault('Renew the keys'),
      }
    case 'google_linked':
      return {
        sentence: `Unlink Google, so that nobody can sign in with it, and ${change}.`,
        first: toProfile('Unlink Google'),
      }
    case 'google_unlinked':
      return { sentence: `Link Google again if you like, and ${change}.`, first: changeSecret }
    case 'email_changed':
      return {
        sentence: `Put your own address back, so that reset links come to you, and ${change}.`,
        first: toProfile('Change the address'),
      }
    case 'username_changed':
      return { sentence: `Put your own name back, and ${change}.`, first: toProfile('Change the name') }
    case 'authenticator_added':
      return { sentence: `Turn the app off on this page, and ${change}.`, first: changeSecret }
    case 'authenticator_removed':
      return { sentence: `Set the app up again on this page, and ${change}.`, first: changeSecret }
    case 'passkey_added':
      return {
        sentence: `Remove the passkey that is not yours on this page, and ${change}.`,
        first: changeSecret,
      }
    case 'passkey_removed':
      return { sentence: `Add your passkey again on this page, and ${change}.`, first: changeSecret }
    case 'token_made':
      return { sentence: `End the token under Settings, Developer, and ${change}.`, first: changeSecret }
    case 'backup_codes_made':
      return { sentence: `Make new codes on this page, which end these, and ${change}.`, first: changeSecret }
  }
}

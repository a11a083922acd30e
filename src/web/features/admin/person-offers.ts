import type { ListedPerson, PersonAction } from '#contract/admin/admin.ts'

type Asked = Pick<ListedPerson, 'isAdmin' | 'isDisabled' | 'isFirst' | 'sessions' | 'hasSecondFactor'>

/** What is offered to do with an account, with its words: nothing that the server refuses. The settings have what an admin does to their own. */
export function offersOf(
  { isAdmin, isDisabled, isFirst, sessions, hasSecondFactor }: Asked,
  isOwn: boolean,
): readonly (readonly [PersonAction, string])[] {
  const isOther = !isOwn && !isFirst
  const all: readonly (readonly [PersonAction, string, isOffered: boolean])[] = [
    ['reset-link', 'Make a reset link', true],
    ['sign-out', 'Sign out everywhere', !isOwn && sessions > 0],
    ['second-factor-off', 'Take the second factor off', isOther && hasSecondFactor],
    ['promote', 'Make an admin', !isAdmin],
    ['demote', 'Take admin rights away', isOther && isAdmin],
    ['disable', 'Disable', isOther && !isDisabled],
    ['enable', 'Enable', isDisabled],
    ['delete', 'Delete the account', isOther],
  ]
  return all.filter(([, , isOffered]) => isOffered).map(([action, words]) => [action, words])
}

import type { OpenSession } from '#contract/sessions.ts'
import type { KeyFact } from '#worker/settings/settings.calls.ts'

/** What ends when the keys are renewed, a line each with an id of its own. */
export function endsWithRenewal(
  sessions: readonly Pick<OpenSession, 'id' | 'label' | 'isCurrent'>[],
  keys: readonly Pick<KeyFact, 'slotId' | 'kind'>[],
): { id: string; words: string }[] {
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const code = keys.find(({ kind }) => kind === 'recovery')
  return [
    ...others.map(({ id, label }) => ({
      id,
      words: `${label || 'A browser without a name'} is signed out, and its key opens nothing any more`,
    })),
    ...(code ? [{ id: code.slotId, words: 'Your recovery code opens nothing any more' }] : []),
  ]
}

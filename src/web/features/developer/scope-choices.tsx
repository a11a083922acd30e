import { useId } from 'react'
import { type ApiScope, apiScopes } from '#contract/endpoint.ts'
import { CheckIcon } from '#web/ui/fields/check-icon.tsx'
import { anyTokenWords, scopeWords } from './token-words.ts'

interface ScopeChoicesProps {
  chosen: readonly ApiScope[]
  error: string | undefined
  onChoose: (scopes: ApiScope[]) => void
}

/** What a token may do, and what every token reads. */
export function ScopeChoices({ chosen, error, onChoose }: ScopeChoicesProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="type-label mb-1 text-text-2">It may</legend>
      {apiScopes.map((scope) => (
        <label
          key={scope}
          htmlFor={`${id}-${scope}`}
          className="grid min-h-13 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-t border-line py-2"
        >
          <span className="relative grid size-6">
            <CheckIcon
              id={`${id}-${scope}`}
              checked={chosen.includes(scope)}
              onChange={(event) =>
                onChoose(
                  apiScopes.filter((one) => (one === scope ? event.target.checked : chosen.includes(one))),
                )
              }
            />
          </span>
          <span>
            <span className="block text-ui">{scopeWords[scope][0]}</span>
            <span className="type-label block text-muted">{scopeWords[scope][1]}</span>
          </span>
        </label>
      ))}
      <p className="type-label mt-1 border-t border-line pt-2 text-pretty text-muted">{anyTokenWords}</p>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-label leading-ui text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

import { type CompanionMode, companionModes } from '#domain/companion/replies/reply.ts'

const labels: Readonly<Record<CompanionMode, string>> = {
  listen: 'Listen',
  ask: 'Ask',
  challenge: 'Challenge',
  plan: 'Plan',
}

/** How the companion should take what is said. */
export function ModeChoice({
  value,
  onChange,
}: {
  value: CompanionMode
  onChange: (mode: CompanionMode) => void
}) {
  return (
    <fieldset className="flex">
      <legend className="sr-only">How the companion answers</legend>
      {companionModes.map((mode) => (
        <label
          key={mode}
          className="hit-44 type-secondary inline-flex h-9 items-center rounded-pill px-2.5 min-[360px]:px-3.5 text-muted hover:text-text has-checked:chosen has-checked:font-medium has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
        >
          <input
            autoComplete="off"
            type="radio"
            name="companion-mode"
            value={mode}
            checked={value === mode}
            onChange={() => onChange(mode)}
            className="sr-only"
          />
          {labels[mode]}
        </label>
      ))}
    </fieldset>
  )
}

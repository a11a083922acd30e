/** How many days there are of those that are needed, drawn as drops to be filled: as large as a finding. */
export function NotEnoughDays({ have, need, words }: { have: number; need: number; words: string }) {
  const shown = Math.min(have, need)
  return (
    <div className="rounded-card border border-line px-6 py-7">
      <svg
        viewBox={`0 0 ${need * 14} 14`}
        className="block w-full"
        style={{ maxWidth: Math.min(400, need * 24) }}
        aria-hidden="true"
      >
        {places(need).map((at) => (
          <circle
            key={at}
            cx={at * 14 + 7}
            cy="7"
            r="4.2"
            className={at < shown ? 'fill-ink' : 'fill-none stroke-line-strong'}
            strokeWidth="1.4"
          />
        ))}
      </svg>
      <p className="mt-4 font-serif text-item italic">
        not enough days yet ({shown} of {need})
      </p>
      <p className="type-secondary mt-1 text-muted">{words}</p>
    </div>
  )
}

const places = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

/** What stands at the place that is looked at, beside its rule and never on it. Screen readers hear it from the chart itself. */
export function ChartTip({ x, room, lines }: { x: number; room: number; lines: readonly string[] }) {
  const isLeft = x > room / 2
  return (
    <div
      aria-hidden="true"
      className="figures pointer-events-none absolute top-2 z-10 rounded-control bg-text px-3 py-2 text-label text-surface-0"
      style={isLeft ? { right: room - x + 10 } : { left: x + 10 }}
    >
      {lines.map((words, at) => (
        <p key={words} className={at === 0 ? 'whitespace-nowrap font-strong' : 'whitespace-nowrap'}>
          {words}
        </p>
      ))}
    </div>
  )
}

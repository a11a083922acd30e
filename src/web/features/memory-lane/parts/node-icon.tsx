import { dropPath } from '#web/ui/drop-mark.tsx'
import type { NodeRow } from '#worker/memory/memory.calls.ts'

/** People are drops, places circles, things squares, events diamonds. */
export function NodeIcon({
  type,
  size,
  isFilled = false,
}: {
  type: NodeRow['type']
  size: number
  isFilled?: boolean
}) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={isFilled ? 'shrink-0 text-ink' : 'shrink-0 text-text-2'}
    >
      <NodeShape
        type={type}
        fill={isFilled ? 'currentColor' : 'var(--surface-2)'}
        stroke="currentColor"
        strokeWidth={1.5}
      />
    </svg>
  )
}

interface ShapeProps {
  readonly fill: string
  readonly stroke: string
  readonly strokeWidth: number
}

/** The outline of a sign in a field of 24 by 24. */
export function NodeShape({ type, ...look }: ShapeProps & { type: NodeRow['type'] }) {
  if (type === 'person') return <path d={dropPath} strokeLinejoin="round" {...look} />
  if (type === 'place') return <circle cx="12" cy="12" r="9.5" {...look} />
  if (type === 'event') return <path d="M12 2.5L21.5 12L12 21.5L2.5 12Z" strokeLinejoin="round" {...look} />
  return <rect x="3" y="3" width="18" height="18" rx="3" {...look} />
}

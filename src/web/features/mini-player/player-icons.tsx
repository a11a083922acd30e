const signs = {
  play: 'M8 5.2v13.6c0 .8.9 1.3 1.6.8l10-6.8a1 1 0 0 0 0-1.6l-10-6.8c-.7-.5-1.6 0-1.6.8z',
  pause:
    'M7.5 5h2.2c.4 0 .8.4.8.8v12.4c0 .4-.4.8-.8.8H7.5a.8.8 0 0 1-.8-.8V5.8c0-.4.4-.8.8-.8zm6.8 0h2.2c.4 0 .8.4.8.8v12.4c0 .4-.4.8-.8.8h-2.2a.8.8 0 0 1-.8-.8V5.8c0-.4.4-.8.8-.8z',
} as const
const outlines = {
  down: 'm6 9 6 6 6-6',
  up: 'm6 15 6-6 6 6',
  hide: 'M10.7 5.1A10.7 10.7 0 0 1 21.9 12a10.8 10.8 0 0 1-1.4 2.5M14.1 14.2a3 3 0 0 1-4.2-4.2M17.5 17.5A10.7 10.7 0 0 1 2.1 12a10.8 10.8 0 0 1 4.4-5.1M2 2l20 20',
  sound: 'M4 10v4M8 6v12M12 9v6M16 4v16M20 9v6',
} as const

export type IconName = keyof typeof signs | keyof typeof outlines

/** The few signs of the player, drawn here so that a public page needs no more for its pill. */
export function Sign({ name, size = 20 }: { name: IconName; size?: number }) {
  const isFilled = name in signs
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke={isFilled ? 'none' : 'currentColor'}
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={{ ...signs, ...outlines }[name]} />
    </svg>
  )
}

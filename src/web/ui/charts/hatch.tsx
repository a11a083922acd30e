/** The ground of what nobody gave. Used as `fill={`url(#${id})`}`. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V6" className="stroke-line" strokeWidth="2" />
    </pattern>
  )
}

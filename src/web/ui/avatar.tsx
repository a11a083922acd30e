import { useState } from 'react'
import { classNames } from './class-names.ts'

/**
 * A round picture of a person. The first of the sources that loads is shown, over the letters, which stay where none does. It says nothing to a
 * screen reader: a name stands beside it.
 */
export function Avatar({
  letters,
  sources,
  className,
}: {
  letters: string
  sources: readonly string[]
  /** Size and size of the letters. */
  className: string
}) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const [isLoaded, setLoaded] = useState(false)
  const source = sources.find((one) => !broken.includes(one))
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full bg-surface-3 font-serif font-medium text-text',
        className,
      )}
    >
      {letters}
      {source && (
        <img
          src={source}
          alt=""
          draggable={false}
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
          onError={() => {
            setLoaded(false)
            setBroken((before) => [...before, source])
          }}
          className={classNames(
            'absolute inset-0 size-full bg-surface-3 object-cover transition-opacity duration-(--quick)',
            isLoaded ? 'opacity-100' : 'opacity-0',
          )}
        />
      )}
    </span>
  )
}

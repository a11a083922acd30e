import { classNames } from '#web/ui/class-names.ts'
import { type SampleSize, sampleSizes } from './sample-sizes.ts'

export type { SampleSize }

/** Says that nobody lived this, and how many pages of it are read. */
export function SampleHead({ size, onSize }: { size: SampleSize; onSize: (size: SampleSize) => void }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-4">
      <p className="max-w-130 text-small text-text-2">
        The journal of Mara Lindqvist, who does not exist. Nothing here touches your own pages.
        {size > 100 && ' At this size her pages are told again, in earlier years.'}
      </p>
      <div
        role="radiogroup"
        aria-label="How many pages"
        className="flex rounded-pill border border-line bg-surface-1 p-0.75"
      >
        {sampleSizes.map((one) => (
          <label
            key={one}
            className={classNames(
              'figures flex min-h-9 cursor-pointer items-center rounded-pill px-3.5 text-small has-focus-visible:outline-2 has-focus-visible:outline-ring',
              one === size ? 'bg-surface-3 font-strong' : 'text-text-2',
            )}
          >
            <input
              autoComplete="off"
              type="radio"
              name="sample-size"
              className="sr-only"
              checked={one === size}
              onChange={() => onSize(one)}
            />
            {one.toLocaleString('en')}
          </label>
        ))}
      </div>
    </div>
  )
}

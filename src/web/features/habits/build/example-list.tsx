import { frequencyWords } from '#domain/habits/frequency-words.ts'
import { areaName } from '#domain/habits/habit-choices.ts'
import { type HabitExample, habitExamples } from '#domain/habits/habit-examples.ts'
import { SentenceWords } from '../sentence-words.tsx'

interface ExampleListProps {
  /** Side by side where there is room. */
  isWide?: boolean
  onChoose: (example: HabitExample) => void
}

/** Ten habits to begin with. */
export function ExampleList({ isWide = false, onChoose }: ExampleListProps) {
  return (
    <ul aria-label="Examples" className={isWide ? 'grid gap-x-10 lg:grid-cols-2' : ''}>
      {habitExamples.map((example) => (
        <li key={example.id} className="border-line border-b">
          <button
            type="button"
            onClick={() => onChoose(example)}
            className="group block w-full rounded-inner py-3 text-left"
          >
            <span className="block font-serif text-read text-text-2 leading-item group-hover:text-text">
              <SentenceWords habit={example} />
            </span>
            <span className="type-label mt-0.5 block text-muted">
              {areaName(example.area)}, {frequencyWords({ ...example.frequency, times: [] })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

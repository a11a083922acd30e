import { AudioWaveform, ChevronRight, Flower2, type LucideIcon, Wind } from 'lucide-react'
import { patternOf } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import { meditationTypes } from '#domain/mindfulness/meditation/meditation-types.ts'
import { type ActivityType, durationWords, overlaySounds } from '#domain/mindfulness/mindfulness-settings.ts'
import { useWatched } from '#web/lib/vault/observable.ts'
import { useView } from '#web/lib/vault/use-view.ts'

import { minutesWord } from './breathing/breath-words.ts'
import { mindfulness } from './mindfulness-store.ts'

interface Practice {
  readonly type: ActivityType
  readonly title: string
  readonly about: string
  readonly Icon: LucideIcon
}

function usePractices(): readonly Practice[] {
  const { breathing, meditation, ambient } = useWatched(mindfulness)
  const own = useView('mindfulness.patterns').rows
  const type = meditationTypes.find(({ id }) => id === meditation.meditationType)
  const sound = overlaySounds.find(({ id }) => id === ambient.soundType)
  return [
    {
      type: 'breathing',
      title: 'Breathe',
      about: `${patternOf(breathing.pattern, own).name}, ${minutesWord(breathing.duration)}`,
      Icon: Wind,
    },
    {
      type: 'meditation',
      title: 'Meditate',
      about: `${type?.name}, ${minutesWord(meditation.duration)}`,
      Icon: Flower2,
    },
    {
      type: 'ambient',
      title: 'Listen',
      about: [sound?.name, ambient.duration !== null && durationWords(ambient.duration)]
        .filter(Boolean)
        .join(', '),
      Icon: AudioWaveform,
    },
  ]
}

/** Three quiet things to do, as they were done last. */
export function PracticeCard({ onOpen }: { onOpen: (type: ActivityType) => void }) {
  return (
    <section aria-labelledby="practice-title">
      <h2 id="practice-title" className="type-secondary font-strong text-text-2">
        A quiet moment
      </h2>
      <ul className="mt-2">
        {usePractices().map(({ type, title, about, Icon }) => (
          <li key={type}>
            <button
              type="button"
              onClick={() => onOpen(type)}
              className="group -mx-3 grid min-h-15 w-[calc(100%+24px)] grid-cols-[auto_1fr_auto] items-center gap-x-4 rounded-control px-3 py-2 text-left hover:bg-surface-1"
            >
              <Icon
                size={20}
                strokeWidth={1.5}
                aria-hidden="true"
                className="text-text-2 group-hover:text-ink"
              />
              <span className="min-w-0">
                <span className="block text-ui font-strong">{title}</span>
                <span className="type-secondary block truncate text-muted">{about}</span>
              </span>
              <ChevronRight size={17} strokeWidth={1.6} aria-hidden="true" className="text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

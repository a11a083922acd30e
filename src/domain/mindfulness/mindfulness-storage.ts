import { textures } from '../sound/sound-names.ts'
import { meditationTypes } from './meditation/meditation-types.ts'
import {
  ambientDurations,
  breathingMinutes,
  endSounds,
  meditationMinutes,
  onSlider,
  type SliderRange,
  volumeRange,
} from './mindfulness-settings.ts'
import { emptyMindfulness, type MindfulnessState } from './mindfulness-state.ts'
import { fieldsOf, flag, numberIn, oneIn, textIn } from './stored-fields.ts'

/** Where it was kept before accounts were told apart. */
export const sharedMindfulnessKey = 'inkwell-mindfulness'

/** Where local storage keeps what belongs to an account. */
export const mindfulnessStorageKey = (userId: number): string => `${sharedMindfulnessKey}-${userId}`

/** What local storage keeps. A session that runs is not kept: nobody breathes on through a reload. */
export function serialiseMindfulness(state: MindfulnessState): string {
  return JSON.stringify({ ...state, isActive: false })
}

/** What local storage kept. Whatever is broken or out of range takes its default, field by field, and the rest stays. */
export function parseMindfulness(text: string | null): MindfulnessState {
  const kept = fieldsOf(text)
  const empty = emptyMindfulness
  const lastActivity = textIn(kept, 'lastActivity', 40)
  return {
    activeType: oneIn(kept, 'activeType', ['breathing', 'meditation', 'ambient'] as const, empty.activeType),
    isActive: false,
    sessionCount: count(kept.sessionCount),
    totalMinutes: count(kept.totalMinutes),
    lastActivity: lastActivity !== null && !Number.isNaN(Date.parse(lastActivity)) ? lastActivity : null,
    breathing: breathingOf(fieldsOf(kept.breathing)),
    meditation: meditationOf(fieldsOf(kept.meditation)),
    ambient: ambientOf(fieldsOf(kept.ambient)),
  }
}

type Kept = Readonly<Record<string, unknown>>

function breathingOf(kept: Kept): MindfulnessState['breathing'] {
  const usual = emptyMindfulness.breathing
  return {
    pattern: textIn(kept, 'pattern', 100) || usual.pattern,
    duration: slid(kept, 'duration', breathingMinutes, usual.duration),
    soundEnabled: flag(kept, 'soundEnabled', usual.soundEnabled),
    soundVolume: slid(kept, 'soundVolume', volumeRange, usual.soundVolume),
    emotionalCheckin: flag(kept, 'emotionalCheckin', usual.emotionalCheckin),
    journalIntegration: flag(kept, 'journalIntegration', usual.journalIntegration),
  }
}

function meditationOf(kept: Kept): MindfulnessState['meditation'] {
  const usual = emptyMindfulness.meditation
  const types = meditationTypes.map(({ id }) => id)
  return {
    duration: slid(kept, 'duration', meditationMinutes, usual.duration),
    intervalBells: flag(kept, 'intervalBells', usual.intervalBells),
    endSound: oneIn(kept, 'endSound', endSounds, usual.endSound),
    ambientSound: oneIn(kept, 'ambientSound', [...textures.map(({ id }) => id), 'none'], usual.ambientSound),
    soundVolume: slid(kept, 'soundVolume', volumeRange, usual.soundVolume),
    meditationType: oneIn(kept, 'meditationType', types, usual.meditationType),
    guided: flag(kept, 'guided', usual.guided),
    journalIntegration: flag(kept, 'journalIntegration', usual.journalIntegration),
  }
}

function ambientOf(kept: Kept): MindfulnessState['ambient'] {
  const usual = emptyMindfulness.ambient
  const sounds = textures.map(({ id }) => id)
  return {
    soundType: oneIn(kept, 'soundType', sounds, usual.soundType),
    volume: slid(kept, 'volume', volumeRange, usual.volume),
    duration: oneIn(kept, 'duration', ambientDurations, usual.duration),
    mixWithOthers: flag(kept, 'mixWithOthers', usual.mixWithOthers),
  }
}

function slid(kept: Kept, name: string, range: SliderRange, usual: number): number {
  return onSlider(range, numberIn(kept, name, usual))
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
}

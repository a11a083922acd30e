import type { MindfulnessSession } from '#domain/mindfulness/mindfulness-records.ts'
import type {
  AmbientSettings,
  BreathingSettings,
  MeditationSettings,
} from '#domain/mindfulness/mindfulness-settings.ts'
import type { Texture, Tone } from '#domain/sound/sound-names.ts'

/** A session as its panel knows it. The overlay asks when it has to end it; instants are those of performance.now(). */
export interface HeldSession {
  /** Ms that really ran until `now`, without pauses. */
  readonly spentMs: (now: number) => number
  /** What of it goes into the sealed history; null where nothing was begun. */
  readonly record: (now: number) => MindfulnessSession | null
}

/** What the overlay gives to the panel of an activity. A panel is made anew for every session. */
export interface PanelProps<Settings> {
  readonly settings: Settings
  /** Keeps at once what is changed beside the exercise: a volume, a switch. */
  readonly onSettings: (changes: Partial<Settings>) => void
  /** True while the settings lie over the panel. An exercise that runs is held then; it goes on only when somebody says so. */
  readonly isCovered: boolean
  /** Tells the overlay how to ask about the session; call it in an effect, and again whenever `session` is another. */
  readonly onSession: (session: HeldSession) => void
  /** The session came to its end and everything was said: the overlay counts it, says the toast of its kind and closes. */
  readonly onComplete: () => void
  /** The same, and on to the journal, to a page that knows the session. */
  readonly onJournal: () => void
}

export type BreathingPanelProps = PanelProps<BreathingSettings>
export type MeditationPanelProps = PanelProps<MeditationSettings>
export type AmbientPanelProps = PanelProps<AmbientSettings>

/** Hearing a sound before choosing it: 3 s, at the volume of the tab that is looked at; a second press stops it. */
export interface PreviewProps {
  /** The sound whose button shows that it plays. */
  readonly shown: Texture | Tone | null
  readonly press: (sound: Texture | Tone) => void
}

/** What the settings view gives to the part of an activity. It changes a draft; only Save keeps it. */
export interface SettingsBlockProps<Settings> {
  readonly draft: Settings
  readonly onChange: (changes: Partial<Settings>) => void
  readonly preview: PreviewProps
}

export type BreathingSettingsProps = SettingsBlockProps<BreathingSettings>
export type MeditationSettingsProps = SettingsBlockProps<MeditationSettings>
export type AmbientSettingsProps = SettingsBlockProps<AmbientSettings>

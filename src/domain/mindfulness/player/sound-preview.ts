import type { Texture, Tone } from '#domain/sound/sound-names.ts'

/** A preview is heard for so long, */
export const previewPlaysMs = 3_000
/** and its button shows that it plays for so long. */
export const previewShownMs = 5_000

export interface SoundPreview {
  readonly sound: Texture | Tone
  readonly startedAt: number
  /** 0 to 100: the volume of the tab that is looked at. */
  readonly volume: number
}

/** A press on a sound in the settings: it starts, takes another's place, or stops if it is the one that shows as playing. */
export function pressPreview(
  current: SoundPreview | null,
  sound: Texture | Tone,
  volume: number,
  now: number,
): SoundPreview | null {
  const isSame = current?.sound === sound && isPreviewShown(current, now)
  return isSame ? null : { sound, startedAt: now, volume }
}

export function isPreviewShown({ startedAt }: SoundPreview, now: number): boolean {
  return now - startedAt < previewShownMs
}

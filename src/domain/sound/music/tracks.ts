export const musicCategories = ['focus', 'calm', 'sleep'] as const
export type MusicCategory = (typeof musicCategories)[number]

export interface MusicTrack {
  readonly id: string
  readonly title: string
  readonly artist: string
  readonly filename: string
  /** Seconds. */
  readonly duration: number
  readonly category: MusicCategory
  /** Path of the cover. */
  readonly coverArt: string
}

/** The six pieces (Spec: Sound entities), composed and played by `src/domain/sound/music/`. */
export const tracks = [
  track('es-reverse-poem', 'ES Reverse Poem', 'focus', 217),
  track('fractions-of-light', 'Fractions of Light', 'calm', 196),
  track('gently-whispering', 'Gently Whispering', 'sleep', 240),
  track('imagine-sleep', 'Imagine Sleep', 'sleep', 187),
  track('weightless-moments', 'Weightless Moments', 'calm', 205),
  track('when-light-fades-away', 'When Light Fades Away', 'focus', 232),
] as const

export type TrackId = (typeof tracks)[number]['id']

function track<Id extends string>(id: Id, title: string, category: MusicCategory, duration: number) {
  const filename = `${id}.mp3`
  return {
    id,
    title,
    artist: 'Inkwell',
    filename,
    duration,
    category,
    coverArt: `/images/music/${id}.svg`,
  } as const
}

/** All pieces in the order in which they are listed and skipped: by what they are for. */
export const musicQueue: readonly MusicTrack[] = musicCategories.flatMap((category) =>
  tracks.filter((one) => one.category === category),
)

/** Where a piece lies on the server. */
export function musicPath({ filename }: Pick<MusicTrack, 'filename'>): string {
  return `/music/${filename}`
}

import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import type { GuidedCue } from '#domain/guided/guided-cues.ts'
import type { Day } from '#domain/time/day.ts'
import { query } from '#worker/core/worker-calls.ts'

/** A guided conversation that may help now, with its reason. */
export interface GuidedOfferRow extends GuidedCue {
  /** Names the offer where it is put away. */
  readonly id: string
  readonly title: string
}
/** At most one offer: `talk`: from what was said in that talk alone; null: from pages and talks of the last seven days. None in danger. */
export const guidedOffer = query<{ talk: TalkOf | null; today: Day }, GuidedOfferRow>(
  'companion.guided-offer',
)

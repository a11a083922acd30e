import type { GuidedConversation } from '#domain/guided/guided-conversation.ts'
import type { GuidedMethod, GuidedStep } from '#domain/guided/guided-method.ts'
import type { EntityRow } from '#web/lib/vault/use-entities.ts'

/** What a step is drawn from. */
export interface StepProps {
  method: GuidedMethod
  talk: EntityRow<GuidedConversation>
  step: GuidedStep
}

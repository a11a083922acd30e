import type { ReactNode, RefObject } from 'react'

type FieldRef = RefObject<HTMLTextAreaElement | null>

/** What makes a talk audible; it comes from outside, since the companion knows nothing of voices. */
export interface TalkVoice {
  /** Under a reply: the way to hear it. */
  readonly listen: (messageId: string) => ReactNode
  /** Beside the field: the way to speak into it. */
  readonly dictate: (into: FieldRef) => ReactNode
  /** Over the field: what is being heard. */
  readonly strip: (into: FieldRef) => ReactNode
  /** Replies are read by themselves. */
  readonly isReadAlone: boolean
  /** A reply is whole and kept. */
  readonly onAnswered: (messageId: string) => void
}

import { Mic } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { keptDictation, useKeptDictation } from './kept-dictation.ts'
import { type Field, finishListening, listenInto, stopListening, useListening } from './listening.ts'
import { VoiceGoesModal } from './voice-goes.tsx'

export type FieldRef = RefObject<Field | null>

/** Starts and ends dictation into a field; before the first time it says where a voice goes. Not there where the browser cannot listen. */
export function DictationButton({ into, className }: { into: FieldRef; className?: string }) {
  const { isSupported } = useKeptDictation()
  const { isOn, press, question } = useDictation(into)
  if (!isSupported) return null
  return (
    <>
      <IconButton
        label={isOn ? 'Stop dictation' : 'Dictate'}
        aria-pressed={isOn}
        // The caret stays where it is.
        onPointerDown={(event) => event.preventDefault()}
        onClick={press}
        icon={<Mic {...sign} />}
        {...(className ? { className } : {})}
      />
      {question}
    </>
  )
}

const sign = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

/** What a press does, whether it listens into this field now, and the question that stands before the first time. */
export function useDictation(into: FieldRef) {
  const listening = useListening()
  const [isAsking, setIsAsking] = useState(false)
  const last = useRef<Field | null>(null)
  useLayoutEffect(() => {
    last.current = into.current
  })
  useLayoutEffect(() => () => stopListening(last.current), [])
  const isOn = listening.isOn && listening.field === into.current
  const begin = (): void => {
    if (into.current) listenInto(into.current)
  }
  return {
    isOn,
    press(): void {
      if (isOn) finishListening()
      else if (keptDictation().isTold) begin()
      else setIsAsking(true)
    },
    question: isAsking && (
      <VoiceGoesModal
        onClose={() => setIsAsking(false)}
        onGo={() => {
          setIsAsking(false)
          begin()
        }}
      />
    ),
  }
}

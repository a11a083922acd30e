import { useEffect, useState } from 'react'
import type { EmotionCategory } from '#domain/journal/emotion.ts'
import type { Span } from '#domain/journal/text.ts'
import { toast } from '#web/lib/toasts.ts'
import { inkwell } from '#web/lib/worker-link.ts'
import { type SaidOfReading, sayOfReading, unsayOfReading } from './margin.calls.ts'
import { light } from './margin-light.ts'
import { sayFailed } from './say-failed.ts'

const undoMs = 10_000

/** Which note is open, and what is done with notes. */
export function useNotes(uid: string) {
  const [open, setOpen] = useState<string | null>(null)

  useEffect(() => () => light(null), [])

  const toggle = (key: string, spans: readonly Span[], hue: EmotionCategory | null = null) => {
    const isOpening = open !== key
    setOpen(isOpening ? key : null)
    light(isOpening && spans.length > 0 ? { uid, spans, hue } : null)
  }

  const close = () => {
    setOpen(null)
    light(null)
  }

  /** Says something of the reading; what was taken away can be brought back for a while. */
  const say = async (done: string | null, ...all: readonly SaidOfReading[]) => {
    close()
    const insights: string[] = []
    for (const said of all) insights.push(await inkwell.run(sayOfReading, { uid, said }))
    if (done === null) return
    const undo = async () => {
      for (const insight of insights) await inkwell.run(unsayOfReading, { insight })
    }
    toast({
      title: done,
      duration: undoMs,
      action: { label: 'Undo', onPress: () => void undo().catch(sayFailed) },
    })
  }

  return {
    open,
    toggle,
    close,
    say: (done: string | null, ...all: readonly SaidOfReading[]) => void say(done, ...all).catch(sayFailed),
  }
}
export type Notes = ReturnType<typeof useNotes>

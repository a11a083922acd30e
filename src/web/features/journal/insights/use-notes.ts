import { useEffect, useRef, useState } from 'react'
import type { EmotionCategory } from '#domain/journal/emotion.ts'
import type { JournalInsight } from '#domain/journal/journal-insight.ts'
import type { Span } from '#domain/text/text.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { type NewEntity, useEntityActions } from '#web/lib/vault/use-entities.ts'
import type { SaidOfReading } from '#worker/journal/reading/insights-panel.calls.ts'
import { light } from './insights-panel-highlight.ts'

const undoMs = 10_000

/** A note with what it lights. */
export interface NoteLight {
  readonly key: string
  readonly spans: readonly Span[]
  readonly hue?: EmotionCategory | null
}

/** Which note is open or looked at, and what is done with notes. */
export function useNotes(uid: string) {
  const actions = useEntityActions('journal_insight')
  const [open, setOpen] = useState<NoteLight | null>(null)
  const [glanced, setGlanced] = useState<NoteLight | null>(null)
  /** Where the focus goes when the note that has it goes. */
  const around = useRef<HTMLElement>(null)
  const lit = glanced ?? open

  useEffect(() => {
    light(lit && lit.spans.length > 0 ? { uid, note: lit.key, spans: lit.spans, hue: lit.hue ?? null } : null)
  }, [uid, lit])
  useEffect(() => () => light(null), [])

  const close = () => {
    setOpen(null)
    setGlanced(null)
  }

  /** Says something of the reading; what was taken away can be brought back for a while. */
  const say = async (done: string | null, all: readonly SaidOfReading[]) => {
    close()
    around.current?.focus({ preventScroll: true })
    const insights: string[] = []
    for (const said of all) {
      const insight = await actions.create({ ...said, entryId: uid } as NewEntity<JournalInsight>)
      if (insight === null) return
      insights.push(insight)
    }
    if (done === null) return
    const undo = async () => {
      for (const insight of insights) await actions.take(insight)
    }
    offerUndo(done, undo, { duration: undoMs })
  }

  return {
    around,
    open: open?.key ?? null,
    lit: lit?.key ?? null,
    toggle: (note: NoteLight) => {
      setGlanced(null)
      setOpen(open?.key === note.key ? null : note)
    },
    /** Lights a note while it is looked at; null: no more. */
    glance: setGlanced,
    close,
    say: (done: string | null, ...all: readonly SaidOfReading[]) => void say(done, all),
  }
}
export type Notes = ReturnType<typeof useNotes>

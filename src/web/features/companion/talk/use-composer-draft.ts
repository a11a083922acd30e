import { type RefObject, useEffect } from 'react'
import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import { watchWriting } from '#web/lib/device/unsaved.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { keepComposerDraft, readComposerDraft } from '#worker/companion/companion.calls.ts'
import { logError } from '#worker/core/vault-locked.ts'

const restMs = 400

/** What stands in the field of a talk and is not sent yet is kept, sealed on this device, and stands there again later. */
export function useComposerDraft(
  field: RefObject<HTMLTextAreaElement | null>,
  { entryUid, talkUid }: TalkOf,
): { readonly sending: () => () => void } {
  const vault = useVaultCalls()
  useEffect(() => {
    const area = field.current
    if (!area) return
    const of = { entryUid, talkUid }
    let keptWords = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = async () => {
      clearTimeout(timer)
      const words = area.value
      if (words === keptWords) return
      await vault.run(keepComposerDraft, { of, words })
      keptWords = words
    }
    const keep = () => void flush().catch(logError)
    const onInput = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, restMs)
    }
    vault
      .run(readComposerDraft, of)
      .then((words) => {
        keptWords = words
        if (area.isConnected && area.value === '') area.value = words
      })
      .catch(logError)
    area.addEventListener('input', onInput)
    // Before the page goes: its worker lives until what is on its way is sealed.
    addEventListener('beforeunload', keep, { capture: true })
    const stop = watchWriting({ flush, isKept: () => area.value === keptWords })
    return () => {
      area.removeEventListener('input', onInput)
      removeEventListener('beforeunload', keep, { capture: true })
      stop()
      keep()
    }
  }, [field, entryUid, talkUid, vault])
  /** Before words are sent; what it answers is called once they were. */
  const sending = () => () => {
    vault.run(keepComposerDraft, { of: { entryUid, talkUid }, words: '' }).catch(logError)
  }
  return { sending }
}

import { useEffect, useRef, useState } from 'react'
import { deleteAvatar, type Outcome, putAvatar, refusal } from '#browser/profile-save.ts'
import type { User } from '#domain/account/user.ts'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { announceAvatar } from '#web/lib/account/avatar-cache.ts'
import { smallEnough } from './profile-shrink.ts'

interface Chosen {
  readonly file: Blob
  /** Shows it before it is sent. */
  readonly url: string
}

const unreadable = 'This is not a picture that we can use. Please choose a PNG, a JPEG or a WebP.'

const shrink = (file: Blob): Promise<Outcome<Blob>> =>
  smallEnough(file).then(
    (answer) => ({ ok: true, answer }),
    () => refusal(unreadable),
  )

/** A picture that is chosen, kept or removed, one at a time. */
export function usePicture(user: User) {
  const auth = useAuth()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen])

  function choose(file: Blob | null): void {
    if (isPending) return
    setDone(null)
    setTrouble(file && !file.type.startsWith('image/') ? unreadable : null)
    setChosen(file?.type.startsWith('image/') ? { file, url: URL.createObjectURL(file) } : null)
  }

  async function change(act: () => Promise<Outcome<Pick<User, 'hasAvatar'>>>, said: string): Promise<void> {
    setPending(true)
    setTrouble(null)
    const outcome = await act()
    setPending(false)
    if (!outcome.ok) return setTrouble(outcome.message)
    setChosen(null)
    setDone(said)
    auth.setUser({ ...user, ...outcome.answer })
    announceAvatar(user.id)
  }

  async function send({ file }: Chosen): Promise<Outcome<Pick<User, 'hasAvatar'>>> {
    const small = await shrink(file)
    return small.ok ? putAvatar(small.answer) : small
  }

  return {
    chosen,
    isPending,
    trouble,
    done,
    choose,
    /** The browser cannot show what was chosen, so it is none. */
    refuse: () => {
      setChosen(null)
      setTrouble(unreadable)
    },
    keep: () => (chosen ? change(() => send(chosen), 'This is your picture now.') : undefined),
    remove: () => change(deleteAvatar, 'Your picture is removed.'),
  }
}

const pictureIn = (data: DataTransfer | null): File | null => data?.files[0] ?? null

/** Takes what is pasted anywhere, or dropped anywhere on the page, where it is a file. True: something is held over the page. */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useRef(onFile)
  take.current = onFile
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const accept = (event: Event, data: DataTransfer | null) => {
      setOver(false)
      const file = pictureIn(data)
      if (!file) return
      event.preventDefault()
      take.current(file)
    }
    addEventListener('dragover', hold, { signal })
    addEventListener('dragleave', leave, { signal })
    addEventListener('drop', (event) => accept(event, event.dataTransfer), { signal })
    addEventListener('paste', (event) => accept(event, event.clipboardData), { signal })
    return () => stop.abort()
  }, [])
  return isOver
}

import type { FromSoundThread, ToSoundThread } from './render-calls.ts'
import { ThreadRenderer } from './render-in-thread.ts'

/** A thread that does nothing but render sounds: it holds no key and no word of anybody. */
const renderer = new ThreadRenderer()
const tell = (message: FromSoundThread, moved: Transferable[]): void =>
  postMessage(message, { transfer: moved })

addEventListener('message', ({ data: { id, ...ask } }: MessageEvent<ToSoundThread>) => {
  try {
    const channels = renderer.render(ask)
    tell(
      { id, channels },
      channels.map(({ buffer }) => buffer),
    )
  } catch (error) {
    console.error(error)
    tell({ id, channels: null }, [])
  }
})

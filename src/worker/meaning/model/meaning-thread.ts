import type { Meaning, MeaningEncoder } from '#domain/meaning/vectors.ts'

/** What the thread is told: the file first, then one text after the other. */
export type ToMeaningThread =
  | { readonly id: number; readonly to: 'load'; readonly file: Blob }
  | { readonly id: number; readonly to: 'read'; readonly text: string }
  | { readonly id: number; readonly to: 'stop' }

/** What it says: first that it runs, then one word about each thing that it was told. */
export type FromMeaningThread =
  | { readonly is: 'ready' }
  | { readonly id: number; readonly is: 'loaded'; readonly isFast: boolean }
  | { readonly id: number; readonly is: 'meaning'; readonly meaning: Meaning | null }
  | { readonly id: number; readonly is: 'fault' }

interface Loaded {
  readonly encoder: MeaningEncoder
  readonly isFast: boolean
}

/** A thread of its own, so that nothing waits for it, and because its file has a policy of its own: it connects nowhere. It holds the model and the text that it is given. */
const tell = (message: FromMeaningThread): void => postMessage(message)
let loaded: Promise<Loaded> | undefined

async function load(file: Blob): Promise<Loaded> {
  const [{ loadEncoder }, { simdKernel }, bytes] = await Promise.all([
    import('#domain/meaning/encoder.ts'),
    import('#domain/meaning/kernel.ts'),
    file.arrayBuffer(),
  ])
  const kernel = simdKernel()
  return { encoder: loadEncoder(new Uint8Array(bytes), kernel), isFast: kernel !== null }
}

async function answer(told: Exclude<ToMeaningThread, { to: 'stop' }>): Promise<void> {
  const { id } = told
  try {
    if (told.to === 'load') {
      loaded = load(told.file)
      tell({ id, is: 'loaded', isFast: (await loaded).isFast })
    } else {
      const meaning = (await loaded)?.encoder.encode(told.text) ?? null
      tell({ id, is: 'meaning', meaning })
    }
  } catch (error) {
    console.error(error)
    tell({ id, is: 'fault' })
  }
}

addEventListener('message', ({ data }: MessageEvent<ToMeaningThread>) => {
  if (data.to !== 'stop') void answer(data)
})
tell({ is: 'ready' })

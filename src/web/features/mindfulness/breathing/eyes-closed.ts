import { keepText, readText } from '#web/lib/device/local-storage.ts'
import { type Watched, watchedValue } from '#web/lib/vault/observable.ts'
import type { EyesClosed } from './breathing-controller.ts'

const key = 'inkwell-eyes-closed'

/** What this browser kept; whatever is no choice is the usual one: it vibrates, and says nothing. */
export function parseEyesClosed(text: string | null): EyesClosed {
  const words = (text ?? '').split(' ')
  return { vibrates: !words.includes('no-vibration'), speaks: words.includes('spoken') }
}

/** How somebody with closed eyes is led; a choice of this device. */
export const eyesClosed: Watched<EyesClosed> = watchedValue(parseEyesClosed(readText(key)))

export function chooseEyesClosed(changes: Partial<EyesClosed>): void {
  const next = { ...eyesClosed.read(), ...changes }
  eyesClosed.write(next)
  keepText(key, [next.vibrates ? '' : 'no-vibration', next.speaks ? 'spoken' : ''].join(' ').trim())
}

import { keepText, readText } from '../device/local-storage.ts'
import { useWatched, watchedValue } from '../vault/observable.ts'

/** Sizes of written words on a large screen, in px; everything else grows and shrinks along. */
export const textSizes = [18, 19, 20, 22, 24] as const
export type TextSize = (typeof textSizes)[number]

/** Of this device, whoever uses it: a choice for eyes and screen. public/first-paint.js reads it too. */
export const textSizeKey = 'inkwell-text-size'
const usual: TextSize = 20

/** The saved size; the usual one where nothing, or something unknown, is saved. */
export const textSizeFrom = (saved: string | null): TextSize =>
  textSizes.find((size) => String(size) === saved) ?? usual

/** How much larger than usual everything is set. */
export const textScale = (size: TextSize): number => size / usual

const chosen = watchedValue<TextSize>(usual)

function paint(): void {
  document.documentElement.style.setProperty('--text-scale', String(textScale(chosen.read())))
}

/** Reads and paints the saved size, and follows other tabs. Once, before the first render. */
export function startTextSize(): void {
  const read = () => {
    chosen.write(textSizeFrom(readText(textSizeKey)))
    paint()
  }
  read()
  addEventListener('storage', ({ key }) => key === textSizeKey && read())
}

export function chooseTextSize(size: TextSize): void {
  chosen.write(size)
  keepText(textSizeKey, String(size))
  paint()
}

export const useTextSize = (): TextSize => useWatched(chosen)

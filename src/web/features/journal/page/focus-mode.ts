import { useCallback, useEffect } from 'react'
import { keepText, readText } from '#web/lib/device/local-storage.ts'
import { useWatched, watchedValue } from '#web/lib/vault/observable.ts'

const alone = watchedValue(false)
const typewriterKey = 'inkwell-typewriter'
const typewriter = watchedValue<boolean | null>(null)

function setAlone(isAlone: boolean): void {
  if (isAlone) document.documentElement.dataset.alone = 'true'
  else delete document.documentElement.dataset.alone
  alone.write(isAlone)
}

/** Alone with the page: everything around it is put away (styles/read.css) until Esc, the key or the button brings it back. */
export function useFocusMode() {
  const isAlone = useWatched(alone)
  useEffect(() => () => setAlone(false), [])
  const toggle = useCallback(() => setAlone(!alone.read()), [])
  const leave = useCallback(() => {
    const was = alone.read()
    setAlone(false)
    return was
  }, [])
  return { isAlone, toggle, leave }
}

/** Whether the line that is written on stays at one height; a choice of this device. */
export function useTypewriter(): { isOn: boolean; toggle: () => void } {
  const isOn = useWatched(typewriter) ?? readText(typewriterKey) === 'on'
  const toggle = useCallback(() => {
    keepText(typewriterKey, isOn ? 'off' : 'on')
    typewriter.write(!isOn)
  }, [isOn])
  return { isOn, toggle }
}

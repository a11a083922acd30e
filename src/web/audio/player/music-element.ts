import { tabContext } from '../audio-output.ts'

/** What is used of an `HTMLAudioElement`. */
export interface MusicElement
  extends Pick<
    HTMLAudioElement,
    | 'src'
    | 'loop'
    | 'volume'
    | 'currentTime'
    | 'paused'
    | 'readyState'
    | 'error'
    | 'play'
    | 'pause'
    | 'load'
    | 'addEventListener'
  > {}

/** Where pages may not set an element's volume (iPhones and iPads), the music is made softer on its way to the ear. */
export interface MusicOutlet {
  readonly element: MusicElement
  /** 0 to 1. */
  setGain(gain: number): void
}

/** Throws a `NoSoundError` where the music would have to go through a context and there is none. */
export function openMusicOutlet(): MusicOutlet {
  const element = new Audio()
  element.preload = 'auto'
  element.volume = 0.5
  const obeys = element.volume === 0.5
  element.volume = 0
  if (obeys)
    return {
      element,
      setGain: (gain) => {
        element.volume = gain
      },
    }
  const context = tabContext()
  const soft = context.createGain()
  soft.gain.value = 0
  context.createMediaElementSource(element).connect(soft).connect(context.destination)
  element.addEventListener('play', () => void context.resume())
  return {
    element,
    setGain: (gain) => soft.gain.setTargetAtTime(gain, context.currentTime, 0.02),
  }
}

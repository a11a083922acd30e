/** Takes the place of the player of ambient sounds where nothing can be heard. */
export class AmbientPlayer {
  start = () => Promise.resolve()
  stop = () => undefined
  setVolume = () => undefined
  setExtra = () => undefined
}

import type { Stereo } from './loop.ts'

/** A factor for a level in decibels. */
export function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20)
}

/** The largest distance from 0 in any channel. */
export function peakOf(channels: readonly Float32Array[]): number {
  let peak = 0
  for (const channel of channels)
    for (let at = 0; at < channel.length; at++) peak = Math.max(peak, Math.abs(channel[at] as number))
  return peak
}

/** The root of the mean square over all channels; 0 for none. */
export function rmsOf(channels: readonly Float32Array[]): number {
  let sum = 0
  let count = 0
  for (const channel of channels) {
    for (let at = 0; at < channel.length; at++) {
      const value = channel[at] as number
      sum += value * value
    }
    count += channel.length
  }
  return count === 0 ? 0 : Math.sqrt(sum / count)
}

/** The mean of a channel, which ears do not hear and speakers do not like. */
export function meanOf(signal: Float32Array): number {
  let sum = 0
  for (let at = 0; at < signal.length; at++) sum += signal[at] as number
  return sum / signal.length
}

/** Takes the mean of a channel away, in place. */
export function withoutMean(signal: Float32Array): Float32Array {
  const mean = meanOf(signal)
  for (let at = 0; at < signal.length; at++) signal[at] = (signal[at] as number) - mean
  return signal
}

/** Takes the mean of each channel away and scales both to an RMS of 1, in place; silence stays silence. */
export function toUnitLevel(stereo: Stereo): Stereo {
  const channels = [withoutMean(stereo.left), withoutMean(stereo.right)]
  const rms = rmsOf(channels)
  if (rms > 0) for (const channel of channels) scale(channel, 1 / rms)
  return stereo
}

/** Multiplies every sample, in place. */
export function scale(signal: Float32Array, factor: number): Float32Array {
  for (let at = 0; at < signal.length; at++) signal[at] = (signal[at] as number) * factor
  return signal
}

/** -1.1 dBFS: what a sample may come near to but never reach. */
const ceiling = fromDecibels(-1.1)
/** -5 dBFS: below it nothing is touched. */
const knee = fromDecibels(-5)

/** Bends samples above -5 dBFS smoothly towards -1.1 dBFS, in place; it looks at one sample at a time, so a lap stays a lap. */
export function bendPeaks(signal: Float32Array): Float32Array {
  const room = ceiling - knee
  for (let at = 0; at < signal.length; at++) {
    const value = signal[at] as number
    const over = Math.abs(value) - knee
    if (over > 0) signal[at] = Math.sign(value) * (knee + room * Math.tanh(over / room))
  }
  return signal
}

import type { DeviceModelShown, DeviceModelsShown } from './companion-settings-data.ts'

/** '397 MB', '1.1 GB', '504 kB'. */
export function sizeWords(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`
  return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}

/** '397 MB, Apache-2.0'. */
export const aboutModel = ({ bytes, licence }: Pick<DeviceModelShown, 'bytes' | 'licence'>): string =>
  `${sizeWords(bytes)}, ${licence}`

/** How far a model is; empty where nothing of it is here, or all of it. */
export function stateWords({
  state,
  have,
  bytes,
}: Pick<DeviceModelShown, 'state' | 'have' | 'bytes'>): string {
  if (state === 'checking') return 'Checking that it came whole.'
  if (state === 'arriving') return `${sizeWords(have)} of ${sizeWords(bytes)}.`
  return state === 'paused' ? `Paused at ${sizeWords(have)} of ${sizeWords(bytes)}.` : ''
}

export const whatItNeeds =
  'While it answers it takes at least as much memory as its file is large, and the battery drains faster. A small model makes mistakes, and on an older device an answer can take minutes.'

export const cannotRun = 'This browser cannot run a model. A current Chrome or Edge on a computer can.'

/** Said where a device has little memory for a model; empty otherwise. What a device says of its memory is 8 GB at most. */
export function memoryWords(
  { memoryGb }: Pick<DeviceModelsShown, 'memoryGb'>,
  { bytes }: Pick<DeviceModelShown, 'bytes'>,
): string {
  if (memoryGb === null || bytes * 2 <= memoryGb * 1e9) return ''
  return `This device has ${memoryGb} GB of memory, which may be too little for it.`
}

import type { MeaningSeen, MeaningTrouble } from '#worker/meaning/meaning.calls.ts'

/** '17.2 MB'. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

export const isOn = ({ state }: Pick<MeaningSeen, 'state'>): boolean => state !== 'off' && state !== 'unasked'

/** What it takes, to fetch or on this device. */
export function costWords({ bytes, kept }: Pick<MeaningSeen, 'bytes' | 'kept'>): string {
  return kept > 0
    ? `It takes ${megabytes(kept)} on this device, with what has been read. Switching it off removes all of that.`
    : `It is fetched once, ${megabytes(bytes)}, and then works without a connection.`
}

const troubles: Readonly<Record<MeaningTrouble, string>> = {
  offline: 'The server could not be reached.',
  refused: 'The server refused to send it.',
  cut: 'The download broke off.',
  changed:
    'What came is not the file that was expected, so it was not kept. If this goes on, please tell whoever runs the server.',
  full: 'There is not enough room for it in this browser.',
  failed: 'It could not be run in this browser.',
}

const count = (number: number): string => number.toLocaleString('en')

/** How it stands, in a sentence; empty where the switch says it all. */
export function stateWords({ state, fetched, progress, trouble }: MeaningSeen): string {
  if (state === 'unasked')
    return 'It is off until you switch it on, because this is a phone or a tablet, or your browser is set to save data.'
  if (state === 'fetching')
    return fetched.done > 0
      ? `Fetching: ${Math.floor((fetched.done / fetched.of) * 100)} percent.`
      : 'It comes by itself in a quiet moment.'
  if (state === 'working')
    return progress
      ? `${count(progress.done)} of ${count(progress.of)} pages read.`
      : 'It has arrived and is getting ready.'
  if (state === 'missing') return 'This server does not have it. Whoever runs the server can add it.'
  if (state === 'fault') return `${trouble ? troubles[trouble] : ''} It is tried again by itself.`.trim()
  if (state === 'ready' && progress && progress.of > 0) return 'All pages have been read.'
  return ''
}

export const slowWords =
  'This browser runs it slowly, so only new pages and what you search for are read, not all earlier pages.'

import type { Notice, PutBackCount } from '#vault/store/store.ts'

const sizes = ['B', 'kB', 'MB', 'GB', 'TB']

/** A number of bytes in decimal units: '1,104 B', '4.2 MB', '60 GB'. */
export function bytesWords(bytes: number): string {
  if (bytes < 10_000) return `${Math.round(bytes).toLocaleString('en')} B`
  const step = Math.min(sizes.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** step
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${sizes[step]}`
}

/** The ends of an id: '0192f3a8…c41e'. */
export const shortId = (uid: string): string =>
  uid.length > 14 ? `${uid.slice(0, 8)}…${uid.slice(-4)}` : uid

const reasons: Record<string, string> = {
  not_sealed: 'It is not sealed at all, and plain text is never taken in.',
  truncated: 'It is cut short.',
  oversized: 'It is larger than any record of ours.',
  bad_length: 'Its length is not one that sealing makes.',
  unknown_format: 'It is sealed in a way that this version does not know.',
  unknown_generation: 'It is sealed with a key that this device does not have yet.',
  not_authentic: 'It opens with none of your keys: it was changed, or belongs to another place.',
  invalid:
    'It opens, but it is not what it should be. It stays as it is, and later versions of Inkwell try again.',
  newer_version: 'A newer version of Inkwell wrote it. Update Inkwell on this device to see it.',
  older_generation:
    'It is sealed with keys from before you renewed them. Whoever still has those could have written it, or a device of yours that was away.',
  not_parsable: 'It opens, but what is inside cannot be read here.',
}

/** Why a record was set aside. */
export const reasonWords = (reason: string): string => reasons[reason] ?? reason

const version = (revision: number): string => `version ${revision}`

/** What the server showed, and what this device did about it. */
export function noticeWords({ what, seen, got, uid }: Notice): string {
  if (what === 'put_back')
    return `Somebody without your keys had written over records at the server. Once you had renewed your keys, this device set that right: ${putBackWords({ records: seen, removed: got, files: 0 })}`
  if (what === 'older')
    return `The server showed ${version(got)} of record ${shortId(uid)}; this device has seen ${version(seen)} and kept it.`
  if (what === 'other')
    return `The server showed another ${version(seen)} of record ${shortId(uid)} than before; this device kept the one it knew.`
  if (what === 'missing')
    return `The server no longer has record ${shortId(uid)}; this device kept its copy, at ${version(seen)}.`
  if (what === 'history')
    return 'The server says that its database is another one than before, as after it was put back from a backup. Everything here was compared with it and nothing was taken away.'
  return 'The sealed list of what should be there does not fit what the server gave. Nothing here was taken away.'
}

/** What a round of opening again came to. */
export function retryWords(opened: number, left: number): string {
  if (opened === 0) return left === 1 ? 'It still does not open.' : 'None of them opens yet.'
  const rest = left === 0 ? 'nothing is set aside any more' : `${left.toLocaleString('en')} still set aside`
  return `${opened === 1 ? 'One record' : `${opened.toLocaleString('en')} records`} opened; ${rest}.`
}

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `One ${one}` : `${count.toLocaleString('en')} ${many}`
const areBack = (count: number): string => (count === 1 ? 'is back.' : 'are back.')

/** What bringing earlier versions back came to. */
export function putBackWords({ records, removed, files }: PutBackCount): string {
  const said = [
    records > 0 && `${counted(records, 'record', 'records')} ${areBack(records)}`,
    files > 0 && `${counted(files, 'photo or file', 'photos and files')} ${areBack(files)}`,
    removed > 0 &&
      `${counted(removed, 'record', 'records')} that never opened ${removed === 1 ? 'was' : 'were'} deleted.`,
  ].filter((one) => one !== false)
  if (said.length > 0) return said.join(' ')
  return 'Neither this device nor the server has an earlier version. Try this on your other devices.'
}

/** How far sealing with the newest key is: '892 of 1,204 sealed with the new keys'. */
export const resealWords = ({ left, of }: { left: number; of: number }): string =>
  `${(of - left).toLocaleString('en')} of ${of.toLocaleString('en')} sealed with the new keys`

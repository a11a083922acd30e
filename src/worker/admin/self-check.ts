import { readIcs } from '#domain/calendar/ics/read-ics.ts'
import { readHabitBull } from '#domain/habits/exchange/habitbull-csv.ts'
import { decrypt, encrypt, importAesKey } from '#vault/primitives/aes-gcm.ts'
import { argon2Wasm } from '#vault/primitives/argon2-wasm.ts'
import { type Bytes, equalBytes, utf8Bytes } from '#vault/primitives/bytes.ts'
import { hkdfBytes, importHkdfKey } from '#vault/primitives/hkdf.ts'
import type { Argon2id } from '#vault/primitives/password-kdf.ts'
import { type CommandImpl, perform } from '#worker/core/worker-calls.ts'
import { type CheckedPart, checkMyself } from './admin.calls.ts'

const bytes = (hex: string): Bytes =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** McGrew and Viega, The Galois/Counter Mode of Operation, test case 16. */
const gcm = {
  key: bytes('feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308'),
  iv: bytes('cafebabefacedbaddecaf888'),
  bound: bytes('feedfacedeadbeeffeedfacedeadbeefabaddad2'),
  plain: bytes(
    'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39',
  ),
  sealed: bytes(
    '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f66276fc6ece0f4e1768cddf8853bb2d551b',
  ),
}

async function checkSealing(): Promise<boolean> {
  const key = await importAesKey(gcm.key)
  const sealed = await encrypt(key, gcm.iv, gcm.bound, gcm.plain)
  if (!equalBytes(sealed.subarray(gcm.iv.length), gcm.sealed)) return false
  const forged = Uint8Array.from(sealed, (byte, at) => (at === 20 ? byte ^ 1 : byte))
  const isForgedOpened = await decrypt(key, gcm.bound, forged).then(
    () => true,
    () => false,
  )
  return !isForgedOpened && equalBytes(await decrypt(key, gcm.bound, sealed), gcm.plain)
}

/** RFC 5869, test case 3, of which 32 bytes. */
async function checkDerivation(): Promise<boolean> {
  const derived = await hkdfBytes(await importHkdfKey(bytes('0b'.repeat(22))), '')
  return equalBytes(derived, bytes('8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d'))
}

/** The reference implementation's own test of Argon2id: 64 MiB, 2 passes, 1 lane. */
async function checkPasswords(argon2: Argon2id): Promise<boolean> {
  const asked = { memoryKiB: 65_536, passes: 2, lanes: 1 }
  const derived = await argon2({ ...asked, password: utf8Bytes('password'), salt: utf8Bytes('somesalt') })
  return equalBytes(derived, bytes('09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7'))
}

const calendar = `BEGIN:VCALENDAR
BEGIN:VEVENT
UID:walk@example.org
DTSTART;TZID=Europe/Berlin:20261121T183000
DTEND;TZID=Europe/Berlin:20261121T193000
RRULE:FREQ=WEEKLY;COUNT=4
SUMMARY:A walk\\, by the river
END:VEVENT
BEGIN:VEVENT
UID:day@example.org
DTSTART;VALUE=DATE:20261224
SUMMARY:Home
END:VEVENT
END:VCALENDAR`

const habits = `HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
Read,,Evening,2026-11-19,1,"a page, at least"
Read,,Evening,2026-11-20,0,
Walk,,,2026-11-20,4,`

function checkImports(): boolean {
  const { events, broken } = readIcs(calendar, 'Europe/Berlin')
  const read = readHabitBull(habits)
  const [reading, walking] = read?.habits ?? []
  return (
    events.length === 2 &&
    broken.length === 0 &&
    read?.broken.length === 0 &&
    reading?.days.size === 1 &&
    walking?.days.get('2026-11-20')?.value === 4
  )
}

/** A check that cannot even be made has failed. */
const soundly = async (check: () => boolean | Promise<boolean>): Promise<boolean> => {
  try {
    return await check()
  } catch {
    return false
  }
}

/** Holds what this device seals, derives and reads to published answers. */
export async function checkParts(argon2: Argon2id = argon2Wasm): Promise<CheckedPart[]> {
  return [
    { part: 'sealing', isSound: await soundly(checkSealing) },
    { part: 'derivation', isSound: await soundly(checkDerivation) },
    { part: 'passwords', isSound: await soundly(() => checkPasswords(argon2)) },
    { part: 'imports', isSound: await soundly(checkImports) },
  ]
}

export const selfCheckCommands: readonly CommandImpl[] = [perform(checkMyself, () => checkParts())]

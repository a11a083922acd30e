import {
  CalendarTooLargeError,
  mostLetters,
  UnreadableFileError,
} from '#domain/calendar/ics/calendar-file-errors.ts'

/** The text of a calendar file: UTF-8 as it has to be, else UTF-16, or what old programs of Windows write. Throws CalendarTooLargeError, UnreadableFileError. */
export async function calendarText(file: Blob): Promise<string> {
  if (file.size > mostLetters) throw new CalendarTooLargeError()
  const bytes = await file.arrayBuffer().catch(() => {
    throw new UnreadableFileError()
  })
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  // Letters that are no UTF-8, and none beside them that are.
  const isOld = text.includes('\uFFFD') && !/[\u0080-\uFFFC]/.test(text)
  return isOld ? new TextDecoder('windows-1252').decode(bytes) : text
}

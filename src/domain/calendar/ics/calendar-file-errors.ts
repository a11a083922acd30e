/** The file has more in it than a calendar has. */
export class CalendarTooLargeError extends Error {
  override readonly name = 'CalendarTooLargeError'
  constructor() {
    super('This file is larger than Inkwell takes at once: 10 MB, or 20,000 events.')
  }
}
/** There is no event and no trace of a calendar in it. */
export class NoCalendarError extends Error {
  override readonly name = 'NoCalendarError'
  constructor() {
    super('This is not a calendar file. Its name usually ends in .ics.')
  }
}

/** The longest file, in letters. */
export const mostLetters = 10_000_000
/** Nothing can be had of the file: it is gone, or may not be read. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
  constructor() {
    super('This file could not be opened. Please choose it again.')
  }
}

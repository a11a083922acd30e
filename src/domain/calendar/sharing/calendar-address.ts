/** The address that somebody typed or pasted in the one form by which a calendar is known; what is none stays as it is. */
export function calendarAddress(typed: string): string {
  // What calendar programs open with one press.
  const text = typed.trim().replace(/^webcals?:\/\//i, 'https://')
  return URL.canParse(text) ? new URL(text).href : text
}

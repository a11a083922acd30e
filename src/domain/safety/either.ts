/** A part of an expression that is found where one of these is; they stand between commas. */
export const either = (parts: string): string => `(?:${parts.trim().split(/,\s+/).join('|')})`

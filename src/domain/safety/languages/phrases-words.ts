/** The words of a list that is set apart by spaces. */
export const words = (list: string): string[] => list.split(/\s+/)

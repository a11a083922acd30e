/** A day is held against the rated days of a week to each side, and so many of them have to be there (see odd-days.ts). */
const side = 7
export const neighboursNeeded = 6

/** How many rated days are still missing around the day that has the most of them before one can be said to stand out; 0: there is such a day. */
export function oddDaysMissing(values: readonly (number | null)[]): number {
  const counts = values.map((value, at) => {
    if (value === null) return 0
    const near = values.slice(Math.max(0, at - side), at + side + 1)
    return near.filter((one) => one !== null).length - 1
  })
  return Math.max(0, neighboursNeeded - Math.max(0, ...counts))
}

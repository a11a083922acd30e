import type { Surface } from './page-memory.ts'

/** "Tom's sister". */
export const isOfAnother = (surface: Surface): boolean => surface.includes("'s ")

/** Of these a life has one at a time, so that the only name said of one is theirs. */
const oneOnly = new Set(
  'mother father wife husband partner boyfriend girlfriend fiance spouse stepmother stepfather mother-in-law father-in-law'.split(
    ' ',
  ),
)
/** Of these it may have several; the only one who is ever named so is meant all the same. */
const oftenOne = new Set(
  'sister brother son daughter grandmother grandfather aunt uncle twin boss manager therapist doctor gp landlord landlady'.split(
    ' ',
  ),
)

/** Whether 'my sister' by itself may mean the one person who has this role. */
export function mayMeanOne(role: string): boolean {
  const kind = role.split(' ').at(-1) ?? role
  return oneOnly.has(kind) || oftenOne.has(kind)
}

/** The Web Lock of the one tab that tells a person what is due, of their tabs that are looked at or of those that are not. */
export const tellingLock = (userId: number, isSeen: boolean): string =>
  `inkwell-tells-${isSeen ? 'seen' : 'unseen'}-${userId}`

/** Whether a tab that is looked at tells the person, so that the system needs not. */
export async function isToldInPage(userId: number): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === tellingLock(userId, true))
}

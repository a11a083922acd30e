/** Many calls at once are one, a moment later. */
export function together(work: () => unknown): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      work()
    }, 50)
  }
}

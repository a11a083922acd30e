const least = 3278
const spread = 100

interface Counted {
  readonly people: number
}

/** 3278 and up to 99 more, each as likely: `chance` is in [0, 1). */
export const illustrativeCount = (chance: number): number => least + Math.floor(chance * spread)

/** Says how many are here: a made-up number, marked as illustrative, or what the server counts. */
export function showCount(): void {
  const line = document.querySelector<HTMLElement>('[data-count]')
  const figure = line?.querySelector('strong')
  if (!line || !figure) return
  if (line.dataset.count === 'illustrative') {
    figure.textContent = illustrativeCount(Math.random()).toLocaleString('en')
    return
  }
  line.hidden = true
  realCount().then(
    ({ people }) => {
      figure.textContent = people.toLocaleString('en')
      const words = figure.nextSibling
      if (words)
        words.textContent =
          people === 1
            ? ' person was here in the last quarter of an hour'
            : ' people were here in the last quarter of an hour'
      line.querySelector('.illustrative')?.remove()
      line.hidden = false
    },
    // Without an answer there is nothing to say.
    (error: unknown) => console.warn(error),
  )
}

async function realCount(): Promise<Counted> {
  const answer = await fetch('/api/people-here')
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`)
  return answer.json()
}

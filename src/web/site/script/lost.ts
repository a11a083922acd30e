const seconds = 3

/** Counts down on the page for lost people, and leads home. */
export function leadHome(): void {
  const home = document.querySelector<HTMLAnchorElement>('[data-home]')
  const count = document.querySelector<HTMLElement>('[data-countdown]')
  const figure = count?.querySelector('span')
  if (!home || !count || !figure) return
  let left = seconds
  count.hidden = false
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) {
      figure.textContent = String(left)
      return
    }
    clearInterval(timer)
    location.replace(home.href)
  }, 1000)
}

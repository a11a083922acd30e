const everyMs = 200
const patienceMs = 6_000
/** What a page shows in the place of what is still coming. */
const coming = '[aria-busy="true"], .animate-breathe, .player-slot:empty'

const isArriving = (): boolean => !document.querySelector('main') || document.querySelector(coming) !== null

/** Resolves once the page shows all that it fetched, for what would be moved by what comes later. After 6 s it waits no longer. */
export async function pageArrived(): Promise<void> {
  let calm = 0
  for (let waited = 0; calm < 2 && waited < patienceMs; waited += everyMs) {
    await new Promise((go) => setTimeout(go, everyMs))
    calm = isArriving() ? 0 : calm + 1
  }
}

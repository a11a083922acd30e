const compactAfterPx = 80

/** The header becomes smaller below the first lines, and its menu opens. */
export function startHeader(): void {
  const head = document.querySelector<HTMLElement>('.head')
  const menu = document.querySelector<HTMLDialogElement>('#menu')
  if (!head || !menu) return
  const look = (): void => {
    head.dataset.compact = String(scrollY > compactAfterPx)
  }
  look()
  addEventListener('scroll', look, { passive: true })
  head.querySelector('[data-menu="open"]')?.addEventListener('click', () => menu.showModal())
  menu.addEventListener('click', ({ target }) => {
    // A press beside the menu hits the dialog itself, which its contents do not cover there.
    if (target instanceof Element && (target === menu || target.closest('[data-menu="close"]'))) menu.close()
  })
  matchMedia('(min-width: 768px)').addEventListener('change', () => menu.close())
}

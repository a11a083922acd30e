import { fold } from '#domain/text/fold.ts'

/** Whether every word that was typed begins a word of the text. */
export function holdsWords(text: string, typed: string): boolean {
  const words = fold(typed).match(/[\p{L}\p{M}\p{N}']+/gu) ?? []
  const inside = ` ${fold(text).replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')}`
  return words.every((word) => inside.includes(` ${word}`))
}

/** How many answers are left, in words. */
export const foundInWords = (found: number, all: number): string =>
  found === all ? '' : found === 0 ? 'No answer has these words.' : `${found} of ${all} answers`

/** Lets the answers be searched as they stand on the page. */
export function startFaqSearch(): void {
  const search = document.querySelector<HTMLElement>('[data-faq-search]')
  const field = search?.querySelector('input')
  const status = search?.querySelector<HTMLElement>('[data-faq-found]')
  if (!search || !field || !status) return
  const answers = [...document.querySelectorAll<HTMLDetailsElement>('.faq details')].map((part) => ({
    part,
    text: part.textContent ?? '',
  }))
  const categories = [...document.querySelectorAll<HTMLElement>('.faq-category')]
  search.hidden = false
  field.addEventListener('input', () => {
    const isAsked = field.value.trim() !== ''
    const fitting = answers.filter(({ text }) => holdsWords(text, field.value))
    for (const { part } of answers) {
      part.hidden = !fitting.some((one) => one.part === part)
      part.open = isAsked && fitting.length === 1 && !part.hidden
    }
    for (const category of categories) category.hidden = !category.querySelector('details:not([hidden])')
    status.textContent = isAsked ? foundInWords(fitting.length, answers.length) : ''
  })
}

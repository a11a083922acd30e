import {
  digitsOf,
  findWords,
  newKey,
  openLine,
  type SealedLine,
  sealLine,
  wordToFind,
} from './sealed-lines.ts'

const restMs = 120

interface HeroParts {
  readonly line: HTMLTextAreaElement
  readonly sealed: HTMLElement
  readonly falling: HTMLElement
  readonly search: HTMLInputElement
  readonly found: HTMLElement
}

function partsOfPage(): HeroParts | null {
  const part = <Part extends Element>(id: string) => document.querySelector<Part>(`#${id}`)
  const line = part<HTMLTextAreaElement>('hero-line')
  const sealed = part<HTMLElement>('hero-sealed')
  const falling = part<HTMLElement>('hero-falling')
  const search = part<HTMLInputElement>('hero-search')
  const found = part<HTMLElement>('hero-found')
  return line && sealed && falling && search && found ? { line, sealed, falling, search, found } : null
}

/** Lets the visitor's own line be sealed and found again. It stays in this page and is gone with it. */
export function startHero(): void {
  const parts = partsOfPage()
  // Browsers lend no cryptography on plain http from another machine: the sample stays.
  if (!parts || !isSecureContext) return
  const { line, search } = parts
  const key = newKey()
  let kept: SealedLine | null = null
  let isOwnSearch = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const find = async (): Promise<void> => {
    if (!kept) return
    const from = performance.now()
    const opened = await openLine(await key, kept)
    showFound(parts.found, opened, search.value, performance.now() - from)
  }
  const seal = async (): Promise<void> => {
    kept = await sealLine(await key, line.value)
    showSealed(parts, kept)
    await find()
  }
  const soon = (work: () => Promise<void>): void => {
    clearTimeout(timer)
    timer = setTimeout(() => work().catch((error: unknown) => console.error(error)), restMs)
  }

  line.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault()
  })
  line.addEventListener('input', () => {
    line.value = line.value.replace(/\s+/g, (gap) => (gap.includes('\n') ? ' ' : gap))
    if (!isOwnSearch) search.value = wordToFind(line.value)
    soon(seal)
  })
  search.addEventListener('input', () => {
    isOwnSearch = search.value !== ''
    soon(kept ? find : seal)
  })
}

function showSealed({ sealed, falling }: HeroParts, line: SealedLine): void {
  const { nonce, rest } = digitsOf(line)
  const head = document.createElement('span')
  head.textContent = nonce
  sealed.replaceChildren(head, rest)
  for (const [nth, row] of [...falling.children].entries())
    row.textContent = [...rest.slice(nth * 20, nth * 20 + 17 - nth * 5)].join(nth % 2 ? '  ' : ' ')
  falling.dataset.falls = 'false'
  // Read once, so that the fall begins anew.
  void falling.offsetWidth
  falling.dataset.falls = 'true'
}

function showFound(place: HTMLElement, line: string, wanted: string, ms: number): void {
  const words = findWords(line, wanted)
  if (!words) {
    place.textContent = wanted.trim() ? 'Not in this line.' : 'Type a word of your line to find it.'
    return
  }
  const quote = document.createElement('q')
  const mark = document.createElement('mark')
  mark.textContent = words.match
  quote.append(words.before, mark, words.after)
  const time = document.createElement('span')
  time.className = 'found-time'
  time.textContent = `opened and found in ${ms < 1 ? 'less than 1' : Math.round(ms)} ms`
  place.replaceChildren(quote, ' ', time)
}

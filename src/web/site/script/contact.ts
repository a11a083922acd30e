import { send } from '#browser/request.ts'

interface Refusal {
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
}

const fields = ['email', 'name', 'message'] as const

/** Sends the contact form as JSON, and says under each field what is wrong with it. */
export function startContact(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact]')
  const said = form?.querySelector<HTMLElement>('[data-said]')
  const button = form?.querySelector('button')
  if (!form || !said || !button) return
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.getAttribute('aria-disabled') === 'true') return
    button.setAttribute('aria-disabled', 'true')
    say(said, 'Sending ...')
    showErrors(form, {})
    sendForm(form)
      .then((refusal) => {
        if (refusal) {
          say(said, refusal.message, 'bad')
          showErrors(form, refusal.fields ?? {})
          return
        }
        form.reset()
        say(said, 'Your message is on its way. Thank you.')
      })
      .catch((error: unknown) => {
        console.warn(error)
        say(said, 'The server could not be reached. Your words are still here; please try again.', 'bad')
      })
      .finally(() => button.removeAttribute('aria-disabled'))
  })
}

/** Null: it was taken. */
async function sendForm(form: HTMLFormElement): Promise<Refusal | null> {
  const answer = await send('POST', '/api/contact', { body: Object.fromEntries(new FormData(form)) })
  return answer.ok ? null : ((await answer.json()) as Refusal)
}

function say(place: HTMLElement, words: string, tone: 'plain' | 'bad' = 'plain'): void {
  place.textContent = words
  place.dataset.tone = tone
}

/** The first field that is wrong gets the focus. */
function showErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>): void {
  let first: HTMLElement | undefined
  for (const name of fields) {
    const field = form.querySelector<HTMLElement>(`#contact-${name}`)
    const place = form.querySelector<HTMLElement>(`#contact-${name}-error`)
    if (!field || !place) continue
    const words = errors[name] ?? ''
    place.textContent = words
    field.setAttribute('aria-invalid', String(words !== ''))
    if (!words) field.removeAttribute('aria-describedby')
    else {
      field.setAttribute('aria-describedby', place.id)
      first ??= field
    }
  }
  first?.focus()
}

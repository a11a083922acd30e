import { watchedValue } from '../vault/observable.ts'

const key = 'inkwell-wished-template'

function read(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch (error) {
    console.error(error)
    return null
  }
}

/** The id of a template that a visitor opened before they had signed in; null where there is none. It stays in this tab. */
export const wishedTemplate = watchedValue<string | null>(read())

export function wishForTemplate(id: string | null): void {
  wishedTemplate.write(id)
  try {
    if (id === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, id)
  } catch (error) {
    console.error(error)
  }
}

export function keepText(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch (error) {
    console.error(error)
  }
}

export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    console.error(error)
    return null
  }
}

export function forgetText(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch (error) {
    console.error(error)
  }
}

/** Forgets every text kept for one account: their keys end with its id. */
export function forgetTextsOf(userId: number): void {
  try {
    const own = new RegExp(`^inkwell-.+-${userId}$`)
    for (const key of Object.keys(localStorage)) if (own.test(key)) forgetText(key)
  } catch (error) {
    console.error(error)
  }
}

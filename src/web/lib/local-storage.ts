/** A yes or no in local storage; the default where nothing is kept or storage is refused. */
export function readFlag(key: string, ifMissing: boolean): boolean {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? ifMissing : kept === 'true'
  } catch (error) {
    console.error(error)
    return ifMissing
  }
}

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

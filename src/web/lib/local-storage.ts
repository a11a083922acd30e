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

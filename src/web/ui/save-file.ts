/**
 * Hands a file to the browser to be saved. The address that it needs for that says nothing, and stands for `keepMs`: the browser has to have begun
 * by then.
 */
export function saveFile(name: string, file: Blob, keepMs = 10_000): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keepMs)
}

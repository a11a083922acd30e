/** Looks after this browser's slot: one check at a time, and one more for all that was said meanwhile. */
export class DeviceWatch {
  readonly #check: (isNews: boolean) => Promise<void>
  #isRunning = false
  #due: { isNews: boolean } | null = null

  constructor(check: (isNews: boolean) => Promise<void>) {
    this.#check = check
  }

  /** `isNews`: the server has just said that keys changed. */
  look(isNews: boolean): void {
    this.#due = { isNews: isNews || this.#due?.isNews === true }
    if (this.#isRunning) return
    this.#isRunning = true
    this.#run()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        this.#isRunning = false
      })
  }

  async #run(): Promise<void> {
    while (this.#due) {
      const { isNews } = this.#due
      this.#due = null
      await this.#check(isNews)
    }
  }
}

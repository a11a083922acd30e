import type { Locator, Page } from 'playwright-core'

/** Chooses how the companion talks. Its radio button lies out of sight below its words: the words are pressed, as a person presses them. */
export const chooseMode = (
  within: Page | Locator,
  mode: 'Listen' | 'Ask' | 'Challenge' | 'Plan',
): Promise<void> =>
  within
    .locator('label')
    .filter({ hasText: new RegExp(`^${mode}$`) })
    .click()

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)

/** Ctrl, on Apple's keyboards Cmd: their Ctrl moves the caret. */
export const isCommand = ({ ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): boolean =>
  isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey

/** How a key is written in a tooltip: 'Ctrl+.' or '⌘.'. */
export const commandKey = (key: string): string =>
  isApple() ? `⌘${key.replace('Shift+', '⇧')}` : `Ctrl+${key}`

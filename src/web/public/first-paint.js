// Before the first frame: the look and the text size that this browser kept (src/web/lib/appearance). What it cannot read stays the default.
try {
  const { documentElement: root } = document
  const size = Number(localStorage.getItem('inkwell-text-size'))
  if (size >= 18 && size <= 24) root.style.setProperty('--text-scale', size / 20)
  const look = JSON.parse(localStorage.getItem('inkwell-first-look'))
  if (look) {
    const isLight =
      look.theme === 'system' ? matchMedia('(prefers-color-scheme: light)').matches : look.theme === 'light'
    const mode = isLight ? 'light' : 'dark'
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(look.css)
    document.adoptedStyleSheets = [sheet]
    root.dataset.theme = mode
    root.dataset.variant = look.variant
    document.querySelector('meta[name="theme-color"]').content = look.rooms[mode]
  }
} catch (error) {
  console.error(error)
}

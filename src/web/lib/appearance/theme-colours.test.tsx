import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { paletteCss } from '#domain/theme/theme-tokens.ts'
import { appearanceStyle } from './appearance-style.ts'
import { defaultColours } from './paint-page.ts'
import { coloursOf } from './theme-colours.ts'

const sheet = (name: string) => readFileSync(join(import.meta.dirname, '../../styles', name), 'utf8')

describe('the colours of a page', () => {
  it('are there for both modes at once, so that the mode alone can change', () => {
    const { css, rooms } = coloursOf('emerald', 'tint')
    const [dark = '', light = ''] = css.split(':root[data-theme="light"]')
    for (const [written, mode] of [
      [dark, 'dark'],
      [light, 'light'],
    ] as const) {
      const palette = paletteCss({ mode, colorTheme: 'emerald', variant: 'tint' })
      for (const [name, value] of Object.entries(palette)) expect(written).toContain(`--${name}:${value}`)
      expect(rooms[mode]).toBe(palette['surface-0'])
    }
  })

  it('need no computing for the default look', () => {
    expect(defaultColours).toEqual({ css: '', rooms: coloursOf('indigo', 'professional').rooms })
  })

  it('leave a primary and a ring where one cannot be read', () => {
    for (const name of ['primary', 'ring'])
      expect(sheet('tokens.css')).toMatch(
        new RegExp(`@property --${name} \\{[^}]*"<color>"[^}]*initial-value: hsl\\(220 100% 50%\\)`),
      )
  })
})

describe('a part of a page', () => {
  it('wears a look of its own, with its corners', () => {
    const look = { mode: 'light', colorTheme: 'rose', variant: 'vibrant', borderRadius: 'full' } as const
    const { ink } = paletteCss(look)
    const shown = renderToString(<p {...appearanceStyle(look)}>Seal</p>)
    expect(shown).toContain('data-theme="light"')
    expect(shown).toContain('data-variant="vibrant"')
    expect(shown).toContain(`--ink:${ink}`)
    expect(shown).toContain('--radius:99px')
  })
})

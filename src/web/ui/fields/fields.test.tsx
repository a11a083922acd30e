import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from '../button.tsx'
import { TooltipArea } from '../tooltip.tsx'
import { Slider } from './slider.tsx'
import { TextField } from './text-field.tsx'

const html = (part: ReactNode) => renderToString(<TooltipArea>{part}</TooltipArea>)
const idOf = (text: string, name: string) => text.match(new RegExp(`${name}="([^"]+)"`))?.[1]

describe('a field', () => {
  it('is named by its label and described by its note', () => {
    const text = html(<TextField label="Email" note="Only to sign you in." />)
    expect(idOf(text, 'for')).toBe(idOf(text, '<input[^>]* id'))
    expect(text).toContain(`id="${idOf(text, 'aria-describedby')}"`)
    expect(text).not.toContain('aria-invalid=')
  })

  // Spec: S8-008
  it('puts its error in the place of the note and says it aloud', () => {
    const text = html(<TextField label="Email" note="Only to sign you in." error="Invalid email address" />)
    expect(text).toContain('aria-invalid="true"')
    expect(text).toMatch(/role="alert"[^>]*>Invalid email address/)
    expect(text).not.toContain('Only to sign you in.')
  })
})

describe('a slider', () => {
  const level = (value: number | null) =>
    html(
      <Slider
        label="Mood"
        value={value}
        min={1}
        max={10}
        wordFor={() => 'tender'}
        onChange={() => undefined}
      />,
    )

  it('says the word first and the number second', () => {
    expect(level(6)).toContain('aria-valuetext="tender, 6"')
  })

  it('draws nothing for what was not given, and says so', () => {
    const text = level(null)
    expect(text).toContain('aria-valuetext="not given"')
    expect(text).toContain('data-given="false"')
    expect(text).toContain('--filled:0%')
  })
})

describe('a button', () => {
  // Spec: S4-003
  it('cannot be pressed again while it is at work, and shows that it is', () => {
    const text = html(<Button isPending>Sign In</Button>)
    expect(text).toContain('disabled=""')
    expect(text).toContain('aria-busy="true"')
    expect(text).toContain('animate-turn')
  })

  it('is an outline with muted words when it is off', () => {
    expect(html(<Button disabled>Two taps to go</Button>)).toContain('button-off')
  })
})

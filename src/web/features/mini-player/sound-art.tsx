import type { Texture } from '#domain/sound/sound-names.ts'

/** Lines of 40 x 40, drawn by what each sound is. */
const lines: Readonly<Record<Texture | 'tone', readonly string[]>> = {
  wave: [
    'M-2 13q5.5-5 11 0t11 0 11 0 11 0',
    'M-2 20q5.5-5 11 0t11 0 11 0 11 0',
    'M-2 27q5.5-5 11 0t11 0 11 0 11 0',
    'M-2 34q5.5-5 11 0t11 0 11 0 11 0',
  ],
  forest: [
    'M8 40V24M8 24l-5 8h10zM8 17l-4 7h8z',
    'M21 40V14M21 8l-6 11h12zM21 15l-8 15h16z',
    'M33 40V26M33 18l-4 8h8zM33 24l-5 9h10z',
  ],
  rain: ['M7 3v10M7 24v7M15 10v14M15 32v6', 'M22 2v7M22 17v16', 'M29 8v12M29 28v9M36 4v16M36 29v5'],
  cafe: [
    'M9 17h18v8a8 8 0 0 1-8 8h-2a8 8 0 0 1-8-8zM27 19h2a4 4 0 0 1 0 8h-2',
    'M14 12c-2-2 2-3 0-6M20 12c-2-2 2-3 0-6',
    'M6 36h24',
  ],
  fire: [
    'M20 36c-7 0-11-5-11-10 0-7 7-9 7-18 6 3 7 8 6 12 2-1 3-3 3-5 4 3 6 7 6 11 0 6-4 10-11 10z',
    'M20 36c-3 0-5-2-5-5 0-4 4-5 4-9 4 3 6 6 6 9s-2 5-5 5z',
  ],
  whitenoise: ['M4 18v4M8 14v12M12 17v6M16 9v22M20 15v10M24 6v28M28 13v14M32 16v8M36 18v4'],
  tone: ['M20 8a12 12 0 1 0 0 24 12 12 0 0 0 0-24', 'M20 14a6 6 0 1 0 0 12 6 6 0 0 0 0-12', 'M20 19v2'],
}

/** A small picture of a sound, in the ink of the theme. */
export function SoundArt({ of }: { of: Texture | 'tone' }) {
  return (
    <svg className="mp-art" viewBox="0 0 40 40" aria-hidden="true">
      {lines[of].map((path, at) => (
        <path key={path} d={path} opacity={1 - at * 0.22} />
      ))}
    </svg>
  )
}

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { TransferPiece } from '#domain/companion/talk/transfer-words.ts'
import { TooltipArea } from '#web/ui/tooltip.tsx'
import { ConsentSheet } from './consent-sheet.tsx'

const piece: TransferPiece = {
  ...{ id: 'message', day: null, text: 'Hello.', words: 1, isNeeded: true },
  from: 'message',
}
const drawn = (hasTalk: boolean): string =>
  renderToStaticMarkup(
    <TooltipArea>
      <ConsentSheet
        {...{ hasTalk, onAnswer: () => undefined }}
        proposal={{ pieces: [piece], added: { text: 'Be brief.', words: 2 } }}
        receiver={{ id: 'openai', name: 'Stub', model: 'stub-1', host: 'stub.example' }}
      />
    </TooltipArea>,
  )

test('where it may hold for a talk, the sheet says what goes unasked then, and where it is shown', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  expect(drawn(true)).toContain('under every reply you see what went')
  expect(drawn(false)).not.toMatch(/this talk/i)
  vi.unstubAllGlobals()
})

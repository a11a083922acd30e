import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toBase64 } from './base64.ts'
import { generationOf, largestSealed, paddedLength, type SealedFault, sealedFault } from './sealed-record.ts'

/** Padmé as printed in the PURBs paper (Nikitin et al., PETS 2019, algorithm 1), by a bit mask. */
function publishedPadme(length: number): number {
  const e = Math.floor(Math.log2(length))
  const s = Math.floor(Math.log2(e)) + 1
  const mask = 2 ** (e - s) - 1
  return (length + mask) & ~mask
}

describe('padded lengths', () => {
  test('are the published ones from 256 bytes to beyond the largest record, each a length that pads to itself', () => {
    const wrong: number[] = []
    for (let length = 256; length <= 2 * largestSealed; length++) {
      const padded = paddedLength(length)
      if (padded !== publishedPadme(length) || paddedLength(padded) !== padded || padded < length)
        wrong.push(length)
    }
    expect(wrong).toEqual([])
  })

  test.each([
    [0, 256],
    [1, 256],
    [255, 256],
    [256, 256],
    [257, 272],
    [272, 272],
    [273, 288],
    [511, 512],
    [512, 512],
    [513, 544],
    [65_535, 65_536],
    [65_537, 67_584],
    [1_048_577, 1_081_344],
    [1_540_096, 1_540_096],
  ])('%i bytes become %i', (length, padded) => {
    expect(paddedLength(length)).toBe(padded)
  })

  test('never shrink when the text grows', () => {
    let before = 0
    let shrinks = 0
    for (let length = 0; length <= 100_000; length++) {
      const padded = paddedLength(length)
      if (padded < before) shrinks++
      before = padded
    }
    expect(shrinks).toBe(0)
  })
})

/** The outside of a sealed record: a header and as many bytes as given. */
function outside(padded: number, header = [1, 1, 0, 0, 0, 1]): Uint8Array {
  const bytes = new Uint8Array(34 + padded).fill(0xa5)
  bytes.set(header)
  return bytes
}
const text = (said: string): Uint8Array => new TextEncoder().encode(said)

describe('the outside of a record', () => {
  test('is right for every padded length', () => {
    for (let length = 256; length < 70_000; length += 13)
      expect(sealedFault(outside(paddedLength(length)))).toBeNull()
    expect(sealedFault(outside(1_540_096))).toBeNull()
  })

  test.each<[string, Uint8Array, SealedFault]>([
    ['JSON', text(`{"kind":"journal_entry","data":"${'x'.repeat(500)}"}`), 'not_sealed'],
    ['short JSON', text('{"kind":"goal"}'), 'not_sealed'],
    ['JSON after a line break', text('\n{"kind":"goal"}'), 'not_sealed'],
    ['JSON after a tab', text('\t{"kind":"goal"}'), 'not_sealed'],
    ['text after a carriage return', text('\r\nDear diary'), 'not_sealed'],
    ['a byte order mark and text', text('\ufeffDear diary'), 'not_sealed'],
    ['text in UTF-16', new Uint8Array(Buffer.from('\ufeffDear diary', 'utf16le')), 'not_sealed'],
    ['base64 of a sealed record, not decoded', text(toBase64(outside(256))), 'not_sealed'],
    ['a word in another script', text('Здравствуй'), 'not_sealed'],
    ['nothing', new Uint8Array(), 'truncated'],
    ['one right byte', new Uint8Array([1]), 'truncated'],
    ['only a header', new Uint8Array([1, 1, 0, 0, 0, 1]), 'truncated'],
    ['one byte too few for the smallest', outside(255), 'truncated'],
    ['one byte too many', outside(257), 'bad_length'],
    ['a large record cut by one byte', outside(65_535), 'bad_length'],
    ['version 0', outside(256, [0, 1, 0, 0, 0, 1]), 'unknown_format'],
    ['version 2', outside(256, [2, 1, 0, 0, 0, 1]), 'unknown_format'],
    ['algorithm 0', outside(256, [1, 0, 0, 0, 0, 1]), 'unknown_format'],
    ['algorithm 2', outside(256, [1, 2, 0, 0, 0, 1]), 'unknown_format'],
    ['generation 0', outside(256, [1, 1, 0, 0, 0, 0]), 'unknown_format'],
    ['the next padded length after the largest', outside(1_572_864), 'oversized'],
    ['large JSON', text(`{"text":"${'x'.repeat(largestSealed)}"}`), 'oversized'],
  ])('%s is found out', (_, bytes, fault) => {
    expect(sealedFault(bytes)).toBe(fault)
  })

  test('no text is ever taken for a sealed record', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 800, unit: 'grapheme' }), (said) => {
        expect(sealedFault(text(said))).not.toBeNull()
      }),
    )
  })

  test('whatever bytes arrive, there is an answer', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 700 }), (bytes) => {
        expect(() => sealedFault(bytes)).not.toThrow()
      }),
    )
  })

  test('the generation is read big-endian, also from the middle of a larger buffer', () => {
    const around = new Uint8Array(400)
    around.set([1, 1, 0xee, 0x6b, 0x28, 0x01], 7)
    expect(generationOf(around.subarray(7))).toBe(4_000_000_001)
  })
})

import type { EndSound } from '#domain/mindfulness/mindfulness-settings.ts'
import { capital, inWords } from '#domain/text/number-words.ts'

const more: Readonly<Record<number, string>> = {
  15: 'fifteen',
  20: 'twenty',
  25: 'twenty-five',
  30: 'thirty',
  35: 'thirty-five',
  40: 'forty',
  45: 'forty-five',
  50: 'fifty',
  55: 'fifty-five',
  60: 'sixty',
}

/** 'ten' for 10; figures where nobody would write the word. */
export const numberWord = (value: number): string => more[value] ?? inWords(value)

const endings: Readonly<Record<EndSound, readonly [before: string, after: string]>> = {
  bell: ['A bell ends it.', 'A bell ended it.'],
  chime: ['A chime ends it.', 'A chime ended it.'],
  'singing bowl': ['A singing bowl ends it.', 'A singing bowl ended it.'],
  none: ['It ends in silence.', 'It ended in silence.'],
}

/** What will still be heard: 'Two bells have sounded, seven to come. A singing bowl ends it.' */
export function bellsSentence(
  minutes: number,
  seconds: number,
  { intervalBells, endSound }: { intervalBells: boolean; endSound: EndSound },
): string {
  const ending = endings[endSound][seconds < minutes * 60 ? 0 : 1]
  if (!intervalBells) return ending
  const all = minutes - 1
  const over = Math.min(all, Math.floor(seconds / 60))
  const left = all - over
  if (over === 0) return `${capital(numberWord(all))} bells to come. ${ending}`
  const sounded = over === 1 ? 'One bell has sounded' : `${capital(numberWord(over))} bells have sounded`
  return left === 0 ? `${sounded}. ${ending}` : `${sounded}, ${numberWord(left)} to come. ${ending}`
}

/** The names that people read. */
export const endSoundNames: Readonly<Record<EndSound, string>> = {
  bell: 'Bell',
  chime: 'Chime',
  'singing bowl': 'Singing bowl',
  none: 'None',
}

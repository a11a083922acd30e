/** The pieces that the rules for times are put together from. */
export const weekday = 'sunday|monday|tuesday|wednesday|thursday|friday|saturday'
export const month = 'january|february|march|april|may|june|july|august|september|october|november|december'
export const shortMonth = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
export const season = 'spring|summer|autumn|fall|winter'
export const part = 'morning|afternoon|evening|night'
export const unit = 'minute|hour|night|evening|morning|day|weekend|week|fortnight|month|year'
export const count =
  '\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|(?:a )?couple(?: of)?|(?:a )?few|several'
export const year = '(?:19|20)\\d\\d'
export const holiday =
  "christmas eve|christmas day|christmas|boxing day|new year[’']s eve|new year[’']s day|halloween|valentine[’']s day|ash wednesday|good friday|easter sunday|easter monday|easter|whit sunday|whit monday|pentecost"

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
}

/** How many a counting word means, as least and most: 'two' is 2 to 2, 'a few' 2 to 5, 'several' 3 to 7. */
export function countOf(written: string): { readonly least: number; readonly most: number } {
  const word = written.toLowerCase()
  if (word.includes('couple')) return { least: 2, most: 2 }
  if (word.includes('few')) return { least: 2, most: 5 }
  if (word === 'several') return { least: 3, most: 7 }
  const exact = numbers[word] ?? Number(word)
  return { least: exact, most: exact }
}

/** Month (1 to 12) and date of the holidays that fall on the same date each year. */
export const holidayDates: Readonly<Record<string, readonly [number, number]>> = {
  'christmas eve': [12, 24],
  'christmas day': [12, 25],
  christmas: [12, 25],
  "new year's eve": [12, 31],
  "new year's day": [1, 1],
  halloween: [10, 31],
  "valentine's day": [2, 14],
  'boxing day': [12, 26],
}
/** First and last day of the holidays that move with Easter Sunday, as days from it. */
export const daysFromEaster: Readonly<Record<string, readonly [number, number]>> = {
  'ash wednesday': [-46, -46],
  'good friday': [-2, -2],
  'easter sunday': [0, 0],
  easter: [-2, 1],
  'easter monday': [1, 1],
  'whit sunday': [49, 49],
  pentecost: [49, 49],
  'whit monday': [50, 50],
}

/** Words of times: by themselves they say little else. Folded. */
export const timeWords: ReadonlySet<string> = new Set(
  `${weekday}|${month}|${season}|${part}|${unit}|today|tonight|yesterday|tomorrow|ago|christmas|halloween|easter|last|past|o'clock`
    .split('|')
    .flatMap((word) => [word, `${word}s`]),
)

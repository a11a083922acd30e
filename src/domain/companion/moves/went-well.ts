/** That somebody got something done, or was met kindly. */
const wentWell =
  /\b(?:finished|passed|managed|delivered|answered|apologi[sz]ed|proud|thanked|helped|smiled|winked|laughed|cried, I did not expect|got through|the whole of it|in one day|for both of us|done\b|it is \d[\d,.]* now|ninety days|kind|hugged|glad|good evening|worked out|won|signed|without a word of reproach)/i
const denies =
  /\b(?:not|never|no|nobody|none|nothing|without|hardly|did ?n['’]t|could ?n['’]t|failed|cancelled)\b|n['’]t\b/i

/** Whether a line tells that somebody got something done, or was met kindly. */
export const tellsGood = (text: string): boolean => wentWell.test(text)

/** Whether a line says that something is not so. */
export const isDenied = (text: string): boolean => denies.test(text)

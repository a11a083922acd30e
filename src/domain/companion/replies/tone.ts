import { type Word, words } from '#domain/text/text.ts'
import { heavyFeelings, heavyThings, lightFeelings } from './feeling-words.ts'

export type Tone = 'heavy' | 'plain' | 'light'

/** Words for feelings that are as often about something else: they count only as a feeling of the person's own. */
const mixed = new Set(
  'lost stuck empty bitter broken hurt content loved safe curious tired weary drained exhausted restless dead jealous peaceful joy'.split(
    ' ',
  ),
)
const grave =
  /\b(?:had a stroke|in a coma|a tumou?r|chemo|intensive care|(?:in|into|to) (?:the )?hospital(?! (?:caf|car|shop|radio|appointment))|in an ambulance|burst out crying|(?:is|was|were) dead(?! (?:good|easy|hot|funny|on|right|nice))|(?:heavy|hard|rough|awful|terrible|horrible|tough|worst) (?:day|night|week|month|year|time|few (?:days|weeks)))\b/i
const tearsOfAnybody = /\b(?:cried|crying|wept|sobbed|in tears)\b(?! (?:at|with|all over|over the)\b)/i
const denied =
  /^(?:not|never|no|nobody|none|nothing|without|hardly|stopped|instead)$|n['’]?t$|^(?:isnt|wasnt|arent|didnt|dont)$/
/** How far a "not" reaches within its clause, in words. */
const denialReach = 6
/** Said of anything: "frightened to death". */
const figure =
  /\b(?:bored|tickled|loved|thrilled|worked|starved|talked|frightened|scared|freezing) to death\b|\b(?:dying|died) (?:to|of|for|with) (?:laugh\p{L}*|embarrassment|see|know|tell|go)\b|\bdead (?:good|easy|hot|funny|on|right|nice|boring|tired|slow|quiet|cute|sound)\b|\bscared of nothing\b|\b(?:phone|battery|laptop|car|engine|line|wifi|fridge|van|bike|plant|screen)(?:'s| is| was)? (?:just |has |had )?(?:died|dead)\b/giu
const hasOf = (text: string, said: readonly Word[], feelings: ReadonlySet<string>): boolean =>
  said.some(({ folded, start }, at) => {
    if (!feelings.has(folded) || mixed.has(folded)) return false
    const before = said.slice(Math.max(0, at - denialReach), at)
    return !before.some((word) => denied.test(word.folded) && !/[.,;:!?–—]/.test(text.slice(word.end, start)))
  })

/** How heavy a text is, by what is said and not denied in it. */
export function toneOf(text: string): Tone {
  const plain = text.replace(figure, '')
  const isWept = tearsOfAnybody.test(plain) && !/\b(?:nobody|no one|not|never|without|stopped)\b/i.test(plain)
  if (grave.test(plain) || isWept) return 'heavy'
  const said = words(plain)
  if (hasOf(plain, said, heavyFeelings) || hasOf(plain, said, heavyThings)) return 'heavy'
  return hasOf(plain, said, lightFeelings) ? 'light' : 'plain'
}

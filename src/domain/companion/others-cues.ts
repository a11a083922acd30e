import type { Span } from '../journal/text.ts'
import type { Cue } from './cue.ts'

type Statements = readonly Pick<Span, 'text'>[]

/** Somebody is ill, hurt or was operated on: "Mirri’s been done." */
export const ill =
  /\b(?:had a (?:stroke|fall|turn|heart attack|seizure|chest infection)|had (?:an|his|her|the) operation|(?:been|is|was|['’][sd]) (?:very |a bit |ever so )?poorly|(?:is|['’]s) in (?:the )?hospital|went grey|broke (?:his|her) (?:\w+ )?(?:arm|leg|hip|wrist|ankle|foot|nose|back|neck|elbow|shoulder|collarbone)|(?:got|has) (?:flu|croup|pneumonia)|(?!(?:It|That)\b)[A-Z]\p{L}+['’]s been done(?=[.!,]|$))(?!\p{L})/u
/** Over, long ago, or only thought of. */
const notNow =
  /\b(?:ok(?:ay)? now|(?:is|are|was|were|feels?|['’]s|much|bit) better|fine now|right as rain|home now|all clear|nothing bad|recovered|died|(?:up|well|eating|walking|talking|home) again|if|never|nearly|almost|might|ago|last year|used to|since)\b/i
const ofTheirOwn = /^(?:and |but |so |then )?(?:I|i|we|We|im|ive)(?:['’]\p{L}+)?\b(?! (?:find|found) out)/u
/** How far from where it is said the one who is ill may be named "he" or "she", in statements. */
const namedWithin = 3
const beginning = 2
const end = 3

const subjectOf: Readonly<Record<string, string>> = {
  ...{ he: 'he', him: 'he', his: 'he', dad: 'he', grandad: 'he' },
  ...{ she: 'she', her: 'she', mum: 'she', mam: 'she', nana: 'she', gran: 'she' },
  ...{ they: 'they', them: 'they' },
}
const somebody = /\b(?:he|she|his|her|him|mum|mam|nana|gran|dad|grandad)\b/i

/** Somebody else who is ill, at the beginning or the end of a message, and not said to be better. `they`: "he" or "she". */
export function ailingIn(all: Statements): Cue[] {
  const at = all.findLastIndex(
    ({ text }, place) =>
      !text.endsWith('?') &&
      ill.test(text) &&
      !ofTheirOwn.test(text) &&
      (place < beginning || place >= all.length - end),
  )
  if (at === -1 || all.slice(at).some(({ text }) => notNow.test(text))) return []
  const told = all
    .slice(at, at + namedWithin)
    .map(({ text }) => text)
    .join(' ')
  const they = subjectOf[somebody.exec(told)?.[0].toLowerCase() ?? '']
  return they ? [{ kind: 'ailing', facts: { they }, at }] : []
}

const toldThem =
  /^(?:and |but |so |then )?I(?:['’]?ve)? (?:just |only |finally |also |then )?(?:told|asked|texted|wrote to|emailed|messaged) (him|her|them|mum|mam|dad|nana)\b(?! (?:keep|off)\b)/i
const answers =
  /\b(?:said|says|told me|asked me|goes|answered|laughed|nodded|cried|rang|looked|wrote|screamed)\b|["“]/i

/** What they told somebody at the end, and nobody answers. Said twice it is where more of it is told. */
export function toldThemIn(all: Statements): Cue[] {
  const at = all.findLastIndex(({ text }) => toldThem.test(text))
  const [said = '', whom = ''] = toldThem.exec(all[at]?.text ?? '') ?? []
  if (!said || at < all.length - 2) return []
  const rest = all[at]?.text.slice(said.length) ?? ''
  if (answers.test(rest) || all.slice(at + 1).some(({ text }) => answers.test(text))) return []
  const isSaidTwice = !/\p{L}/u.test(rest) && all[at - 1]?.text.includes(said)
  const they = subjectOf[whom.toLowerCase()]
  return they ? [{ kind: 'toldThem', facts: { they }, at: isSaidTwice ? at - 1 : at }] : []
}

const missing =
  /^(?:and |but |so )?I (?:do |really |still |also )?miss (him|her|them|you|my \p{L}+|\p{Lu}\p{Ll}+)\b/iu
/** They come, or can be rung. */
const inReach =
  /\b(?:I (?:ring|call|text|phone)|(?:he|she|they|\p{Lu}\p{Ll}+)(?:['’](?:s|re|ll)| is| are| will)? (?:be )?(?:coming|driving|flying|back|home|visiting|comes?) (?:over|on|in|round|home|back|for|next|tomorrow|tonight)|(?:comes?|back|home) (?:on|next|tomorrow))\b/u

/** Somebody who is missed; `near`: they are not lost. */
export function missIn(all: Statements): Cue[] {
  const at = all.findLastIndex(({ text }) => !text.endsWith('?') && missing.test(text))
  const whom = missing.exec(all[at]?.text ?? '')?.[1]
  if (!whom) return []
  const isNear = all.some(({ text }) => inReach.test(text))
  const isSayable = /^(?:him|her|them)$/i.test(whom) || /^\p{Lu}/u.test(whom)
  return [{ kind: 'miss', facts: { ...(isSayable && { whom }), ...(isNear && { near: 'yes' }) }, at }]
}

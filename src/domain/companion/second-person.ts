const turned: Record<string, string> = {
  i: 'you',
  "i'm": 'you’re',
  "i've": 'you’ve',
  "i'd": 'you’d',
  "i'll": 'you’ll',
  im: 'you’re',
  ive: 'you’ve',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  "we're": 'you’re',
  "we've": 'you’ve',
  "we'd": 'you’d',
  "we'll": 'you’ll',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
}
/** As people type in a hurry; written out where it is given back. */
const hurried: Record<string, string> = {
  ...{
    w: 'with',
    n: 'and',
    abt: 'about',
    tmrw: 'tomorrow',
    bc: 'because',
    tho: 'though',
    wks: 'weeks',
    wk: 'week',
  },
  ...{ dont: 'don’t', doesnt: 'doesn’t', didnt: 'didn’t', cant: 'can’t', wont: 'won’t', isnt: 'isn’t' },
  ...{ havent: 'haven’t', hadnt: 'hadn’t', couldnt: 'couldn’t', wouldnt: 'wouldn’t', arent: 'aren’t' },
  ...{ thats: 'that’s', hes: 'he’s', shes: 'she’s', theres: 'there’s', theyre: 'they’re', whats: 'what’s' },
  ...{ theyll: 'they’ll', theyve: 'they’ve', youre: 'you’re' },
}
/** After "you" some of them would command. */
const afterI: Record<string, string> = {
  ...{ am: 'are', was: 'were', "wasn't": 'weren’t', wasnt: 'weren’t' },
  ...{ must: 'have to', shall: 'will', "shan't": 'won’t' },
}
/** "I must have slept" is no duty. */
const guessed = /^\s(?:have|be)\b/
/** Between "I" and its verb. */
const betweenIAndVerb = /^(?:also|always|just|never|only|really|still|[a-z]+ly)$/
/** With these the turn is ambiguous, or somebody else speaks. */
const unturnable = /[“”"‘?!]|\b(?:you|your|yours|yourself|let's|u|ur)\b/i

const possessed =
  /\b(?:my|his|her|their|our|your|the|a|another|[A-Z]\p{L}+['’]s)\s+(?:\p{L}+\s+)?(?:(?:n|and|&|or)\s+)?$/iu

/** "gran joy died": a name in small letters. */
const calledSmall =
  /^\s(?!(?:just|never|always|only|also|really|still|already|even|and|or|n|who|has|had|is|was|then|now|\p{L}+(?:ed|ly))\s)\p{Ll}+\s(?:died|has|had|was|is|said|says|gave|made|took|rang|came|went|got)\b/u

/** "Mum" standing alone; not "my mum", "Nana Pat" or "…, Mum". */
function kinAt(clause: string, word: string, at: number): string | null {
  const [bare = '', ending = ''] = [word.replace(/['’]s$/, ''), /['’]s$/.exec(word)?.[0] ?? '']
  const turnedKin = kinOf(bare)
  const [before, after] = [clause.slice(0, at), clause.slice(at + word.length)]
  const isCalled = /,\s*$/.test(before) || /^\s\p{Lu}/u.test(after) || calledSmall.test(after)
  return turnedKin && !possessed.test(before) && !isCalled ? turnedKin + ending : null
}

/** "I keep my coat on" -> "you keep your coat on"; null where turning the person is not safe. */
export function inSecondPerson(clause: string): string | null {
  if (unturnable.test(clause.replaceAll('’', "'"))) return null
  let isAfterI = false
  const turnedClause = clause
    .replace(/\bwas(?= I\b)/g, 'were')
    .replace(/\bam(?= I\b)/g, 'are')
    .replace(/[\p{L}\p{M}]+(?:['’][\p{L}]+)*/gu, (word, at: number) => {
      const folded = word.toLowerCase().replaceAll('’', "'")
      const isGuess = folded === 'must' && guessed.test(clause.slice(at + word.length))
      const replaced = (isAfterI && !isGuess ? afterI[folded] : undefined) ?? turned[folded]
      isAfterI = folded === 'i' || (isAfterI && betweenIAndVerb.test(folded))
      return replaced ?? kinAt(clause, word, at) ?? hurried[word] ?? word
    })
  return turnedClause.replaceAll("'", '’').replace(/\s&\s/g, ' and ')
}

const kin = /^(?:mum|mam|mom|mama|mummy|dad|papa|daddy|nan|nana|gran|granny|grandma|grandad|grandpa)$/i

/** With a capital these are as often what the whole family calls her. */
const calledByAll = /^(?:Nan|Nana|Gran|Granny|Grandma|Grandad|Grandpa)$/

/** Somebody's own name for one of their family, as others say it: "Mum" -> "your mum"; null for any other word, and for "Nana". */
export const kinOf = (name: string): string | null =>
  kin.test(name) && !calledByAll.test(name) ? `your ${name.toLowerCase()}` : null

/** The text with its first letter large. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

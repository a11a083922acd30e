import { firstNames } from '../names/names-words.ts'
import type { Token } from '../sentiment/sentiment-tokens.ts'
import { wordsOfClass } from './event-classes.ts'

const setOf = (listed: string): ReadonlySet<string> => new Set(listed.split(' '))

const kin = new Set(wordsOfClass('kin'))
const dear = new Set(wordsOfClass('dear'))
const mine = setOf('my our mine')
const others = setOf('his her their your its someone somebody whose')
const articles = setOf('the a an this that')
/** Who is called by it is somebody's own: 'Mum', 'Grandpa'. */
const called = setOf(
  'mom mum mama mommy mummy mam dad papa daddy grandma granny gran nan nana grandpa grandad granddad gramps auntie sis bro',
)
/** An article before one of these is enough: nobody tells of a stranger's like this. */
const known = setOf(
  'kids children baby twins dog cat puppy kitten family girls boys friend friends classmate classmates colleague colleagues coworker coworkers roommate flatmate mate neighbour neighbor neighbours neighbors teacher schoolfriend',
)
/** How far before a person it may stand whose they are. */
const reach = 3

const bareOf = ({ lower }: Token): string => (lower.endsWith("'s") ? lower.slice(0, -2) : lower)

/** True when the word at a place is a person or an animal of the writer's: 'my old cat', 'a friend', 'Mum', 'Walter'. */
export function isWriters(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token) return false
  const bare = bareOf(token)
  if (!dear.has(bare)) return token.isCapital && !token.isShouted && firstNames.has(bare)
  for (let back = at - 1; back >= 0 && back >= at - reach; back--) {
    const before = tokens[back]
    if (!before || tokens[back + 1]?.opensClause) break
    if (mine.has(before.lower)) return true
    if (others.has(before.lower) || (before.lower.endsWith("'s") && !mine.has(tokens[back - 1]?.lower ?? '')))
      return false
    if (articles.has(before.lower)) return known.has(bare)
  }
  if (tokens[at + 1]?.lower === 'of') return tokens[at + 2]?.lower === 'mine'
  return called.has(bare) || (kin.has(bare) && token.opensClause) || known.has(bare)
}

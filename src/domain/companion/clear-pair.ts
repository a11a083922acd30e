/** A sentence of theirs with the statement that it is from. */
interface Placed {
  readonly text: string
  readonly at: number
}

const byPronoun = /^(he|she|they)\b/i
const ofThem = /\b(?:him|her|them|his)\b/i
/** Somebody named: with a capital inside a sentence or before a verb, one of the family, whoever was told or asked something. */
const named =
  /(?<=[\p{L}\p{N},;:] )\p{Lu}\p{Ll}+|^(?!(?:I|We|He|She|They|It|The|That|There|So|And|But|Then|In|On|At)\b)\p{Lu}\p{Ll}+(?=['’]s\b| (?:is|was|has|had|said|came|went|\p{Ll}+ed)\b)|\b(?:[Mm]um|[Mm]am|[Mm]om|[Dd]ad|[Nn]ana|[Gg]ran)\b|(?<=\b(?:told|asked|rang) )(?!him|her|them)\p{Ll}+/gu
/** "A teacher", and then the name: "Mrs Bialik, on Bath Street." */
const introduces =
  /\ban? (?:\p{L}+ )?(?:teacher|dentist|doctor|nurse|therapist|lodger|flatmate|neighbour|plumber|builder|man|woman|lady|girl|boy|lad|lass|friend)\b/u
const byName = /^(?:(?:Mrs|Mr|Ms|Miss|Dr|Auntie|Uncle)\.? )?\p{Lu}\p{Ll}+[,.]/u

/**
 * True where "she" of the later sentence is who the earlier one speaks of: nobody else was named last before it. Sentences without such a word
 * are clear.
 */
export function isClearPair(statements: readonly string[], one: Placed, other: Placed): boolean {
  const [from, to] = one.at < other.at ? [one, other] : [other, one]
  const subject = byPronoun.exec(to.text)?.[1]?.toLowerCase()
  const isOpen = byPronoun.test(from.text) && ofThem.test(to.text)
  if (!subject && !isOpen) return true
  if (subject && byPronoun.exec(from.text)?.[1]?.toLowerCase() === subject) return true
  if (introduces.test(from.text) && byName.test(statements[from.at + 1] ?? '')) return true
  const own = statements[to.at] ?? ''
  const at = own.toLowerCase().replaceAll("'", '’').indexOf(to.text.toLowerCase())
  const before = [...statements.slice(from.at, to.at), own.slice(0, Math.max(0, at))]
  const last = before
    .flatMap((text) => text.match(named) ?? [])
    .at(-1)
    ?.toLowerCase()
  return last === undefined || from.text.toLowerCase().includes(last)
}

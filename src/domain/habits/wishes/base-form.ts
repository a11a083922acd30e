/** Past form, participle and base, of the verbs of daily life that are not regular. */
const irregular = new Map(
  `went gone go|took taken take|drank drunk drink|ate eaten eat|slept slept sleep|wrote written write|ran run run|swam swum swim|got got get|got gotten get|spent spent spend|
made made make|had had have|did done do|kept kept keep|left left leave|said said say|saw seen see|sang sung sing|drew drawn draw|rode ridden ride|woke woken wake|
put put put|cut cut cut|gave given give|came come come|began begun begin|read read read|rang rung ring|sat sat sit|stood stood stand|met met meet|told told tell|
knew known know|thought thought think|brought brought bring|bought bought buy|caught caught catch|felt felt feel|found found find|grew grown grow|held held hold|
learnt learnt learn|let let let|lay lain lie|paid paid pay|rose risen rise|sent sent send|set set set|sewed sewn sew|spoke spoken speak|taught taught teach|
threw thrown throw|wore worn wear|broke broken break|chose chosen choose|drove driven drive|forgot forgotten forget|fell fallen fall|hid hidden hide|hit hit hit|
knelt knelt kneel|quit quit quit|shut shut shut|was been be|were been be|built built build|dealt dealt deal`
    .replace(/\n/g, '')
    .split('|')
    .flatMap((verb) => {
      const [past = '', participle = '', base = ''] = verb.split(' ')
      return [[past, base] as const, [participle, base] as const]
    }),
)

/** Where a verb lost its e before the ending: 'writ', 'practis', 'smok'. */
const lostE =
  /(?:breath|bath|[^aeiou](?:c|s|g|z|u)|[iyo]s|iz|v|[aeiou]c|dg|[^aeiouy][aiou](?:k|t|d|p|n|l|r|m)|^[aiou][^aeiouy]|[aiou]g|us|crease|[bcdfgkpt]l)$/
const keepsItsEnd =
  /(?:visit|listen|open|limit|edit|budget|journal|cook|look|read|floss|stress|press|dress|guess|discuss|plan|wax|relax|ss|[^aeiou]h|ing|onder|focus|answer|garden)$/

/** The verb of a past form, participle or -ing form: 'went', 'gone' and 'going' are 'go'. A form that it does not know is answered as it came. */
export function baseOf(form: string): string {
  const low = form.toLowerCase()
  const known = irregular.get(low)
  if (known !== undefined) return known
  const bare = low.replace(/(?:ed|ing)$/, '')
  if (bare === low || !/[aeiouy]/.test(bare)) return low
  if (/[^aeiou]i$/.test(bare) && low.endsWith('ed')) return `${bare.slice(0, -1)}y`
  if (keepsItsEnd.test(bare)) return bare
  if (/([bdgkmnprt])\1$/.test(bare)) return bare.slice(0, -1)
  return lostE.test(bare) ? `${bare}e` : bare
}

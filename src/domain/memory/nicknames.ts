/** Given names and what people of that name are called. Folded. */
const called: readonly (readonly string[])[] = `agnes aggie nessie
alexander alex sandy xander sasha|alexandra alex sandra sasha lexie|alfred alf alfie fred|alice allie ally|amanda mandy|andrew andy drew
anna annie nan nancy anya|anne annie nan|anthony tony ant|antonia toni|barbara barb babs|benjamin ben benny|beatrice bea trixie|bernadette bernie
bridget biddy bridie|caroline carrie caro|catherine cathy cath kate katie cat kit|katherine kathy kath kate katie kat kit|kathleen kath kathy|charles charlie chuck chas
charlotte charlie lottie|christina tina chris chrissie|christine chris chrissie tina|christopher chris kit topher|daniel dan danny|daniella dani|david dave davey|deborah deb debbie
dorothy dot dottie dolly|edward ed eddie ted teddy ned|edmund ed ned|eleanor ellie nell nora ella|elizabeth liz lizzie beth betty eliza elsie libby lisa betsy|emily em emmie|emma em emmy
eugene gene|evelyn evie eve|florence flo florrie flossie|frances fran frankie|francis frank|frederick fred freddie|gabriel gabe|gabrielle gabby|george georgie|geoffrey geoff|gerald gerry|gillian gill gilly
gregory greg|gwendolyn gwen|harold harry hal|harriet hattie|helen nell nellie|henry harry hal|isabel izzy bel|isabella izzy bella|jacob jake|jacqueline jackie|james jim jimmy jamie|janet jan|jennifer jen jenny
jessica jess jessie|joan joanie|joanna jo joey|john jack johnny|jonathan jon jonny|joseph joe joey|josephine jo josie|joshua josh|judith judy jude|julia jules|kenneth ken kenny|kimberly kim|laura laurie|lawrence larry laurie
leonard len lenny|lillian lily lil|louise lou|lucille lucy|madeleine maddie|margaret maggie meg peggy marge daisy greta rita|maria mia|martha marty|martin marty|mary molly polly may|matilda tilly|matthew matt|maximilian max|michael mike mick micky
michelle shelly|miriam mim|natalie nat|nathaniel nate nat|nicholas nick nicky|nicola nicky|oliver ollie|olivia liv livvy|pamela pam|patricia pat patsy tricia trish|patrick pat paddy|penelope penny|peter pete|philip phil|philippa pippa
rachel rach|raymond ray|rebecca becky becca|richard rich richie rick dick|robert bob bobby rob robbie bert|roberta bobbie|ronald ron|rosemary rose rosie|samantha sam sammy|samuel sam sammy|sarah sally sadie|sebastian seb|sophia sophie|stephanie steph
stephen steve|steven steve|susan sue susie|suzanne sue suzie|teresa terry tess|theresa terry tess|theodore ted theo teddy|thomas tom tommy|timothy tim timmy|tobias toby|valerie val|veronica ronnie|victoria vicky tori|vincent vince|virginia ginny|walter walt wally|wilhelmina minnie billie|william will bill billy liam|winifred winnie freda|yvonne vonnie|zachary zach`
  .split(/[|\n]/)
  .map((line) => line.split(' '))

const byName = new Map<string, Set<string>>()
const shortFor = new Map(called.map(([full = '', ...short]) => [full, short]))
for (const [full = '', ...short] of called)
  for (const one of short) {
    byName.set(one, (byName.get(one) ?? new Set()).add(full))
  }

/** Names that are short for a name or that it is short for. Folded. */
export const calledLike = (name: string): string[] => [
  ...(byName.get(name) ?? []),
  ...(shortFor.get(name) ?? []),
]

const least = 3

/** True where one single name may be a short form of the other. Both folded; either way round. */
export function mayBeShortFor(one: string, other: string): boolean {
  if (one === other || one.includes(' ') || other.includes(' ')) return false
  if (byName.get(one)?.has(other) || byName.get(other)?.has(one)) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < least) return short.length === 1 && long.startsWith(short)
  return long.startsWith(short) && long.length > short.length
}

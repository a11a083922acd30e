import { type Gender, genderOfName } from './reading/genders.ts'
import { genderOfKin, kinTitleOf, kinWordOf } from './reading/kin/kin-lexicon.ts'
import { isOfAnother } from './reading/kin-words.ts'
import type { Surface } from './reading/page-memory.ts'

/** The same of further languages and regions. */
const further =
  'walter walt wally wal|wallace wally wal|margaret mags madge margo maisie|catherine cat|catriona cat trina|elizabeth bess bessie libby elsie|josephine josie jojo|bernard bernie barney|reginald reg reggie|albert bert bertie al|herbert herb bert|hubert bert|norman norm|stanley stan|sidney sid|leslie les|derek del|terence terry|trevor trev|nigel nige|gerard ger gerry|gearoid ger|patrick paudie podge|padraig paudie podge|seamus jimmy|bridget brid breda bree|brigid brid breda biddy|philomena phil mena|siobhan shiv|eileen eily|honora nora|aurora rory|sinead shin|rosalind ros roz|rosamund ros roz|roderick rod roddy|rodney rod|russell russ|clifford cliff|douglas doug dougie|alasdair ally al|alistair ally al|archibald archie baldy|hector heck|isobel izzy|euphemia effie|henrietta etta hettie|arabella bella|annabel bella|lucinda cindy lucy|cynthia cindy|millicent millie|camilla millie|emily millie|adelaide addie|augusta gussie|augustus gus|angus gus|fergus fergie gus|maximus max|leopold leo|leonard leo|eduardo lalo edu|enrique quique kike|roberto beto|alberto beto|rafael rafa|manuel manolo manny|luis lucho|guillermo memo|mercedes meche|beatriz bea|antonio tonio toni|consuelo chelo|francisco pancho cisco kiko|jesus chuy|rosa rosita|isabel chabela isa|giovanni gianni nino vanni|francesco franco checco ciccio|francesca franca cesca|domenico mimmo nico|salvatore toto turi sal|vincenzo enzo|lorenzo enzo renzo|alessandra sandra ale|alessandro sandro ale|elisabetta betta|johannes hans hannes|heinrich heiner heinz|friedrich fritz|wilhelm willi|katharina kathi kathe|elisabeth lisl liesel sissi betti|margarete grete gretel|magdalena leni magda lena|josef sepp|sebastian basti|franziska franzi|theresia resi|katarzyna kaska|malgorzata malgosia|krzysztof krzysiek kris|stanislaw staszek stan|jan janek|jerzy jurek|wojciech wojtek|tomasz tomek|piotr piotrek|elzbieta ela|barbara basia|jadwiga jadzia|krystyna krysia|ekaterina katya|yekaterina katya|elena lena|pavel pasha|yuri yura|alexei alyosha lyosha|galina galya|lyudmila lyuda mila|nadezhda nadya|konstantin kostya|evgeny zhenya|evgenia zhenya|vasily vasya|grigory grisha|konstantinos kostas dinos|georgios giorgos yiorgos|dimitrios dimitris mitsos|panagiotis panos takis|ioannis yiannis|nikolaos nikos|vasilis vassilis|athanasios thanos thanasis sakis|aikaterini katerina|istvan pista|laszlo laci|janos jancsi|sandor sanyi|jozsef jozsi|erzsebet erzsi|katalin kati|ilona ili'

/** Given names and what people of that name are called. Folded. */
const called: readonly (readonly string[])[] = `agnes aggie nessie
alexander alex sandy xander sasha|alexandra alex sandra sasha lexie|alfred alf alfie fred|alice allie ally|amanda mandy|andrew andy drew
anna annie nan nancy anya|anne annie nan|anthony tony ant|antonia toni|barbara barb babs|benjamin ben benny|beatrice bea trixie|bernadette bernie
bridget biddy bridie|caroline carrie caro|catherine cathy cath kate katie cat kit|katherine kathy kath kate katie kat kit|kathleen kath kathy|charles charlie chuck chas
charlotte charlie lottie|christina tina chris chrissie|christine chris chrissie tina|christopher chris kit topher|daniel dan danny|daniella dani|david dave davey|deborah deb debbie
dorothy dot dottie dolly|edward ed eddie ted teddy ned|edmund ed ned|eleanor ellie nell nora ella|elizabeth liz lizzie beth betty eliza elsie libby lisa betsy|emily em emmie|emma em emmy
eugene gene|evelyn evie eve|florence flo florrie flossie|frances fran frankie|francis frank|frederick fred freddie|gabriel gabe|gabrielle gabby|george georgie dod|geoffrey geoff|gerald gerry|gillian gill gilly
gregory greg|gwendolyn gwen|harold harry hal|harriet hattie|helen nell nellie|henry harry hal|isabel izzy bel|isabella izzy bella|jacob jake|jacqueline jackie|james jim jimmy jamie|janet jan nettie netta|jennifer jen jenny
jessica jess jessie|joan joanie|joanna jo joey|john jack johnny|jonathan jon jonny|joseph joe joey|josephine jo josie|joshua josh|judith judy jude|julia jules|kenneth ken kenny|kimberly kim|laura laurie|lawrence larry laurie
leonard len lenny|lillian lily lil|louise lou|lucille lucy|madeleine maddie|margaret maggie meg peggy marge daisy greta rita|maria mia|martha marty|martin marty|mary molly polly may|matilda tilly|matthew matt|maximilian max|michael mike mick micky
michelle shelly|miriam mim|natalie nat|nathaniel nate nat|nicholas nick nicky|nicola nicky|oliver ollie|olivia liv livvy|pamela pam|patricia pat patsy tricia trish|patrick pat paddy|penelope penny|peter pete|philip phil|philippa pippa
rachel rach|raymond ray|rebecca becky becca|richard rich richie rick dick|robert bob bobby rob robbie bert|roberta bobbie|ronald ron|rosemary rose rosie|samantha sam sammy|samuel sam sammy|sarah sally sadie|sebastian seb|sophia sophie|stephanie steph
stephen steve|steven steve|susan sue susie|suzanne sue suzie|teresa terry tess|theresa terry tess|theodore ted theo teddy|thomas tom tommy|timothy tim timmy|tobias toby|valerie val|veronica ronnie|victoria vicky tori|vincent vince|virginia ginny|walter walt wally|wilhelmina minnie billie|william will bill billy liam|winifred winnie freda|yvonne vonnie|zachary zach|maureen mo|morag mo|fiona fi fee|donald donnie don|duncan dunc|hamish mish|seamus shay|padraig paddy|bronwen bron|dafydd dai\nzofia zosia|katarzyna kasia|malgorzata gosia|aleksandra ola|joanna asia|agnieszka aga|francisco paco|jose pepe|ignacio nacho|dolores lola|guadalupe lupe|rosario charo|concepcion concha|giuseppe beppe|aleksandr sasha|dmitri dima|maria masha|ekaterina katya|tatiana tanya|anastasia nastya|nikolai kolya|ivan vanya|vladimir vova|svetlana sveta|natalia natasha|olga olya|mikhail misha`
  .concat('|', further)
  .split(/[|\n]/)
  .map((line) => line.split(' '))

/** 'ollie' is written 'olly' and 'olley', too. */
const spelled = (name: string): string[] => {
  const stem = /^(.{2,}?)(?:ie|ey|y)$/.exec(name)?.[1]
  return stem === undefined ? [name] : ['ie', 'ey', 'y'].map((end) => stem + end)
}
const byName = new Map<string, Set<string>>()
const shortFor = new Map<string, string[]>()
for (const [full = '', ...short] of called)
  for (const one of short.flatMap(spelled)) {
    byName.set(one, (byName.get(one) ?? new Set()).add(full))
    shortFor.set(full, [...(shortFor.get(full) ?? []), one])
  }

/** Names that are short for a name or that it is short for. Folded. */
export const calledLike = (name: string): string[] => [
  ...(byName.get(name) ?? []),
  ...(shortFor.get(name) ?? []),
]

const least = 2
/** 'seun' of 'oluwaseun', and 'dre' of 'deandre' where it is no name of its own. */
const leastEnd = 4
/** By what endings pet forms are known: English ones, and longer ones of other languages, which need more of the name before them. */
const petEnd = /^(.{3,}?)(?:ie|ey|y|s|o|i|u)$/
const petEndAbroad =
  /^(.{4,}?)(?:ito|ita|cito|cita|inho|inha|chen|lein|ushka|ochka|enka|tje|aki|oula|bhai|ben|ji|jan|chan|kun)$/
/** 'Gaz' of Gary, 'Shazza' of Sharon. */
const petEndOfR = /^([^z]{2,})z{1,2}(?:a|er|ie|y)?$/
/** 'Macca' of McIntyre. */
const petEndDoubled = /^(.{1,8}([bcdgkmnpt]))\2a$/
/** 'barn' of 'barney', 'rob' of 'robby', 'mit' of 'mits': what a pet form keeps of a name; null where it is none, or a full name itself. */
export function stemOfPetForm(name: string): string | null {
  if (shortFor.has(name)) return null
  const ofR = petEndOfR.exec(name)?.[1]
  if (ofR) return `${ofR}r`
  const doubled = petEndDoubled.exec(name)?.[1]
  if (doubled) return doubled.length < 3 ? null : doubled
  const stem = (petEnd.exec(name) ?? petEndAbroad.exec(name))?.[1]
  if (!stem) return null
  return stem.length > 3 && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem
}

/** 'macintyre' for 'mcintyre'. */
export const spelledOut = (name: string): string => name.replace(/^mc(?=.{3})/, 'mac')

const isPetFormOf = (short: string, long: string): boolean => {
  const stem = stemOfPetForm(short)
  return stem !== null && long !== short && spelledOut(long).startsWith(stem)
}

/** 'dan' is no 'daniela'. */
const areTwoGenders = (one: string, other: string): boolean => {
  const [ours, theirs] = [genderOfName(one), genderOfName(other)]
  return ours !== null && theirs !== null && ours !== theirs
}

/** True where one single name may be a short form of the other. Both folded; either way round. */
export function mayBeShortFor(one: string, other: string): boolean {
  if (one === other || one.includes(' ') || other.includes(' ')) return false
  if (byName.get(one)?.has(other) || byName.get(other)?.has(one)) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const isBeginning = long.length > short.length && long.startsWith(short)
  const isEnd =
    short.length >= (genderOfName(short) ? leastEnd : leastEnd - 1) &&
    long.length > short.length &&
    long.endsWith(short)
  if (short.length < least) return short.length === 1 && isBeginning
  return (
    (isBeginning || isEnd || isPetFormOf(short, long) || isPetFormOf(long, short)) &&
    !areTwoGenders(one, other)
  )
}

/** 'tobias hahn' of 'person:tobias hahn'. */
export const bare = (surface: Surface): string => surface.slice(surface.indexOf(':') + 1)
export const isRoleOnly = (surface: Surface): boolean => surface.startsWith('person:role:')
const titles =
  /^(?:dr|doctor|mr|mrs|ms|miss|m|monsieur|mme|madame|mlle|frau|herr|professor|prof|sister|father|aunt|auntie|aunty|uncle|granny|gran|grandma|nana|nan|nanna|grandpa|grandad|granddad)\.? /
const sameTitle = new Map([
  ['auntie', 'aunt'],
  ['aunty', 'aunt'],
  ['m', 'monsieur'],
  ['mme', 'madame'],
  ['doctor', 'dr'],
  ['prof', 'professor'],
])
/** 'novak' of 'dr novak', 'rekha' of 'rekha masi' and of 'masi rekha'. */
export function withoutTitle(name: string): string {
  const kin = kinTitleOf(name)
  if (kin === null) return name.replace(titles, '')
  return name.startsWith(`${kin} `) ? name.slice(kin.length + 1) : name.slice(0, -kin.length - 1)
}
/** 'dr' of 'Dr. Novak' and 'Doctor Novak', 'masi' of 'Daksha Masi'; empty without a title. */
export function titleOf(surface: Surface): string {
  if (!surface.includes(' ')) return ''
  const kin = kinTitleOf(bare(surface))
  const title = kin ?? (titles.exec(bare(surface))?.[0] ?? '').replace(/[. ]/g, '')
  return sameTitle.get(title) ?? title
}
const ofMen = new Set('mr monsieur herr uncle father grandpa grandad granddad'.split(' '))
const ofWomen = new Set(
  'mrs ms miss madame mlle frau aunt sister granny gran grandma nana nan nanna'.split(' '),
)
export const genderOfTitle = (surface: Surface): Gender | null => {
  const title = titleOf(surface)
  return ofMen.has(title) ? 'man' : ofWomen.has(title) ? 'woman' : genderOfKin(bare(surface))
}
/** 'Mr Smith' is not 'Mrs Smith'. */
const areTwo = (one: Surface, other: Surface): boolean =>
  new Set([genderOfTitle(one), genderOfTitle(other), null]).size === 3

/** Whether a short name is part of a longer one. Both folded, with their titles. */
export const isPartOf = (short: string, long: string): boolean => {
  const words = withoutTitle(long).split(' ')
  const isTitled = withoutTitle(long) !== long
  const own = withoutTitle(short)
  if (own === long || (words.length === 1 && !isTitled)) return false
  if (own.includes(' ')) return false
  return words[0] === own || (words.at(-1) === own && (isTitled || own !== short))
}

/** Whether a name has a shorter one as its first or last word or as its title. Both folded. */
export const holds = (long: string, short: string): boolean =>
  isPartOf(short, long) || kinTitleOf(long) === short || (!isOfAnother(long) && long.endsWith(` ${short}`))

/** Behind these stands a family name. */
const formal =
  /^(?:dr|doctor|mr|mrs|ms|miss|m|monsieur|mme|madame|mlle|frau|herr|professor|prof|coach|pastor|reverend|rabbi|imam|sergeant|captain)\b/
/** Whether a title stands before a family name. */
export const isFormal = (surface: Surface): boolean => formal.test(bare(surface))

const areOneFamily = (one: string, other: string): boolean => {
  const [ours, theirs] = [one.split(' '), other.split(' ')]
  return (
    ours.length === 2 &&
    theirs.length === 2 &&
    ours[1] === theirs[1] &&
    mayBeShortFor(ours[0] ?? '', theirs[0] ?? '')
  )
}

const byname = /^(?:big|wee|old|young|little|fat|auld|baby|mad|tall|long) (?=[^ ]+$)/
/** 'raj' of 'fat raj'; null without a byname. Folded. */
export const withoutByname = (name: string): string | null =>
  byname.test(name) ? name.replace(byname, '') : null

/** How near two names are, so that they may be one: part of the longer, or short for it. */
export function nearness(short: Surface, long: Surface): 'part' | 'short' | null {
  const [one, other] = [bare(short), bare(long)]
  // 'Ba' is no first name of 'Ba Ngoai', nor 'Nan' of 'Nan Joyce'.
  if (kinWordOf(one) === one) return kinTitleOf(other) === one && !areTwo(short, long) ? 'short' : null
  if (isPartOf(one, other)) return areTwo(short, long) ? null : 'part'
  const name = withoutTitle(other)
  const plain = withoutByname(one)
  if (plain !== null && !withoutByname(other) && isPartOf(plain, other) && !isOfAnother(long)) return 'short'
  // 'Aunty Philo' and 'Philomena D'Souza'.
  const own = withoutTitle(one)
  if (
    own !== one &&
    own.length > least &&
    !own.includes(' ') &&
    !formal.test(one) &&
    name.includes(' ') &&
    !isOfAnother(long)
  )
    return mayBeShortFor(own, name.split(' ')[0] ?? '') && !areTwo(short, long) ? 'short' : null
  // 'Nettie Rennie' and 'Janet Rennie'.
  if (one.includes(' '))
    return isOfAnother(short) || isOfAnother(long) || !areOneFamily(one, other) ? null : 'short'
  // 'Big Jim' and 'Teta Samia'; 'Eoghan Barrett'.
  if (other.endsWith(` ${one}`) && !isOfAnother(long)) return areTwo(short, long) ? null : 'short'
  if (name.includes(' ') && !one.includes(' ') && isPetFormOf(one, name.slice(name.lastIndexOf(' ') + 1)))
    return areTwo(short, long) ? null : 'short'
  // 'Jo' may be short for 'Joëlle Mercier', as for 'Joëlle'.
  const isShort = mayBeShortFor(one, name.split(' ')[0] ?? '') && !formal.test(other) && !isOfAnother(long)
  return isShort && !areTwo(short, long) ? 'short' : null
}

/** The pairs that pages call one, without those of "Tom's sister" where they give her several names. */
export function withoutSeveral(
  same: readonly (readonly [Surface, Surface])[],
): (readonly [Surface, Surface])[] {
  const names = new Map<Surface, Surface[]>()
  for (const [kin, name] of same) if (isOfAnother(kin)) names.set(kin, [...(names.get(kin) ?? []), name])
  const areOne = ([first = '', ...others]: readonly Surface[] = []): boolean =>
    others.every((other) => other === first || nearness(first, other) || nearness(other, first))
  return same.filter(([kin]) => areOne(names.get(kin)))
}

/** A name stands for its role, and of two names the longer; else the first in the alphabet: the same whatever comes first. */
export function betterRoot(a: Surface, b: Surface): [Surface, Surface] {
  const [isUnnamed, isOtherUnnamed] = [a, b].map((each) => isRoleOnly(each) || isOfAnother(each))
  if (isUnnamed !== isOtherUnnamed) return isUnnamed ? [b, a] : [a, b]
  if (a.length !== b.length) return a.length > b.length ? [a, b] : [b, a]
  return a < b ? [a, b] : [b, a]
}

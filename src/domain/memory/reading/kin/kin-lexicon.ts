import type { Gender } from '../genders.ts'

/** What families of many languages call their kin in English journals, folded, by what it means. A word may stand in several lines. */
const sure: Readonly<Record<string, string>> = {
  mother:
    'amma eomma umma ummi ammi aai mataji nanay inay mamka mamusia mamica okaasan eema aama emak mamae mutti maman moeder mamoushka yemma',
  father:
    'appa abba abbu pappa babbo tatay itay tatinek tatko tatus apuka vati bapu bapuji pitaji baapu papaji papito bapak otousan pabbi baba tata papai',
  grandmother:
    'oma omi nonna abuela abuelita vovo babcia babunia babushka babusia babicka nagymama bunica yiayia halmoni halmeoni popo mormor farmor bestemor bedstemor mummo nain mamgu morai seanmhair tayta teta sitti sitto nani dadi dadiji naniji thakuma dida ajji paati ammamma ammama nanamma ammachi bubbe bubbie savta safta medzmama metsmama tatik bebia gogo makhulu ambuya mbuya kukhu cucu shosho kuia nainai waipo obaachan baachan anneanne babaanne nonnina amama bibi baba',
  grandfather:
    'opa opi nonno abuelo abuelito dziadek dziadzia dziadzio dziadziu deda dedushka dedko dido dede nagypapa bunic pappou pappous papou halabeoji harabeoji yeye waigong agong ojiichan jiichan bompa morfar farfar bestefar bedstefar taid tadcu daideo jido jiddo sido jaddi giddo geddo dadaji nanaji dadu thatha ajoba appachan muthachan zayde zaide zeyde medzbaba metsbaba papik mkhulu sekuru guka koro grandpere makhulu babu tata',
  aunt: 'masi mausi massi maasi foi bua phuphi phupho bhua chachi khala khalto khalti amto ammto ciocia ciotka tetka tetya tyotya theia imo gomo moster faster mavshi maushi chithi periamma athai pinni teyze modryb aintin whaea tante tita tia zia teta titi',
  uncle:
    'masa mausa chacha chachu chachaji taya tayaji fua fuva phupha khalu khalo ammo wujek wujo stryjek ujak stric tetak dyadya theio theios samchon jiujiu shushu amca dayi ewythr uncail chithappa periappa mamaji farbror morbror onkel oom kaka tito tio zio',
  sister: 'didi ate unnie unni eonni noona nuna jiejie akka baji abla aapa chechi',
  brother: 'bhai bhaiya bhaiyya kuya oppa hyung gege annan agabey abi chettan bhaijaan',
  'sister-in-law': 'bhabhi bhabi vahini boudi yenge',
  'brother-in-law': 'jiju jijaji',
}

/** Of these English, or many a given name, has the same word: each is somebody's only where pages use it as a name. */
const alsoOther = new Set(
  'abba abi abla aapa ate babu bibi chacha dada deda dede dida dido didi faster gogo imo kaka koro masa moster nana nani nuna oom oppa popo sido tata taya teta tia tio tita titi tito vati yeye zia zio baba amama fua'.split(
    ' ',
  ),
)

/** Two words. */
const ofTwo: Readonly<Record<string, string>> = {
  grandmother: 'ba ngoai|ba noi|wai po|nai nai|ah ma|por por',
  grandfather: 'ong ngoai|ong noi|gong gong|ye ye|wai gong|ah gong|gung gung',
  sister: 'jie jie',
  brother: 'ge ge',
}

/** English and borrowed words that several kin are called by, or none for sure: 'Ba' is a father or a grandmother. */
const several: Readonly<Record<string, string>> = {
  mother: 'ma',
  father: 'ba pa da tad',
  grandmother: 'ba granny gran nan nana nanna grandma lola tutu jaja',
  grandfather: 'grandpa granddad grandad gramps lolo nana dada tutu jaja ong',
  brother: 'dada anh',
  sister: 'chi',
}

const men = new Set('father grandfather uncle brother brother-in-law'.split(' '))
const byWord = new Map<string, Set<string>>()
for (const [lists, apart] of [
  [sure, ' '],
  [ofTwo, '|'],
  [several, ' '],
] as const)
  for (const [kin, words] of Object.entries(lists))
    for (const word of words.split(apart)) byWord.set(word, (byWord.get(word) ?? new Set()).add(kin))
const certain = new Set(Object.values(sure).flatMap((words) => words.split(' ')))
const pairs = new Set(Object.values(ofTwo).flatMap((words) => words.split('|')))

/** What a word of kin may mean: 'grandmother' for 'babcia'; nothing for any other word. Folded. */
export const kinMeant = (word: string): ReadonlySet<string> => byWord.get(word) ?? none
const none: ReadonlySet<string> = new Set()

/** Whether a word written large is somebody's whatever stands around it: 'Babcia', and neither 'Ate' nor 'Ba'. Folded. */
export const isSurelyKin = (word: string): boolean =>
  pairs.has(word) || (certain.has(word) && !alsoOther.has(word))

/** More often a first name before another: 'Tia Brown'. */
const firstNames = new Set('abi abbi dido imo koro nuna tata tia zia'.split(' '))
/** Behind a name English has these, too: 'Suresh Uncle'. */
const behind = new Set('uncle aunty auntie aunti'.split(' '))

/** Whether a word of kin stands before or behind a first name as its title, and is hardly a name itself: 'masi', 'kuya'. Folded. */
export const isKinTitle = (word: string): boolean => certain.has(word) && !firstNames.has(word)

/** The word of kin that is a name's title: 'masi' of 'daksha masi' and of 'masi rekha'; null where it has none. Folded. */
export function kinTitleOf(name: string): string | null {
  const words = name.split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length === 1 || byWord.has(name)) return null
  if (isKinTitle(first) || inEnglish.has(first)) return first
  return behind.has(last) || isKinTitle(last) ? last : null
}

/** The word of kin by which somebody is called: 'masi' of 'daksha masi', 'ba ngoai' and 'babcia' of themselves; null for other names. Folded. */
export const kinWordOf = (name: string): string | null => (byWord.has(name) ? name : kinTitleOf(name))

/** Called so, somebody is the writer's grandmother or grandfather, as far as English goes. */
const inEnglish = new Map(
  [
    ['grandmother', 'granny gran nan nana nanna grandma'],
    ['grandfather', 'grandpa granddad grandad gramps'],
  ].flatMap(([kin = '', words = '']) => words.split(' ').map((word) => [word, kin] as const)),
)
const elders = new Set('mother father grandmother grandfather'.split(' '))

/** Which of a writer's elders a word means by itself; null where it may mean several, or others. Folded. */
export function elderMeant(word: string): string | null {
  const [kin, ...others] = isSurelyKin(word) ? kinMeant(word) : []
  return inEnglish.get(word) ?? (kin && others.length === 0 && elders.has(kin) ? kin : null)
}

/** The gender that a word of kin says; null where it says none. Folded. */
export function genderOfKin(name: string): Gender | null {
  const word = kinWordOf(name) ?? ''
  if (behind.has(word)) return word === 'uncle' ? 'man' : 'woman'
  const genders = new Set(Array.from(kinMeant(word), (kin) => (men.has(kin) ? 'man' : 'woman')))
  const [gender] = genders
  return genders.size === 1 ? (gender ?? null) : null
}

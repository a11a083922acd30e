import { stemOf, telling, type Word } from '#domain/text/text.ts'

/** Irregular forms and the word they are forms of; regular ones are the stemmer's. */
const irregular =
  'arise:arose,arisen;awake:awoke,awoken;bear:bore,borne;beat:beaten;become:became;begin:began,begun;bend:bent;bite:bit,bitten;bleed:bled;blow:blew,blown;break:broke,broken;bring:brought;build:built;burn:burnt;buy:bought;' +
  'catch:caught;choose:chose,chosen;creep:crept;cry:cries,cried;dry:dries,dried;fry:fries,fried;deal:dealt;dig:dug;draw:drew,drawn;dream:dreamt;drink:drank,drunk;drive:drove,driven;eat:ate,eaten;fall:fell,fallen;feed:fed;feel:felt;fight:fought;find:found;flee:fled;fly:flew,flown;' +
  'forbid:forbade,forbidden;forget:forgot,forgotten;forgive:forgave,forgiven;freeze:froze,frozen;give:gave,given;grow:grew,grown;hang:hung;hear:heard;hide:hid,hidden;hold:held;keep:kept;kneel:knelt;know:knew,known;lay:laid;lead:led;lean:leant;' +
  'learn:learnt;leave:left;lend:lent;lose:lost;mean:meant;meet:met;pay:paid;ride:rode,ridden;ring:rang,rung;rise:rose,risen;run:ran;see:saw,seen;sell:sold;send:sent;sew:sewn;shake:shook,shaken;shine:shone;shoot:shot;show:shown;shrink:shrank;' +
  'sing:sang,sung;sink:sank,sunk;sit:sat;sleep:slept,asleep;smell:smelt;speak:spoke,spoken;spend:spent;spill:spilt;spoil:spoilt;stand:stood;steal:stole,stolen;stick:stuck;strike:struck;swear:swore,sworn;sweep:swept;swim:swam,swum;' +
  'take:took,taken;try:tries,tried;teach:taught;tear:tore,torn;tell:told;think:thought;throw:threw,thrown;wake:woke,woken;wear:wore,worn;weep:wept;win:won;wind:wound;write:wrote,written;die:dead,death,died,dying;marry:wedding,married;' +
  'child:children;foot:feet;tooth:teeth;mouse:mice;wife:wives;knife:knives;leaf:leaves;man:men;woman:women;person:people;goose:geese'

const baseOf = new Map<string, string>()
for (const group of irregular.split(';')) {
  const [base = '', forms = ''] = group.split(':')
  for (const form of forms.split(',')) baseOf.set(form, base)
}

/** What a folded word is indexed and looked for under: "slept" and "sleeping" give the same. */
export const wordKey = (folded: string): string => stemOf(baseOf.get(folded) ?? folded)

/** The telling words of a text, their stems as the index has them. */
export const tellingWords = (text: string): Word[] =>
  telling(text).map(({ start, end, folded }) => ({ start, end, folded, stem: wordKey(folded) }))

/** Words that people use for the same thing at different times; looked for besides, for less. */
const alike = [
  'mum mom mother mam mama mummy',
  'dad father papa daddy',
  'grandma grandmother gran nan nana granny grandmum',
  'grandpa grandfather grandad granddad',
  'doctor gp physician',
  'hospital clinic ward surgery',
  'flat apartment place home house room',
  'job work post position career hired employed employer',
  'boss manager supervisor',
  'quit resign leave notice',
  'film movie cinema',
  'kid child son daughter boy girl baby toddler',
  'partner boyfriend girlfriend husband wife fiance',
  'date dating relationship together couple',
  'split breakup divorce separate',
  'sick ill illness unwell disease diagnosis diagnose condition',
  'hurt pain ache sore injury injure',
  'medicine medication pill tablet dose drug',
  'argue fight row quarrel argument shout',
  'phone call ring telephone rang',
  'letter mail email message text post card write',
  'holiday vacation trip travel journey abroad',
  'car drive vehicle van',
  'exam test paper grade result score',
  'afraid scare frighten fear terrify anxious worry nervous panic',
  'angry furious mad rage cross',
  'happy glad pleased delighted joy',
  'sad unhappy miserable low down',
  'tired exhaust knacker weary drained shatter',
  'sleep insomnia nap bed awake night',
  'money cash pay cost price save wage salary rent debt loan',
  'pet dog puppy cat kitten animal',
  'run jog marathon race',
  'walk hike stroll',
  'bike bicycle cycle cycling',
  'cry tear weep sob',
  'friend mate pal buddy',
  'school class course lesson teacher college university',
  'cook dinner meal recipe bake kitchen eat food',
  'drink alcohol wine beer pub bar sober',
  'begin start first',
  'stop give quit end finish',
  'move relocate unpack boxes',
  'birthday party celebrate anniversary',
  'gift present give',
  'buy purchase order',
  'music song band sing piano guitar choir instrument',
  'read book novel library',
  'die death funeral lose loss grief bury',
  'born birth pregnant newborn baby',
  'weight diet fat thin',
  'train bus tram station',
  'sea beach swim swimming pool lake',
  'garden plant allotment grow tomato flower',
  'plan intend want hope dream',
  'name call nickname',
  'neighbour neighbor door upstairs downstairs',
  'therapist counsellor counselor therapy counselling session',
  'colleague coworker team workmate',
  'sister brother sibling twin',
  'church god faith pray mosque religion',
  'win prize award medal',
  'lend borrow owe',
  'break broken broke repair mend fix',
  'idea advice suggest tell say recommend',
] as const

const alikeOf = new Map<string, Set<string>>()
for (const group of alike) {
  const keys = group.split(' ').map(wordKey)
  for (const key of keys) {
    const others = alikeOf.get(key) ?? new Set<string>()
    for (const other of keys) if (other !== key) others.add(other)
    alikeOf.set(key, others)
  }
}

const none: ReadonlySet<string> = new Set()

/** Keys of words that are near to this one in everyday talk. */
export const nearKeys = (key: string): ReadonlySet<string> => alikeOf.get(key) ?? none

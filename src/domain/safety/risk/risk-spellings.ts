const table = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((written) => {
        const line = written.trim()
        const [from = '', to = ''] = line.split(' = ')
        return from.split(' ').map((word) => [word, to.trim()] as const)
      }),
  )

/** Contractions and short forms, keyed without apostrophe except where the apostrophe tells. */
export const longerForms = table(`
  im i'm = i am
  ive = i have
  id i'd = i would
  i'll = i will
  youre = you are
  youve = you have
  youd = you would
  youll = you will
  theyre = they are
  theyve = they have
  theyd = they would
  theyll = they will
  we're = we are
  weve = we have
  we'd = we would
  we'll = we will
  hes = he is
  shes = she is
  he'd hed = he would
  she'd = she would
  he'll = he will
  she'll = she will
  its it's = it is
  itd = it would
  itll = it will
  thats = that is
  thatd = that would
  thatll = that will
  theres = there is
  therell = there will
  heres = here is
  whats = what is
  whos = who is
  whod = who would
  wholl = who will
  wheres = where is
  hows = how is
  nobodys = nobody is
  nobodyd = nobody would
  everyones = everyone is
  everyoned everybodyd = everyone would
  everybodys = everyone is
  everythings = everything is
  nothings = nothing is
  life's lifes = life is
  future's = future is
  whatre = what are
  cant can't = cannot
  cannae = cannot
  couldnt = could not
  wont = will not
  shant = shall not
  dont donot dnt dun = not
  dinnae = not
  doesnt didnt didn dosnt dosent = not
  aint = is not
  wouldve = would have
  couldve = could have
  shouldve = should have
  woulda = would have
  shoulda = should have
  coulda = could have
  wanna wana wnna = want to
  gonna gunna gona = going to
  imma ima = i am going to
  gotta = got to
  hafta = have to
  tryna = trying to
  dunno = not know
  lemme = let me
  gimme = give me
  cuz cos coz bc bcs bcoz bcuz = because
  u = you
  ur = your
  urself = yourself
  n = and
  ppl = people
  abt = about
  smth sth = something
  tmrw tmr tmw tomoz 2moro tmrrw tomorow = tomorrow
  tonite 2nite tnite = tonight
  pls plz = please
  thru = through
  w = with
  idk = i not know
  idc = i not care
  idek = i not know
  everybody = everyone
  mum mam mom mommy mummy mama mumma amma = mother
  dad daddy papa appa = father
`)

/** Slang and frequent slips of words that matter here. */
export const spellings = table(`
  kms kmsing = kill myself
  kys = kill yourself
  unalive unaliving unalived offing = unalive
  ctb = kill myself
  sewerslide sewercide = suicide
  sewerslidal sooicidal = suicidal
  selfharm selfharmed selfharming selfharms = selfharm
  sh = sh
  sh'd shd shed'sh = selfharmed
  si = si
  od = overdose
  oding = overdosing
  odd = odd
  oded = overdosed
  nomore = anymore
  noone = nobody
  wan = want
  mself meself mysef myslef mysel mysekf = myself
  dieing dyin dyeing = dying
  dei = die
  killin = killing
  cuttin = cutting
  hurtin = hurting
  wnat watn wan waant want2 = want
  tierd tird = tired
  exhisting = existing
  alredy = already
  ded = dead
  thinkin = thinking
  thinkn = thinking
  nothin = nothing
  everythin = everything
  wot = what
  goin = going
  wakin = waking
  disapear dissapear dissappear = disappear
  tryd = tried
  stil = still
  c*t = cut
  c*tting c*ttin cvtting = cutting
  k*ll ki11 k!ll = kill
  d*e d1e = die
  d3ad d*ad = dead
  su*cide s*icide su!cide su1cide s**cide = suicide
  su*cidal s*icidal su!cidal = suicidal
  dnt = not
  livin liv = live
  wantin = wanting
  no1 = nobody
  2day = today
  perma permanantly = permanently
  paracetemol = paracetamol
`)

/** Words that are said in passing and change nothing here. */
export const saidInPassing: ReadonlySet<string> = new Set(
  `just really literally honestly actually basically simply truly fucking fuckin fkn fking effing freaking frickin bloody damn
  goddamn so kinda sorta quite very even also still already genuinely seriously legit lowkey highkey tbh ngl rn fr frfr
  always often constantly secretly desperately badly completely totally absolutely probably certainly definitely deeply finally
  suddenly well ok okay oh uh um hmm yeah yes tho anyway somehow quietly slowly merely rly rlly srsly
  actively passively sincerely sometimes occasionally increasingly strongly frankly evidently apparently clearly obviously
  properly entirely fully ever wholly deadass bruh bro dude mate innit yaar na lah lor sef abeg sha o ooo`.split(
    /\s+/,
  ),
)

/** Words that are looked for although a letter is wrong, missing, doubled or swapped. */
const meant =
  `suicide suicidal myself overdose overdosed existing disappear hopeless worthless pointless anymore goodbye
  killing killed cutting burden nothing tonight living`.split(/\s+/)
const otherWords = new Set(
  `exiting cuttings billing livings loving liking giving lining leaving linking living noting nothings kissing kicking filling
  putting culling curling burdens suicides skilling kilning tight height tonights goodbyes`.split(/\s+/),
)

/** True when one letter more, less or another, or two swapped, makes one of the other. */
function isSlipOf(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false
  let from = 0
  while (from < word.length && word[from] === other[from]) from++
  const rest = (text: string, skipped: number): string => text.slice(from + skipped)
  if (rest(word, 1) === rest(other, 1) || rest(word, 1) === rest(other, 0)) return true
  if (rest(word, 0) === rest(other, 1)) return true
  return word[from] === other[from + 1] && word[from + 1] === other[from] && rest(word, 2) === rest(other, 2)
}

/** The word that was meant, where a slip is near one that matters; else the word itself. */
export function typos(word: string): string {
  if (word.length < 6 || otherWords.has(word)) return word
  return meant.find((one) => one[0] === word[0] && one !== word && isSlipOf(word, one)) ?? word
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words for somebody other than the writer. */
export const othersWords =
  setOf(`he she they him her them his hers their theirs himself herself themselves you your yours yourself who whose
  mother father sister brother son daughter wife husband gran nan nana grandma granny grandad grandpa grandfather grandmother nani dadi
  bhabhi didi bhai bhaiya uncle aunt auntie aunty cousin niece nephew friend friends mate bestie bff boyfriend girlfriend bf gf partner
  ex fiance flatmate roommate housemate neighbour neighbor colleague coworker boss manager teacher student students pupil pupils kid kids
  boy boys girl girls lad lads man men woman women guy guys people someone anyone everyone teenager teenagers teens child children patient
  patients client clients caller callers resident residents customer stranger bloke fella lady girlies parents family sis bro twin
  grandson granddaughter stepdad stepmum stepson classmate classmates lecturer pastor priest vicar actor actress singer celebrity soldier
  veteran farmer farmers nurse nurses doctor doctors sibling siblings crush buddy pal oga madam sir miss character characters hero
  heroine villain protagonist somebody coach captain driver drivers dog cat hamster bestie besties sponsee tanks grandson viewers`)

/** Somebody close, of whom a sentence without a subject may speak. */
export const closeOnes =
  setOf(`he she him her his they them their mother father sister brother son daughter wife husband gran nan grandma grandad
  uncle aunt cousin niece nephew friend mate bestie boyfriend girlfriend roommate neighbour colleague student kid boy girl lad patient caller`)

/** Words for the writer. */
export const selfWords = setOf('i me my mine myself')

/** Stories, plays, films and games. */
export const storyWords =
  setOf(`novel novels chapter chapters character characters film films movie movies episode episodes  scene scenes script
  screenplay   playing poem poems poet poetry fanfic fic fics ao3 villain villains hero heroine protagonist antagonist opera
  plot storyline cutscene cutscenes npc  raid quest rpg dnd d&d      gameplay reloaded respawn respawned
  minecraft fortnite valorant roblox sims zelda elden skyrim fifa   netflix  telly tv soap eastenders  anime manga
  hamlet ophelia juliet romeo macbeth shakespeare werther anna_karenina bronte plath hemingway woolf ibsen hedda javert  books author
  audience actor actors actress rehearsal rehearsals rehearsed  theatre monologue sonnet stanza verse coursework  
  spoiler spoilers finale sequel trilogy fandom canon headcanon otp comic comics sketch skit improv fiction   thriller
  detective narrator       audiobook kindle booktok larp oc ocs  spawn checkpoint   ps5 xbox
  nintendo sims speedrun musical gcse tragedy heathers euphoria wattpad kdrama kdramas webtoon hbo disney cinema roleplay cosplay
  playthrough reread rereading `)

/** Words that only a story, a play or a  has. */
export const surelyStory =
  setOf(`script juliet ophelia hamlet villain villains oc fanfic fic monologue cutscene screenplay rehearsal audition protagonist
  npc dnd d&d hedda macbeth werther anna_karenina otp headcanon speedrun`)

/** Songs and who makes them. */
export const musicWords =
  setOf(`song songs lyric lyrics album   playlist chorus verse sang sing sings singing singer sung band guitar choir
  spotify   vinyl aria opera mcr emo soundtrack remix karaoke  riff bassline ballad   drummer setlist mosh rapper
     basses tenor   bridge_of_the_song riffs     chords piano cellos radiohead nirvana
  joy_division   cadence spotify dj mixtape  `)

/** Headlines, figures and reports. */
export const newsWords =
  setOf(`headline headlines bbc cnn news newspaper article articles podcast documentary inquest  reports reported reporter rates 
  statistics statistic stats figures   survey minister ministers police radio guardian  facebook twitter tweet tweets reddit
  trending parliament lords commons senate   debate debating bomber bombers bombing  prevention  government
   coroner verdict farmers soldiers veterans influencer thread viral article   tiktok reel reels netizens mp mps
  bulletin tonight_news vigil hashtag protest    murder_trial  `)

/** Helping others for a living or as a volunteer. */
export const workWords =
  setOf(`    patient patients client clients caller callers handover resus triage admission admissions discharge obs
  samaritans helpline hotline crisis_line volunteer volunteering training trainer        phd research
   leaflet safeguarding pshe lesson moderated moderator moderation moderating caseload paramedic ambulance_crew rota a&e_shift liaison
   supervision debrief workshop toolbox   risk_assessment chart charted  psych_rotation   cpd 
    counsellor_training  coroner inquest transcribing translating translated translation exam_question essay
       codebase  cron    `)

/** What is small enough to be cursed in jest. */
export const smallThings =
  setOf(`printer wifi homework quiz    email emails invite spreadsheet excel laptop keyboard traffic commute bus train tube heat
  weather rain humid humidity sun monday mondays alarm alarms gym squats legday burpees diet sugar carbs hangover hungover puppy kitten cute adorable baby
  jumper outfit shoes heels hair haircut fringe dress photo selfie   crush teacher karaoke song match goal innings wicket penalty
  fifa  level lag boss_fight raid ranked  update updates patch loading buffering deadline deadlines essay essays paper  
  chem chemistry physics maths math stats calculus french verbs group project presentation slides toast coffee tea milk biscuit biscuits
  cake pizza curry jollof wings spicy chilli sandwich lunch dinner hungry starving parking ikea dishes laundry washing ironing hoovering
  ukulele joke jokes pun puns meme memes tiktok cringe awkward embarrassing embarrassed embarrassment shame mortified 
       boredom bored boring tickets presale merch concert season episode finale spoiler spoilers
  zoom teams slack monday rota   customer customers  assignment assignments stairs hill hills marathon run running
  plank yoga mosquito mosquitoes cockroach spider wasp toe lego plug battery charger headset mic discord server update prod deploy bug merge
  sudoku crossword     reply replied texted seen typo accidentally voicenote autocorrect spoon vacuum neighbour neighbours
  leafblower drill   helpdesk password passwords captcha ads advert adverts  sneeze flu pollen hayfever cramps 
  landlord bins recycling tax taxes   jeans bra socks umbrella pigeon seagull geese cat dog toddler twins nappy nappies
  dishwasher kitchen decaf podcast cheesecake wordle webinar icebreaker videos lines group chat dating apps drilling sofa baking sourdough linen ironing shop diet
  contract planning cottage glasses optician london croydon webinars servo car park gate contract algebra essay   8am 9am 6am 5am wordle duolingo owl kpop bias album comeback photocard`)

export const laughs =
  /(?:^|[^\p{L}])(?:l+o+l+|l+m+f*a+o+|rofl|a*(?:h+a+){2,}h*|hehe+|jk|j\/k|xd+|ijbol|lolol|lmfao+|kidding)(?![\p{L}])|[😂🤣💀😅😆]|\/j\b/iu

const ages =
  '(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|twenty one|twenty two|thirty|1\\d|2\\d)'
const stages =
  '(?:teen|teens|teenager|student|kid|child|boy|girl|undergrad|young man|young woman|lad|lass|teenage boy|teenage girl)'
const schools =
  '(?:sixth form|secondary|secondary school|high school|middle school|boarding school|primary|ss\\d|jss\\d|first year|second year|third year|college|uni|university|year \\d+|yr \\d+|grade \\d+|the army|the army years|lockdown)'
const phrase = (source: string): RegExp => new RegExp(`(?<= )(?:${source})(?= )`)

/** Long ago, whatever else the sentence says of today. */
export const longAgo = phrase(
  [
    '(?:years|yrs|yr|decades|decade|lifetime) (?:\\w+ )?(?:ago|back|later|since|free|clean|sober|far|on)',
    '19\\d\\d',
    '20[01]\\d',
    '202[0-4]',
    `(?:when|until) i (?:was|were|be) (?:\\w+ ){0,2}(?:${ages}|${stages}|young|younger|at school|at uni|in my|small|little|drinking|using)`,
    `(?:at|aged|age|was) ${ages}`,
    `as an? (?:\\w+ )?${stages}`,
    'used to',
    '(?:winter|summer|spring|autumn) of (?:fifty|sixty|seventy|eighty|ninety)',
    'long ago',
    'back then',
    'back in',
    'back when',
    'in those days',
    '(?:old|school|teenage) (?:\\w+ )?(?:diaries|diary|journals|journal|notebook|notebooks|blog|file)',
    'in my (?:early |mid |late )?(?:teens|twenties|thirties|youth)',
    'in the (?:\\w+ )?(?:eighties|nineties|seventies|sixties|fifties|80s|90s|70s|00s|noughties|war)',
    `(?:in|at|through|throughout|during|until) (?:my )?${schools}`,
    '(?:younger|teenage|younger|pre transition|school age) (?:self|me)',
    'postnatal',
    'throwback',
  ].join('|'),
)

/** Something of these days, which a mention is not past beside. */
export const ofLate =
  /(?<= )(?:tonight|this morning|last night|yesterday|this week|this month|last week|last month|weeks ago|days ago|months ago|today|now|again|these days|lately|tomorrow)(?= )/

/** A verb or noun of the past. */
export const pastForm =
  /(?<= )(?:wanted|was|were|be|tried|took|taken|cut|hurt|had|did|attempt|attempted|wished|thought|thoughts|stood|wrote|written|hated|used|burned|burnt|hoped|prayed|overdose|overdosed|note|selfharm|sh|cutting|happily|nearly|planned|plan|hid|kept|say|said|pray)(?= )/

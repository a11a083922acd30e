const listed = (words: string): readonly string[] =>
  words
    .trim()
    .split('|')
    .map((word) => word.trim().replace(/\s+/g, ' '))

/** What may be ordered, resisted or promised away: deeds against oneself, as an infinitive. */
const deed = `die|be dead|kill myself|kill yourself|kill me|kill my self|hang myself|hang yourself|end it|end it all|end my life|end your life|end myself|end things|
  end everything|take my life|take my own life|cut myself|cut yourself|cut deeper|cut my|hurt myself|hurt yourself|harm myself|harm yourself|selfharm|
  burn myself|burn my|bleed|slit|drown|drown myself|overdose|jump off|jump in front|jump from|jump out|step off|step out|step in front|walk into|drive into|
  swerve|swallow|take everything|take all|take them all|take the whole|take the pills|take the tablets|take every|take too many|stab myself|shoot myself|
  choke myself|unalive myself|unalive|stop breathing|not wake up|not be alive|stop living|disappear|do something stupid|do anything stupid|
  do something to myself|do anything to myself|use the knife|use the blade|use the razor|pull the trigger|scratch myself|punch myself|hit myself|
  starve myself|stop eating|act on it|act on them|go through with it|pick up the blade|pick up the razor`

/** The same while it is done. */
const doing = `dying|killing myself|killing me|hanging myself|ending it|ending it all|ending my life|ending myself|ending things|taking my life|taking my own life|
  cutting|cutting myself|cutting my|hurting myself|harming myself|selfharming|selfharm|burning myself|burning my|bleeding|drowning myself|overdosing|overdose|jumping|
  stepping off|stepping out|stepping in front|walking into|driving into|swerving|swallowing|taking everything|taking all|taking them all|taking them|
  taking the whole|taking the pills|taking the tablets|taking too many|stabbing myself|shooting myself|doing it|doing something stupid|
  doing anything stupid|doing something to myself|going through with it|acting on it|acting on them|suicide|pulling the trigger|using the blade|
  scratching myself|punching myself|hitting myself|starving myself|relapsing|the blade|the razor|the pills|the tablets|the rope|the gun|the knife`

/** Words of the roles that a sentence about danger has: who orders, what holds back, what deed, what means. */
export const roleVocabulary: Readonly<Record<string, readonly string[]>> = {
  deed: listed(deed),
  doing: listed(doing),
  voices: listed(
    `voice|voices|the voice|the voices|whispers|the whisper|my head|my brain|my mind|something in my head|something inside|something in me|demon|demons|devil|the devil|
    shadow|shadows|my illness|my depression|the depression|the thoughts|my thoughts`,
  ),
  orders: listed(
    `say|says|said|saying|tell|tells|telling|told|order|orders|ordering|ordered|command|commands|commanding|commanded|whisper|whispers|whispering|
    whispered|shout|shouts|shouting|scream|screams|screaming|yell|yells|yelling|urge|urges|urging|beg|begs|begging|ask|asks|asking|push|pushes|pushing|
    make|makes|making|goes|repeat|repeats|repeating|chant|chants|chanting|insist|insists|hiss|hisses|convince|convinces|convincing|force|forces|forcing|wants me|want me|wanted me|wanting me`,
  ),
  holding: listed(
    `trying|try|tried|struggling|struggle|managing|manage|best|everything|anything|strength|hard|harder|effort|convincing|convince|begging|careful|fighting|fight|learning|
    willpower|energy|work|day|reminding|remind|telling|choosing|choose`,
  ),
  gun: listed(
    'gun|guns|pistol|shotgun|rifle|revolver|handgun|firearm|glock|the barrel|gun safe|service weapon|9mm|sidearm|the 45',
  ),
  handling: listed(
    `hold|holding|held|touch|touching|touched|load|loading|loaded|took|take|taking|get|getting|got|sit|sitting|sat|sleep|sleeping|slept|look|looking|looked|stare|staring|
    stared|keep|kept|clean|cleaned|cleaning|unlock|unlocked|fetched|fetch|play|playing|played`,
  ),
  face: listed('mouth|head|temple|chin|chest|heart|throat|lap|forehead|teeth|neck|skull|ribs|jaw|own head'),
  aside: listed(
    `saved|save|saving|hidden|hid|hide|hiding|hoarded|hoard|hoarding|stashed|stash|stashing|stored|storing|stockpiled|stockpiling|collected|collect|collecting|gathered|
    gathering|set aside|setting aside|put aside|putting aside|putting by|put by|put away|squirrelled|kept back|keeping back|tucked`,
  ),
  sick: listed(
    'sick|throw up|vomit|puke|be sick|throwing up|vomiting|puking|threw up|thrown up|vomited|puked|bring it up|purge|purging|purged',
  ),
  thin: listed(
    `fat|disgusting|gross|bones|ribs|collarbones|hip bones|hipbones|thigh gap|thin|thinner|skinny|skinnier|smaller|nothing left of me|lighter|under 40|under 45|under 50|kilos|
    weigh|weight|scale|scales|deserve|deserves|deserved|punish|punishment|control|clean|pure|empty|proud|ana|mia|calories|worthless|earn|earned|
    disappear|i hate my body|faint|fainted|nothing`,
  ),
  meals: listed(
    'food|eat|eating|eaten|ate|dinner|lunch|breakfast|meal|meals|supper|calories|bite|bites|snack|snacks',
  ),
  many: listed(
    `10|12|14|15|16|18|20|22|24|25|28|30|32|35|36|40|45|48|50|56|60|64|70|75|80|90|96|100|ten|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|
    sixty|seventy|eighty|ninety|a hundred|one hundred|dozens of|two dozen`,
  ),
}

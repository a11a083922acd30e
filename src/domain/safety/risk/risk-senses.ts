const groups: Readonly<Record<string, string>> = {
  self: `i me my mine myself`,
  other: `he him his she her they them their you your everyone everybody anyone somebody someone people family kids children mum mom mother dad father wife husband
    brother sister friend friends`,
  not: `not never no nothing nobody none cannot without nor hardly`,
  want: `want wants wanted wanting wish wishes wished wishing hope hoping hoped long longing yearn crave craving desire rather prefer pray praying ready urge urges need
    needed deserve tempted intend intending`,
  think: `think thinking thought thoughts considering considered consider contemplating imagine imagining imagined picture picturing dream dreaming rehearsing
    wonder wondering mind head brain idea ideas ideation`,
  death: `die dies died dying dead death suicide suicidal grave coffin funeral overdose overdosed od unalive kms`,
  kill: `kill kills killed killing end ending ended hang hanged hanging shoot shooting shot drown drowned drowning poison poisoned gas top topping finish`,
  live: `live living life alive exist existing existence breathing born existed`,
  go: `go going gone leave leaving left disappear vanish here anymore around`,
  harm: `hurt hurting hurts harm harming harmed cut cuts cutting burn burned burning burnt scratch scratched scratching bruise bruised punch punched hit hitting
    slap bite bit carve carved bleed bleeds bled dig slice sliced scald scalded selfharm selfharming relapsed relapse punish`,
  body: `arm arms wrist wrists thigh thighs leg legs skin stomach hip hips neck throat mouth temple palm hand hands face head knuckles body`,
  blade: `blade blades razor razors knife knives scissors compass lighter scalpel glass needle cutter cigarette stove`,
  pills: `pills pill tablets tablet meds medication medicine paracetamol ibuprofen insulin morphine patches bleach dose packet packets box capsules`,
  means: `rope noose gun guns shotgun rifle pistol barrel cartridges bullet belt beam hose exhaust cord charcoal helium trigger branch ligature`,
  height: `bridge roof ledge cliff railing rail rails platform tracks train trains overpass window balcony scaffold gantry river canal sea lake water reservoir
    ferry motorway lorry truck bus car`,
  plan: `plan plans planned planning decided decide chosen chose picked settled date method know worked bought counted count stockpiled saved saving hidden hid hide
    hiding stash stashed hoarded ready prepared wrote written writing note notes letter letters`,
  when: `tonight tomorrow monday tuesday wednesday thursday friday saturday sunday weekend night day after when soon birthday anniversary date christmas`,
  late: `again today yesterday week month still now lately every always`,
  give: `gave give given giving handed sorted labelled returned goodbye goodbyes blessed promised leaving paid passwords papers deeds`,
  hope: `hope future point reason reasons way better worth help treatment`,
  bad: `hopeless worthless pointless broken burden tired empty over finished done useless trapped alone unbearable numb`,
  wake: `wake woke waking sleep morning asleep bed`,
  voice: `voice voices whisper whispers radiator says said saying tells telling told orders ordering hear heard hearing`,
  hold: `trying try tried fighting fight held holding keep kept locked resist resisting promise promised struggling scared afraid stop stopped stopping so because trust`,
  food: `eat ate eating food meal meals dinner lunch breakfast calories weight weigh weighed fasting starve starving vomit sick throw threw purge laxatives bones thin
    skinny fat hungry biscuit`,
}

const senseOf = new Map<string, string>()
for (const [sense, words] of Object.entries(groups))
  for (const word of words.trim().split(/\s+/)) if (!senseOf.has(word)) senseOf.set(word, sense)

/** What a plain word is about, of the few things that tell danger from every day ("tablets" and "patches" are both pills); undefined for any other word. */
export const riskSenseOf = (word: string): string | undefined => senseOf.get(word)

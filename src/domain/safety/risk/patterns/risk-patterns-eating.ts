import { patternsOf, type RiskPattern } from './risk-pattern.ts'

/** Going without food, or bringing it up, so as to be less; as a punishment or a way to die it is hurting oneself. */
export const eatingPatterns: readonly RiskPattern[] = [
  ...patternsOf(
    'eating',
    1,
    `
    make|made|making|force|forced|forcing ~1 myself ~2 <sick>
    finger|fingers|toothbrush|spoon ~2 down ~1 my? throat
    fingers , throat
    throw|threw|throwing|thrown up ~1 my ~1 lunch|dinner|food|breakfast|meals|meal
    nothing but|except water|coffee|tea|gum|ice|air ~~8 ribs|bones|thin|weight|proud|fat|days|deserve
    only|never let|allow myself ~2 eat
    let|allow myself ~1 eat ~~5 if|after|only|when|ran
    diet pills
    hungry|hunger|emptiness|starving ~6 clean|pure|control|in_control|strong|powerful|safe
    eat|ate|eating in_secret ~~6 rid|throw|flush|vomit
    watch|watches|watching me eat ~~6 hide|hid|spit|napkin|sleeve|sleeves|pretend
    threw|throw|throwing|vomit|vomited|brought|bring|puked|puke ~3 up ~2 on_purpose|deliberately|after_every|after_each|after_dinner|after_lunch|after_eating|after_meals|every_meal|every_night|again_after|so_that_i
    vomit|vomited|vomiting|puke|puked|puking ~2 on_purpose|deliberately|after_every|after_each|after_meals|after_eating
    binge|binged|binging|bingeing ~~5 <sick>
    binge|binged|binging|bingeing ~~6 starve|starved|fast|fasted|disgusting|hate|ashamed|secret
    i purge|purged
    purge|purging|purged ~1 after|twice|again|every|daily|in|until|so|$
    laxatives|laxative|diuretics|diet_pills ~~6 after|fat|eat|eating|ate|cake|every|again|weight|thin|because|whole|pack
    took|take|taking|swallowed ~4 laxatives
    starve|starving|starved ~1 myself
    i ~1 starve|starved|am_starving because|until|till|so|to|on_purpose|and_it|again
    not eat|eaten|eating|ate ~1 anything? ~1 since|for|in|until|till|today|again|all_day|all_week|yesterday|tomorrow ~~9 <thin>
    stopped|stop|stopping|quit|refuse|refusing|refused|given_up eating ~~6 <thin>|again|completely
    stopped eating ~1 again|three|two|days|since|$
    eat|eating|eaten|ate nothing ~~9 <thin>|sees|knows|notice|again
    day|days ~3 no|without|not food|eating|eat|eaten ~~9 <thin>
    fasting|fast|fasted ~2 until|till ~3 i|nothing|gone|bones|disappear|40|45|50|thin
    not deserve ~1 to? ~1 food|eat|dinner|lunch|meals|breakfast|be_fed
    punish|punished|punishing|punishment ~5 eat|eating|ate|food|biscuit|cake|calories
    if i eat|ate ~~6 punish|run|purge|throw|burn|pay|fat|hate
    hide|hid|hiding|hidden|flush|flushed|flushing|throw_away|threw_away|throwing_away|scrape|feed|fed|bin|binned ~2 food|dinner|lunch|breakfast|meal|meals|sandwich ~~9 eat|eating|ate|know|knows|see|sees|notice|mother|dog|napkin|bin
    chew|chewed|chewing ~2 and spit|spat|spitting
    spit|spat|spitting ~1 out ~2 everything|food|it ~2 chew|chewed
    my ~1 eating_disorder|anorexia|bulimia|ed
    my eating disorder
    eating disorder ~1 voice|is|wins|won|says|back|brain
    i ~1 am|was ~1 anorexic|bulimic|purging|restricting
    anorexia|bulimia|ana|mia ~1 voice|says|said|tells|is_back|wins|whispers|and_i
    doctor|doctors|therapist|they|mother ~2 says|say|said|calls|thinks ~1 anorexia|anorexic|bulimia|bulimic
    restrict|restricting|restricted ~2 again|food|calories|all|hard|since|to|$
    calories ~~6 fat|disgusting|gross|hate|max|limit|too_many|punish|failed|purge|still|ashamed|only|tomorrow
    <thin> ~4 calories
    thin|skinny|small|light enough ~1 yet|for|$
    see|feel|count|show|touch ~2 my ~1 bones|ribs|hipbones|collarbones|hip_bones ~~9
    lost|lose|losing ~3 kilos|kg|pounds|lbs|stone ~~6 disgusting|fat|still|not_enough|more|bones|faint
    scared|afraid|terrified|frightened ~1 of|to ~1 eat|eating|food|gaining|calories|carbs|dinner
    weigh|weighed|weighing myself ~4 times ~~9 eat|day|a_day|fat|up
    skip|skipped|skipping ~1 meals|dinner|lunch|breakfast|meal|every_meal ~~8 <thin>|again_and_again|nobody|notices
    eat|ate|eating only|nothing_but ~~12 hurts|thin|bones|faint|proud|fat|disgusting|control
    `,
  ),
  ...patternsOf(
    'harm',
    2,
    `
    starve|starving|starved|not_eating|stopped_eating|stop_eating|not_eat ~~4 to ~1 death|die|punish|disappear|hurt_myself
    starve|starving|starved myself ~3 so|until|to|slowly ~2 disappear|die|dead|i_am_gone|death
    eat|eating|food ~3 punish|punishing|punishment ~1 myself
    `,
  ),
]

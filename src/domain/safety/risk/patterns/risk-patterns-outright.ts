import { patternsOf, type RiskPattern } from './risk-pattern.ts'

/** Death wished for or dated, and wounds owned up to, in the orders of words that a diary has. */
export const outrightPatterns: readonly RiskPattern[] = [
  ...patternsOf(
    'wish',
    2,
    `
    suicide|death|dying|dead|ending_it|killing_myself ~3 what|all|everything i ~2 think|want|crave|wish|dream|long
    what i ~1 want ~1 is ~4 death|die|dead|suicide|not_to_live|not_live
    dead ~2 what i ~2 wish|want|was
    part|half|bit|side|something|brain|mind|head|cell|bone|everything_in_me|heart ~8 want|wants|wanted|wanting me ~2 dead
    made|make|makes me ~2 dead
    tonight|tomorrow|midnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday ~3 i ~1 die
    i ~1 die tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|this_week|by_my_own
    i will be|have_been dead|gone by|before|tonight|tomorrow|after|when_you
    ends|end|ending|finishes|over with me|my dead|dying|gone|death|body
    meant|meaning|aimed|aiming|intended|intending|aim|mean ~2 to die|be_dead
    not ~2 meant|meaning|planning|intending|going|hoping ~1 to ~2 come_back|come_down|come_out|come_up|surface|wake_up|return ~1 alive
    i|me|still|badly want dead
    wish|wishing|wished|pray|praying|prayed|longing|long|asking|begging|impatient|waiting|ready for ~2 my? own? death
    impatient|waiting|happy|glad|relieved|desperate|eager|itching|aching to ~1 die|be_dead
    choose|prefer|pick|chose|take ~2 not_living|death|being_dead|dying over|to|instead|than
    like|love|prefer to not be? ~1 alive|living|live|exist|existing|be_living
    want|wanting|wish|need|rather ~1 not to? ~1 live|be_alive|be_living|exist|be_in_this_world
    now|today|tomorrow i can die
    nothing|not_much|little ~3 put_off|keeping_me_from|stopping_me_from dying|death|suicide|it
    every|each cell|bone|part|bit|fibre|inch of|in me ~1 wants|want to die|be_dead
    want ~2 my ~1 heart|breathing|breath to stop
    i ~2 should be|have_been dead
    better off|if dead
    more_than|than to ~1 <die>
    so|too|very easy|simple to ~1 die|be_dead|end_it|kill_myself
    death|dying|being_dead ~1 sounds|seems|looks ~1 ok|okay|fine|alright|all_right|good
    choose|prefer|take the ~1 grave|coffin|ground
    picture|picturing|imagine|imagining|see|seeing myself|me ~1 dead|hanging|drowned|in_a_coffin
    not ~1 living|existing|waking ~4 i ~1 pray|want|wish|ask
    thinking|think|thought|wondering|reading|dreaming ~2 how to ~1 die|kill_myself|end_it|end_my_life
    nearest|closest thing to ~2 dead|death
    still|why alive ~~3 not want
    thought|wish|need|want ~1 to end me
    make|let|strike|struck me die|dead
    want|wish|wanted to ~1 be_a_corpse|be_a_body|be_in_the_box|be_struck_dead
    when|once|after ~5 dies|gone , i ~1 die
    choose|chosen|chose death
    not ~1 want_to be_alive|live|exist
    wish|wished|wishing ~2 to ~1 die|be_dead
    why ~1 we|i have_to be_alive|live|exist
    in|of ~1 killing_myself|killing_yourself $
    how|ways ~1 i ~1 can|could|would|might|should die
    thought|thoughts|idea ~3 killing_yourself|killing_myself|ending_your_life
    `,
  ),
  ...patternsOf(
    'kill',
    2,
    `
    i ~2 am|will going_to? ~1 die by|on my own|purpose
    by my own doing|choice|hand
    dead|die by my_own_doing|my_own_choice
    letting go ~2 of? ~2 railing|rail|rope|ledge|edge
    feet|foot|leg|legs over ~3 rail|railing|edge|ledge|parapet|barrier
    aimed|aiming|aim|pointed|pointing|steered ~4 at ~2 wall|tree|bridge|pillar|lorry|barrier
    swam|swim|swimming|waded|walked ~2 out ~6 not|never|hoping|until ~3 back|come_back|make_it|return|shore|tired
    i ~2 came|come|went|here|climbed ~3 to jump
    thought|thoughts|mine|brain|mind|head ~~9 kill_yourself|end_yourself
    enough to die_of|die_from|kill_me
    tried hanging|overdosing|drowning|cutting_my_wrists|suffocating $
    <pills> , ~1 water|note|vodka|whisky|wine
    <pills> ~1 and ~2 vodka|whisky|whiskey|gin|rum
    tonight|tomorrow ~~8 i ~2 take|swallow ~1 them_all|them_all_at_once|everything|the_lot
    garage ~4 engine|exhaust|motor ~2 running|on
    garage ~4 door|doors ~1 shut|closed|locked
    walk|walking|wade|go|going ~1 into ~2 sea|river|lake|water|ocean|canal ~~5 coat|stones|for_good|not_come|never|and_not|clothes|boots
    look|looked|leaned|lean|leaning ~1 over ~2 rail|railing|edge|parapet|ledge|balcony ~~6 side|chose|far|jump|concrete|fall|long_way
    took|taken|swallowed|drank|drunk|drink|swallow ~2 poison|bleach|pesticide|antifreeze|weedkiller|rat_poison
    swallowed|took|taken|downed the ~1 lot tonight|yesterday|last|on|and|with|$
    my own death
    make|making ~2 my_death|my_own_death look
    found me in_time|on_the_floor|unconscious|hanging|not_breathing
    finish|end|finishing|ending myself|things|it ~2 tonight|tomorrow|before|on|at|by|quietly|there
    `,
  ),
  ...patternsOf(
    'harm',
    2,
    `
    self inflicted
    suicidal , cutting
    cutting is ~1 what|how|my|the_only
    burn|burned|burnt|carve|carved|carving|cut|scratched|scratch|drew|etched ~5 into|in my ~1 <skin>
    carve|carving|carved|cut|draw|scratch ~1 line|lines|mark|notch ~3 for ~1 each|every|everyone
    did it deeper
    deeper ~1 this_time|than_last|than_before ~~4
    have_to|need_to|got_to|must ~1 cut before|to|or|so
    my ~1 little|small|new|fresh|own|neat cuts
    stabbed|stab|jabbed|jab|poked|pricked ~1 my ~1 <skin>
    bang|banged|banging|hit|hitting|smash|smashed|knock|knocked ~1 my ~1 forehead|head|skull ~4 tiles|wall|again|until|till|bathroom
    used ~3 blade|razor|sharpener ~1 in|on|again|at|tonight|last
    blood on ~2 my ~1 sheets|sleeves|sleeve ~~6 me|did|cut|myself
    tear|rip|peel|claw|scratch ~1 my ~1 own skin|face|arms
    urge|urges ~1 to burn|hurt|cut|slap|hit|punch ~1 myself|my
    need|want|urge|pull|wish to cut ~1 gets|got|is|was|so|comes|came|back|grows|again
    went|gone|go|going|back to|on the? ~1 blade|razor|blades|knife|cutting
    scratched|scratching|scraped|scraping|rubbed|rubbing ~3 raw|bloody
    snapped|snapping|snap ~3 until|till ~2 bled|bleed|bleeding|blood
    bash|bashed|bashing|whip|whipped|whipping|thump|thumped|thumping|strike|struck|hit|hitting ~1 my ~1 <skin> ~1 with|against|until|till
    stopped|quit|clean_of|clean_from|stop harming|cutting
    what i ~1 did|do|have_done to ~1 myself|my_arms|my_legs|my_skin
    pain ~3 only_thing ~3 quiet|quiets|helps|works|calms
    wanted|want|deserve|deserved|needed the ~1 punishment|pain
    going_to|gon|will|had_to|need_to|want_to|started_to|and_then_i|then_i|anyway_i|go_and|just|only|still ~1 cut when|before|if|where|tonight|now|again|once|twice|anyway|because|so|and|$
    i ~1 cut on|where|when|before|anyway|once|twice|three|last|this|because|so|deep|$
    before i cut
    i cut anyway
    no|without|clean_from|stopped|stop|quit|back_to|the|why_does|why_is|miss|not_even cutting ~1 since|for|is|again|has|feel|helps|helping|anymore|any_more|gone|$
    cut|cuts|marks|burns|wound|wounds|lines|dots|scratches|bruises|scars|scabs|they|them|these|those ~4 i ~1 made|gave_myself|put_there|did_them|did_those|did_it|did_to_myself|did_with
    cuts|marks|burns|wound|wounds|lines|scratches|bruises ~5 my_own|mine|by_me|done_by_me|i_did|i_made|made_by_me
    <skin> ~~5 done_by_me|did_it_myself|made_it_myself|i_did_it|i_made|i_did_this
    it was me ~2 blade|razor|knife|scissors|done|doing
    me and ~1 blade|razor|knife|scissors
    back on the? ~1 blade|razor|blades
    <blade> ~2 to|into|on|across|along|over ~1 my|own ~1 <skin>
    <skin> ~1 are|is|full|covered ~2 of|in|all ~1 lines|stripes|scars|cuts|scabs|stripes|ladders
    my ~1 <skin> ~2 are|is ~1 all? ~1 lines|stripes|barcode|scabs
    cutting like|again|in_secret|secretly|at_night|in_the_bathroom|myself|most_nights|every_night|daily
    held|hold|pressed|press|pressing|put|touch|touched ~2 my ~2 <skin> ~2 on|against|to|under|in|over ~2 iron|hob|heater|stove|flame|candle|kettle|lighter|radiator|boiling|scalding|hotplate|pan|hot
    pour|poured|pouring|tip|tipped|run|ran ~2 boiling|hot|scalding ~3 my|myself
    pick|picking|picked|open|opening|opened|reopen|reopening|scratch|scratching ~2 wound|wounds|scab|scabs|cut|cuts ~6 heal|bleed|bleeds|blood|open|again|purpose
    did it again ~1 with|on|in|to ~2 compass|blade|razor|scissors|knife|lighter|pin|arm|leg|thigh|bathroom
    did it again ~~6 <skin>
    cut ~1 my ~1 own ~1 <skin>|skin
    hit|hitting|punch|punching|slap|slapped|slapping|whip|belt ~2 my_own|own ~1 <skin>|face|legs|body
    cuts|cut ~3 under ~2 uniform|sleeve|sleeves|cuff|blouse|shirt|jumper|blazer|bracelets|tights
    hide|hiding|hid|cover|covering|covered ~3 cuts|burns|wounds|cut|bandage|bandages
    `,
  ),
  ...patternsOf(
    'welcome',
    1,
    `
    not mind|care|object|be_sorry ~2 if ~2 plane|train|bus|car|ship|lorry|roof|building ~3 down|crashed|hit|fell|sank|off
    cross|crossed|crossing|walk|walked|drive|driven ~3 road|street|traffic|motorway ~3 eyes_shut|eyes_closed|without_looking|not_looking|lights_off
    hope|hopes|hoping|pray|prays|praying|wish|wishes ~5 last_time|last_night|last_one|never_morning
    let|make|help me|him not wake|wake_up|be_here|see_tomorrow|live
    not ~1 fight|mind|care|stop|resist|object ~2 if ~2 i ~1 got|get|was|were|fell|fall|had ~2 ill|sick|cancer|killed|hit|run_over|dead|accident
    would_be|be ok|okay|fine|better|easier|good if i ~1 was|were|am not ~1 here|there|around|alive
    forgive me ~2 for what_i
    what_i_am|what_i about to_do
    no|not hope ~1 for|left_for me|myself|someone_like|people_like|somebody_like
    no tomorrow|future for ~1 me|myself|somebody|someone
    fade|fading until|till
    cannot ~1 carry|bear ~1 this|it ~1 anymore|any_longer|longer
    envy|envious|jealous ~2 people|those|ones|everyone|them in|under ~2 cemetery|graveyard|graves|ground|churchyard
    if bus|car|train|lorry|truck came|comes|hit ~2 i ~2 not ~2 step|jump|move|run
    everyone|everybody|they|family|kids|children ~1 could|would|can|will ~1 breathe|relax|rest|live|move_on ~3 if|when|once ~1 i ~1 am|was|were ~1 gone|dead|away
    `,
  ),
]

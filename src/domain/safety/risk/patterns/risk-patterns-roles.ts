import { patternsOf, type RiskPattern } from './risk-pattern.ts'

/** By roles: who orders what deed, what holds back from it, what means are at hand, what was tried. */
export const rolePatterns: readonly RiskPattern[] = [
  ...patternsOf(
    'voice',
    2,
    `
    <voices> ~4 <orders> ~4 <deed>
    <voices> ~4 <orders> ~3 jump|die|cut|do_it|burn|kill
    <orders> ~1 me ~2 to ~1 <deed> ~~4 voice|voices
    <orders> ~1 me ~2 to ~1 jump|die|cut|do_it|burn ~~4 voice|voices
    <voices> ~3 want|wants|wanted ~1 me|you dead|gone|to_die|to_bleed|to_suffer
    <voices> ~4 <orders> ~2 to? ~2 go|walk|lie|run|step|climb ~3 river|water|sea|bridge|road|traffic|tracks|roof|window|lake|canal|rails|edge
    <voices> ~4 <orders> ~2 to? ~2 take|swallow|drink|use ~3 bottle|packet|whole|all|pills|tablets|bleach|knife|blade|razor|rope|gun
    <voices> ~4 <orders> ~3 i ~2 die|be_dead|kill_myself|not_be_here|not_exist|not_live
    he|she|it|they whisper|whispers|whispering ~3 <deed>
    he|she|it|they whisper|whispers|whispering ~3 jump|die|cut|do_it
    he|she|it|they|voice|voices says|say|keeps_saying|keep_saying|tells_me|tell_me ~1 i ~1 must|should|have_to|need_to|deserve_to|ought_to die|bleed|kill_myself|be_dead|hurt_myself
    <orders> ~1 me ~2 to ~1 hang_myself|kill_myself|cut_myself|hurt_myself|drown_myself|shoot_myself|stab_myself ~~6 not_real|is_not_there|nobody_else|in_my_head
    obey|obeyed|obeying|listened|listen|gave_in|giving_in ~2 voice|voices
    voice|voices ~1 want|wants|wanted me to
    hear|hears|heard|hearing ~2 them|him|it|voices|voice|her ~2 telling|saying|tell|say|whispering|order|ordering ~2 to? ~1 <deed>
    it|they says|say|keeps_saying ~1 jump|die|do_it|kill|cut|end_it
    radio|tv|television|wall|walls|phone|dog speaks|talks|says|tells|speaking|talking ~3 to? ~5 <deed>
    `,
  ),
  ...patternsOf(
    'struggle',
    2,
    `
    <holding> ~4 not to? ~1 <deed>
    <holding> ~4 not to? ~1 cut|die|jump|do_it|relapse|kill|overdose again|tonight|today|now|rn|right_now|before|until|this|for|every|my|with|$
    fighting|fight|fought|resisting|resist|resisted|battling|battle|ignoring|ignore|against|survive|surviving|beat ~2 urge|urges|impulse|impulses|need|temptation|pull ~2 to ~1 <deed>
    fighting|fight|fought|resisting|resist|resisted|battling|battle|ignoring|ignore|against ~2 urge|urges|impulse|impulses|need|temptation|pull ~2 to ~1 cut|die|jump|do_it|relapse|burn|use|take
    urge|urges ~2 to take|swallow|drink ~1 everything|all|whole|every|the_pills|the_tablets|them_all
    resist|resisting|resisted|fighting ~2 blade|razor|blades|razors|cutting|selfharm|suicide
    stop|stopping|stopped|keep|keeping|kept|prevent|preventing|hold|holding|held|talk|talking|talked|save|saving|protect|protecting|drag|dragged|pull|pulled|pulling myself ~2 from|out_of|back_from|away_from ~1 <doing>
    promise|promised|promising|swore|sworn ~4 not to? ~1 <deed>
    promise|promised|promising|swore|sworn ~3 i would|will not|never ~1 <deed>
    promise|promised|promising|swore|sworn ~4 not to? ~1 cut|die|jump|do_it|overdose again|tonight|today|before|until|this|for|$
    promise|promised|swore ~3 i would|will not ~1 cut|die|jump|do_it|overdose again|tonight|today|before|until|this|for|$
    so as not to <deed>
    held|hold|holding|gripped|gripping|sat|locked|chained|clung|walked ~7 i would|will|could|cannot not? ~1 <deed>
    held|hold|holding|gripped|gripping|sat|locked|chained|clung ~7 i would|will|could|cannot not? ~1 cut|jump|do_it $
    must not ~1 <deed>
    walked|stepped|came|climbed|backed|crawled ~1 away|back|down from|off ~2 edge|ledge|railing|bridge|roof|tracks|parapet today|tonight|again|and|because|this|$
    gave|give|handed|flushed|threw|thrown ~3 <pills>|razors|blades|razor|knives ~~6 before|so_that|because i ~1 could|can|would|did|cannot|use
    between me and ~1 <doing>
    hide|hid|hidden|lock|locked|locking|take|took|keep|kept|hand|handed|gave|give|throw|threw ~4 <pills>|<blade>|knives|rope|gun|belt|car_keys|meds|razors ~5 from|away_from|because_of|in_case_i me|myself|hurt|use|do
    hide|lock|take|keep|kept|gave|give|handed|left ~7 so|because|in_case? i cannot|could_not|not|might|would ~1 do_anything|hurt|use|use_them|use_it|cut|take_them|trust_myself|do_something|trust|harm
    scared|afraid|terrified|frightened ~2 i|that_i ~1 will|might|am_going_to|could ~1 kill_myself|hurt_myself|harm_myself|cut|cut_myself|jump|do_it|end_it|end_my_life|overdose|relapse|do_something|act_on_it|go_through_with_it|take_them_all
    scared|afraid|terrified|frightened of what_i_might|what_i_will|what_i_could|myself_tonight
    `,
  ),
  ...patternsOf(
    'plan',
    2,
    `
    my exit ~3 ready|prepared|waiting|planned
    count|counted|counting ~2 <pills> ~~5 enough|again|fridays|every|nightly|floorboard|secret
    <pills> ~~7 i count them
    measured|measure|measuring ~1 rope|drop|beam|noose
    rope|noose|belt , ~1 chair|beam|hook|stool
    which|what ~1 pills|tablets|poison|poisons|medication|dose ~3 work|works|kill|kills|enough|quickest|quick
    is|are|was how i would ~1 do_it|go|die
    when|which|what_time ~3 fast|express|freight trains|train
    bought|buy ~2 second|another|more ~2 <pills> ~~8 nobody|ask|asks|know|notice|suspicious
    practised|practise|practising|practiced|practicing|rehearsed|rehearsing|tested|testing|tried_out ~3 belt|rope|noose|drop|hanging|knot ~4 door|beam|hook|neck|bar|weight|$
    tied|tying|tie|made|make ~2 knot|noose|loop ~~6 neck|noose|beam|hook|door|myself|chair|video
    drop|floors|metres|meters|storeys|stories|height|fall|feet ~4 is|would_be|be|looks|are ~1 enough|sure|certain|high_enough|kill|fatal
    how high|far|long|deep|fast|much|many ~5 to_die|kill_me|be_sure|be_fatal|kill_a_person|would_kill|until_i_die|to_kill
    decided|chosen|picked|chose|know|found ~2 bridge|tree|cliff|roof|tracks|method|way_to_go|date_i_will|which_bridge|which_train
    know|decided|picked|chosen ~2 exactly? how|when|where|which ~2 i_would|i_will|i_am ~2 do_it|go|end|die|jump|use
    my ~1 plan is|was ~6 bridge|pills|tablets|rope|car|garage|train|river|cliff|knife|gun|roof|overdose|jump|sea|bath|exhaust
    plan|it is|was ~2 <deed>
    plan ~2 is ~2 tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday ~~8 alone|nobody|is_at|are_at|asleep|out|away
    `,
  ),
  ...patternsOf(
    'means',
    2,
    `
    <gun> ~3 in|to|against|under|on|at|inside ~1 my ~1 <face>
    barrel ~3 mouth|teeth|chin|temple|head|forehead|throat
    <handling> ~1 with|at|out|up|to? ~3 <gun> ~~5 just_to|to_hold|to_feel|to_see_how|again|alone|too_long|tonight|thinking|for_me|in_bed|pillow|beside|how_easy|cried|crying|unloaded|cannot_sleep|not_sleep|every_night|last_night|shaking|in_the_dark|an_hour|hours
    <gun> ~2 is|in|lives|waits ~3 drawer|safe|loft|shed|wardrobe|cupboard|closet|nightstand ~~6 keep|thinking|calling|opening|looking|think|calls|easy|quick|tonight
    point|pointed|pointing|aim|aimed|press|pressed|pressing|put|turn|turned ~2 <gun> ~2 myself|at_me|on_me|to_me
    <gun> ~~6 use_it_on_me|on_myself|on_me|trigger|for_myself
    could_not|cannot|not|nearly|almost|about_to pull|pulling|pulled the? trigger
    one|a|single|last bullet ~2 for_me|for_myself|is_all|with_my_name|would_do|and_it
    bought|buy|buying|borrowed|stole|found ~3 <gun> ~~6 myself|end|for_me|to_use|die|nobody_knows|hid|hidden
    thinking|think|thought|fantasise|dream ~2 of|about ~2 <gun> ~~6 me|my|myself|quick|easy|every
    <aside> ~5 <pills>
    <pills> ~3 <aside>
    put|set|putting|setting ~3 <pills> aside|by
    put|putting|set|setting|kept|keeping one|two|some|a_few|half ~2 aside|back|by ~3 instead|each|every
    stash|hoard|jar|tin|collection|pile|store|supply|bag|box of ~2 <pills> ~~6 enough|nobody|hidden|hide|secret|ready|one_day|in_case|waiting|behind|under|know
    my|counted|count|counting|growing ~1 stash|hoard of|again|is|tonight|in|under|,
    have|got enough ~1 <pills> now|to|saved|for_it|$
    <pills> ~2 are|is|lie|lying|sit|sitting|all ~1 on_the_table|on_the_desk|beside_me|next_to_me|lined_up|in_front_of_me|in_my_hand|on_the_bed|out_on|right_here|within_reach
    not|stopped taking|swallowing ~3 <pills> ~~5 add_up|save|saving|collect|pile_up|enough|have_enough|stash|one_day|mount_up
    instead of swallowing|taking ~2 them|it|one ~~6 save|aside|keep|collect|jar|drawer
    ligature
    <gun> ~3 under|in|inside|beside ~2 mattress|pillow|bed|nightstand|bedside
    stole|stolen ~3 <gun>
    one|single ~1 bullet|round in|for|left
    <pills> i ~1 not ~1 swallow|swallowed|take|took
    for me|myself , ~1 gun|rope|pills
    `,
  ),
  ...patternsOf(
    'attempt',
    2,
    `
    tried|attempted|attempt|try ~2 to ~1 drown|hang|gas|kill|poison|shoot|suffocate|strangle|electrocute|choke ~1 me|myself|my_self
    attempted once|twice|again|before|already|three_times|four_times ~1 this|last|in|since|now|and|$
    ^ attempted ~1 once|twice|again|last|this|in|on|$
    survived|survive|surviving|after|since|following my|an|the ~1 attempt|overdose|hanging|suicide
    <people> ~2 found me ~6 pills|bath|blood|rope|unconscious|in_time|floor|breathing|tablets|overdose
    rope|branch|belt|cord|knot|beam|hook|rail ~1 broke|snapped|gave_way|slipped|did_not_hold|not_hold|came_loose ~~8 still|here|alive|reason|neck|only|floor|writing|woke|myself|unfortunately
    went|jumped|walked|stepped|threw_myself|waded|fell_on_purpose|let_myself_fall off|into|from|under|in_front_of|out_of ~3 <height> ~~14 pulled|dragged|fished|rescued|saved|grabbed|stopped ~1 me
    tried|did|done|do it already|before|once|twice ~~9 pills|rope|taste|die|failed|hospital|survived|woke|not_work|alive
    swallowed|took|taken|ate|downed|necked|had ~1 everything|all|whole|lot|every_pill|every_tablet|anything_i_could ~4 cabinet|bathroom|cupboard|packet|strip|medicine_box|them|blister|house
    took|taken|swallowed ~2 all|whole|them|overdose|pills|tablets ~~8 woke_up|wake_up|woke|hospital|alive|threw_up|sick|nobody_knows|nobody_knew|ambulance|anyway
    failed to die|kill_myself|end_it|end_my_life
    failed at ~1 dying|suicide|killing_myself|even_dying
    failed suicide|overdose|hanging
    two|three|four|five|several|2|3|4 ~1 attempts ~1 so_far|now|this|in|and_i|by
    rope|belt|cord slipped|broke|snapped ~~4 neck|bruise
    stepped|walked|jumped|ran ~1 in_front_of ~2 bus|car|lorry|truck|train|tram|van ~~8 braked|stopped|quicker|swerved|missed|horn|alive|again
    on purpose ~~4 got|pulled|dragged|fished ~1 me ~1 out|back
    attempt|overdose ~1 failed|did_not_work|not_work|number
    second|third|fourth|another|last|latest|first|failed suicide? attempt ~1 failed|was|in|last|this|,|$
    <i> ~1 overdosed|od
    took|taken|take|after|from|since an|the|my ~1 overdose
    cut me down
    talked me down|off
    section|sectioned|ward ~~6 attempt|overdose|pills|tried
    `,
  ),
  ...patternsOf(
    'thought',
    2,
    `
    have|has|had|having|get|getting|got ~2 wish|desire|longing|urge|thought|thoughts|idea|ideas|intention|intentions|plan|plans ~2 to|of|for|about|on ~1 die|death|dying|suicide|kill_myself|killing_myself|be_dead|being_dead|end_my_life|ending_my_life|ending_it|not_live|not_living|take_my_life
    mind|brain|head|depression|illness ~3 wants|trying|tries|plans|planning|going|plotting ~2 to kill me
    not see|have|find|know ~2 reason|reasons|why ~2 not to? ~1 <deed>
    reason|reasons|why not to? ~1 <deed>
    why should i not ~1 <deed>
    what is stopping me ~2 from ~1 <doing>
    death|dying|suicide|dead|the_end ~3 on_my_mind|in_my_head|in_my_thoughts|every_day|every_night|all_day|all_the_time|constantly
    <i> ~2 think|thinking|thoughts|dream|dreaming|fantasise|fantasising|daydream|obsess|obsessing ~2 of|about ~1 my_death|my_own_death|dying|being_dead|suicide|how_to_die|hanging|jumping_off|my_suicide|methods
    `,
  ),
]

import { patternsOf, type RiskPattern } from './risk-pattern.ts'

/** Wishes and thoughts that are said outright, plans, and attempts. */
export const explicitPatterns: readonly RiskPattern[] = [
  ...patternsOf(
    'wish',
    2,
    `
    <want> ~1 <die>
    <want> for me to <die>
    wish|wishing|hope|hoping|hoped|pray|praying|prayed|wished|if_only|asked|asking|beg|begged|begging ~2 i was|were|am|be|would_be|could_be|had_been ~1 dead|killed|deceased|six_feet_under|in_the_ground
    wish|wishing|hope|hoping|hoped|pray|praying|prayed|wished|if_only ~2 i would|could|had|can|will|to? ~1 die|died|dead|be_dead
    wish|hope|pray|beg|want|asked|praying|hoping|begging ~3 someone|somebody|something|god|anyone|anything|it|they|he|life to|would|will|could ~1 kill|shoot|take|end|finish ~1 me|it|my_life
    <i> ~2 better_off|happier|prefer_to_be|rather_be|should_be|meant_to_be dead
    am|be|would_be better dead|off_dead
    not <want> ~1 <live>
    not <want> ~1 <exist>
    not wish to <live>
    no want ~1 <live>|be_here|be_alive
    living is not ~3 want
    desire|longing|need|hunger|thirst|crave|craving|want of|for ~1 death
    want|crave|craving death
    let me ~1 die
    death|dying|suicide|being_dead|killing_myself|ending_it|dead|to_die ~1 sounds|sound|seems|feels|looks|would_be|is|was ~2 relief|nice|good|peaceful|mercy|better|easier|appealing|comforting|inviting|attractive|kinder|sweet|gift|freedom|escape|rest|option|inevitable|logical|restful|tempting
    death|dying|suicide|ending_it|killing_myself is|are ~1 all|everything|only_thing i ~1 think|want|dream
    <want> ~6 and ~1 die
    can|could|should|why_cannot|when_can|may|must|please_can i ~1 die
    as|may|might as be dead|die
    as be dead
    refuse|done|finished|through to|with ~1 keep|go_on|carry_on? living
    done living
    want out of ~1 life|living|this_life|this_world
    wish|wished i would|had been ~1 killed|dead
    if i had ~2 gun|rope|pills|courage|guts|nerve|balls|means ~~2 i would
    <want> rope
    hope|hoping|pray|wish|want|praying ~1 i ~1 not ~1 survive|make_it|live|pull_through
    imagine|imagining|picture|picturing|daydream|daydreaming|dream|dreaming|fantasise|fantasising|fantasize|visualise|rehearse|plan|planning ~3 my ~1 death|suicide|own_death
    daydream|daydreaming|dream|dreaming|fantasise|fantasising|fantasize|serious|obsess|obsessed|fixated ~2 death|dying|being_dead
    way|ways to die
    not ~4 be|being|stay|staying|remain ~1 alive
    not safe with myself
    i ~6 to die $
    why cannot|can_not i ~1 die|be_dead
    wish|wished|hope ~1 it|that|they|he had ~1 killed me
    not plan|planning|expect|intend ~1 to ~1 be ~1 alive|here|around
    be|am|being ~1 dead by
    decide|decided|chosen|choose to ~1 die
    not|no|without|have_no ~1 desire|wish|intention|appetite|motivation|reason ~1 to|of live|be_alive|living|stay_alive|keep_living|go_on_living
    death|dying|being_dead ~3 better|easier|kinder|relief|release|only ~2 than|way|answer|option|this|living
    <i> ~2 should|supposed_to ~1 die|be_dead|have_died
    not|never ~1 should|supposed_to ~1 be_alive
    refuse|hate|hating|regret|resent ~1 to? live|being_alive|be_alive|living|that_i_am_alive
    wish|wished ~1 i had|could not|have ~1 survived|lived|made_it|woken
    rather ~1 not be_alive|live|wake_up|exist
    rather not|never ~1 be_alive|live|exist|be_living|have_been_born
    wish|wished|wishing myself dead
    long|longing|longed|wait|waiting|yearn|pray|praying|ache|crave|hope|hoping|ready|asked|asking for ~1 my ~1 death|end
    dead ~2 would_be|sounds|seems|is ~1 nice|better|good|easier|lovely|preferable|best
    look|looking|looked forward to ~1 being|is ~1 dead|death|dying
    only ~4 look_forward_to ~2 dead|death|dying
    i ~1 will|am_going_to|shall ~1 be dead ~1 by|before|after|soon|tomorrow|tonight|on
    by|before|until ~3 i ~1 will|shall|am_going_to ~1 be ~1 dead
    day|date|night|morning|hour|how|where|when|way i ~2 mean_to|am_going_to|plan_to|will|intend_to|want_to ~1 die
    going_to|will ~1 die ~2 tonight|tomorrow|this_weekend|soon|on_purpose
    tonight|tomorrow ~~4 going_to|will ~1 die
    i ~1 am ~1 going_to ~1 do_it $
    i ~1 dead before|by
    dead|die before ~4 have_to|turn|birthday|christmas|home
    please|god|lord|someone|somebody|universe ~1 kill|end|shoot|unalive|murder|finish me
    ^ kill|shoot|unalive me
    wish|want|desire|need to kill|finish|end me
    be|feel|seems ~2 better|easier|happier|best ~1 if ~1 i|i_was|i_were|i_am ~1 dead
    better|easier|happier|best|nicer|kinder ~2 if i was|were|am|could_be ~1 dead
    easier|better|nicer|kinder to ~1 <die>
    rather ~1 be_dead|die
    no|have_no|not_have_any ~1 will|desire|wish to live
    lost|lose|losing ~1 will to live ~~4 mean|meant
    part|half|bit|side of me ~2 wants|want|wishes|longs ~2 <die>|end_it|disappear|jump
    death|suicide|dying ~2 seems|feels|looks|is|was ~2 only|best|answer|option|solution|choice|way
    wish|wished|sorry|angry|gutted|disappointed|hate|ashamed|regret ~2 i ~1 had|have ~1 never|not|survived|lived|made_it ~1 survived|lived|woken_up|$
    wish|wished ~1 my ~1 attempt|overdose ~1 had ~1 worked|succeeded
    angry|sad|sorry|gutted|disappointed|upset|furious ~2 i|it ~1 survived|failed|lived|not_work
    ready|want|wanted for|to ~1 go meet_my_maker
    if ~1 i died|die|was_dead|were_dead|drop_dead ~4 relief|relieved|glad|happy|better|easier
  `,
  ),
  ...patternsOf(
    'thought',
    2,
    `
    suicidal
    suicidally
    thinking|thoughts|thought|think|thinks|considering|considered|contemplating|contemplated|contemplate|contemplation|fantasies|fantasising|fantasizing|idea|ideas|planning|googling|googled|searched|searching|researching|researched|looked_up|looking_up|feeling|attempt|attempted|attempting|commit|committing|committed|urge|urges|obsessing|obsessed ~3 suicide
    suicide ~1 thoughts|ideation|plan|plans|urges|feelings|attempt|note|notes|letter|method|methods
    suicide ~4 option|answer|way_out|on_my_mind|in_my_head|in_my_mind|crossed|only|keeps|comes|creeping
    my suicide|own_suicide
    would|will|could not|never ~1 do|act_on|go_through_with ~1 it|anything|this ~~8 think|thinking|thought|thoughts ~2 about|of ~1 it|that|doing_it|every|all
    think|thinking|thought about it ~1 every|all_the_time|constantly|day_and_night ~~6 die|kill|suicide|death
    active|passive ideation
    <lead> ~1 suicide
    si ~2 thoughts|bad|back|again|today|tonight|high|urges
    thoughts|thinking|think|thought|images|voices|voice ~3 to|of|about|telling_me_to ~1 end_it|ending_it|end_it_all|ending_things|ending_everything|end_things
    voice|voices|head|brain|mind ~~8 kill_yourself|hurt_yourself|kill_myself|jump|unalive_yourself|end_it
    ^ suicide $
    brain|head|mind|answer|option|solution ~~9 suicide
    brain|head|voice|mind says|say|said|goes|tells_me ~1 die|jump|end_it|do_it|kill
    suicide ~~9 in_my_head|on_my_mind|in_my_mind|my_head
    urge|urges ~2 to ~1 end|die|jump|step_off|drive_off
    thoughts ~1 are ~1 back|worse|louder
    those|the|my|dark|bad thoughts ~4 killing|ending|dying
    voice|voices|head|brain|mind ~4 tell|tells|telling|says|say|saying|wants ~2 to ~1 die|kill_myself|jump|do_it|end_it
    intrusive|dark ~1 thoughts ~3 death|dying|jumping|hurting|harming|ending|killing
  `,
  ),
  ...patternsOf(
    'kill',
    2,
    `
    <ends> <myself>
    <ends> off? ~1 myself
    do|doing|did|done myself in
    do|doing|done ~1 away_with myself
    finish|finishing|finished myself off
    finish|end|ending|finishing myself
    end|ending|ended|take|taking|took|taken|finish|finishing|stop|stopping|lose|cut_short|quit ~1 my ~1 life|existence
    they|it|this|pills|tablets|that could|would end me
    attempt|attempts|go on my ~1 life
    drove|went|walked|drive|walk|go|going|came|there|bridge|sea|cliffs|tracks|station|crossing ~6 to end it
    end|ending|ended it|things|everything ~1 all|tonight|tomorrow|now|soon|today|for_good|forever|once_and_for_all|permanently|myself
    end|ending it_all
    <lead> end|ending it $
    want_to|considering|thinking_about|thinking_of ~1 end|ending things $
    saturday|sunday|friday|monday|tuesday|wednesday|thursday|tomorrow|tonight ~1 i ~1 end|am_ending it
    let go of ~1 wheel
    foot|feet over ~1 edge
    commit|committed|committing ~1 suicide
    die|dying|died by suicide
    jump|jumping|jumped|throw|throwing|threw|chuck|chucking|chucked|hurl|fling|step|stepping|stepped|leap|leaping ~1 myself? ~1 off|from|in_front_of|under|out_of|over|into|out_in_front_of ~3 <height>
    lie|lying|lay|lain|laid ~2 on|across ~2 tracks|track|rails|railway|road|motorway
    walk|walking|walked|wade|wading|run|running|swim|swimming|swam ~1 into|in_front_of|out_into|off|out_in_front_of ~2 <height>
    drive|driving|drove|swerve|swerving|steer|steering|crash|crashing|crashed|ride|turn|turning|pull|pulling|veer|veering ~4 off|into|at|straight_at ~3 <height>
    jump|jumping $
    overdose|overdosing|overdosed
    take|taking|took|taken|swallow|swallowing|swallowed|down|downing|downed|neck|necked|eat|ate|pop|popped ~2 all|whole|every|every_last|too_many|too_much|full|handful|enough|bunch|load|loads|stash|rest|entire|extra ~4 <pills>
    slit|slitting|cut|cutting|slash|slashing|slashed|open|opening|opened my ~1 wrist|wrists|throat|veins|vein|arteries
    blow|blowing|blew my ~1 brains|head|brain out|off
    put|putting ~1 bullet|gun|noose|rope|belt|knife|bag|pistol|hose ~2 in|to|round|around|through|over|against|on my|me
    go|going|went|gone|follow|followed through with ~1 it|this|suicide|my_plan|the_plan
    end|ending|ended things|it ~~7 my_life|for_good|permanently
    make|making it|myself|the_pain ~1 stop|go_away permanently|forever|for_good
    permanent|permanently way_out|solution|sleep|exit|out
    kill|killing|killed my_self
    <lead> ~1 unalive|unaliving
    join|joining|follow|following|be_with ~3 in_the_grave|in_death|in_heaven|on_the_other_side
    opt|opting|check|checking out ~1 permanently|of_life|for_good|early|of_this_life
    die|dying by my_own_hand
    my own hand
  `,
  ),
  ...patternsOf(
    'plan',
    2,
    `
    <i> ~1 have|had|made|got ~1 plan and ~1 date|time|place|means|method
    have|had|got|with|hold|holding ~1 pills|tablets|rope|gun|knife|noose|blade|bottle ~2 in|round|on|against my hand|hands|neck|lap|head|mouth
    not|cannot keep|stay ~1 myself safe
    not|cannot trust myself ~1 with|around|near|alone|tonight|not
    wrote|written|writing|write|left|leaving ~1 a ~1 note $
    <i> ~1 have|had|made|got|making|make ~2 plan|plans|method|date ~3 die|kill|end|suicide|how_i_would|for_how|to_do_it|to_go
    have|got|made ~1 a plan $
    wrote|written|writing|write|drafted|drafting|finished|left|leaving|typed|recorded|rewrote|rewriting|rewritten|started ~3 suicide_note|suicide_letter|suicide_notes|goodbye_note|goodbye_letter|goodbye_letters|goodbye_notes|farewell_letters|goodbye_messages|note_to_leave|farewell_letter|last_letters|goodbye_video|goodbyes|suicide_letters
    wrote|written|writing|write|drafted|finished|left ~3 <note> ~6 gone|find|funeral|after_i|when_i_am|once_i_am|body|read_after|dead|die|goodbye|explaining|sorry
    <note> ~2 is|are ~1 written|ready|finished|done|sealed|on_the_table|in_the_drawer|under_my_pillow
    <pills> ~3 ready|counted|lined_up|waiting|beside_my_bed|in_my_drawer|under_my_bed|hidden ~~8
    <pills> ~~6 all_of_them|every_one_of_them|the_lot|whole_lot|take_them_all|all_at_once
    thing|things|stuff|something to ~1 kill me|myself
    what i need|needed ~~20 kill_myself|die|end
    thing|things|stuff i ~2 bought|kept|keep|got|have ~3 kill|die|end
    my death will|would|has|should
    wrong side of ~2 railings|railing|bridge|barrier|fence|parapet|ledge|rails
    other side of ~2 railings|railing|parapet|barrier
    goodbye|letter|note ~6 ~~20 saturday|sunday|friday|tonight ~2 killing|die|going
    saving|saved|save|stockpiling|stockpiled|hoarding|hoarded|collecting|collected|storing|keeping|stashing|stashed|hiding|hidden|putting_aside|put_aside|bought|buying|lined_up|lining_up|enough ~4 <pills>
    made|make|making|tied|tying|bought|tie ~2 noose
    looking|looked|staring|stared ~1 at ~1 bridges|train_tracks|tall_buildings|ropes
    rope|noose|gun|pills|tablets|blade ~~6 keep ~3 looking|going|staring|thinking
    emptied|poured|tipped|counted ~1 bottle|pills|tablets|packet
    going to jump
    bought|buying|ordered|got|found|have|tied|tying|hid|holding|loaded|loading ~3 rope|noose|gun|helium|pistol|shotgun|hose
    picked|chosen|chose|set|choosing|know|decided_on|pick|settled_on|circled|booked|found ~2 date|day|place|spot|bridge|night|time|tree|method|where ~5 die|do_it|end|jump|suicide|kill|my_last|final
    know|known|figured_out|worked_out|decided|planned|planning|plan|researched|researching|looked_up|looking_up|googled|googling|searching|searched|worked_it_out|thinking_about|thought_about|imagining|picturing|rehearsed|rehearsing|chosen ~2 how|where|when|ways|which|what ~3 die|kill_myself|end_it|hang|jump|end_my_life|to_end_it|i_would_do_it|would_take|to_kill|painless|painlessly|hurt_least
    how ~2 many|much ~3 <pills> ~3 take|takes|need|kill|would|enough|lethal
    lethal|fatal dose|amount
    tonight|tomorrow|today|this_weekend ~1 is|will_be ~1 night|day|last|the_end
    my ~1 last|final day|night|week|month|birthday|christmas|entry|words|meal|goodbye ~3 alive|on_earth|ever|here|before_i|in_this_world
    doing|do it tonight|tomorrow|this_weekend|friday|sunday|saturday|monday
    <i> ~2 going_to|will do_it tonight|tomorrow|soon|this_time|when
    gave|giving|given|give away ~2 my ~3 because|before|stuff|things|belongings|clothes|everything|cat|dog|guitar
    after|when|once ~1 my funeral|body
    suicide ~1 plan|pact|plans|date
  `,
  ),
  ...patternsOf(
    'attempt',
    2,
    `
    tried|attempted|attempt|attempting|trying ~1 to? ~1 kill_myself|die|end_it|end_my_life|take_my_life|take_my_own_life|hang_myself|overdose|suicide|drown_myself|end_it_all
    my ~2 attempt
    my attempted_suicide
    suicide attempt
    nearly|almost|came_close_to|so_close_to|close_to|this_close_to|inches_from|seconds_from|about_to ~1 did_it|do_it|doing_it|jumped|jumping|jump|ended_it|ending_it|end_it|killed_myself|killing_myself|went_through|going_through|stepped|stepping|took|taking
    stood|standing|stand|sat|sitting|climbed|went|walked|drove|been|was|found_myself ~4 on|at|to|over|onto|up ~2 bridge|roof|rooftop|ledge|edge|tracks|cliff|railing|railings|parapet|balcony|platform|car_park ~6 jump|jumping|over|going|do_it|doing_it|step|stepping|wondering|looking_down|wanted|thinking|thought|off|end|water|train
    talked ~2 off|down ~3 bridge|roof|ledge|edge|platform
    a_and_e|hospital|er|emergency|ambulance|ed|ward|icu|stomach_pumped|charcoal ~6 overdose|pills|tried_to|attempt|tablets
    stomach pumped
    pumped my stomach
    i attempted ~3 ago|last|again
    attempted ~2 weeks|days|months ~1 ago
    sectioned|5150|72_hour_hold|psych_hold|psych_ward|on_suicide_watch
  `,
  ),
]

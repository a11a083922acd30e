import { patternsOf, type RiskPattern } from './risk-pattern.ts'

/** What is said passively or between the lines, and hopelessness that fills a life. */
export const quietPatterns: readonly RiskPattern[] = [
  ...patternsOf(
    'gone',
    1,
    `
    <want> ~1 <gone>
    nice|lovely|good|easier|better|wonderful to ~1 <gone>
    nice|lovely|good|easier|better|wonderful ~1 not to? ~1 exist|be|be_here|wake_up
    turn|switch|shut myself off
    rest|sleep forever
    should not ~1 exist|be_here|be_alive
    i ~1 am|was a mistake $
    leave ~3 and never come_back|return|be_found
    waiting ~3 to ~1 die|be_over|end
    waiting for ~3 end|over
    peace ~~4 permanent|forever
    not made|built|meant|cut_out for ~2 life|world
    god|lord|jesus ~2 take me
    only ~2 stay|staying|live|living|alive|here for|because|because_of ~2
    only ~1 thing ~2 keeping|keeps me
    leave|leaving ~1 world|earth|life ~1 behind|for_good|$
    take me away
    <want> ~3 be_here|be_around|be|exist|anymore|be_anywhere not
    not <want> be ~1 anymore|$
    not <want> ~1 be_here|be_around|be_anywhere|be_a_person|be_me ~1 anymore|at_all|$
    wish|wishing|wished|if_only|hope ~1 i ~1 <gone>
    wish|wishing|wished|if_only ~1 i ~1 could|had|was|were|would|can|did ~1 <gone>|never_been_born|not_born|not_exist|never_born|gone|not_here|never_existed|not_been_born|not_alive|invisible|not_exist_anymore|stop_existing
    wish|wishing|wished ~3 never ~1 had_me|been_born|born|existed|made_me|had_been_born
    never asked|wanted to be born|alive
    should|could|better_if_i|if_i|had_i ~1 never|not ~1 been_born|existed|be_born|born
    should not|never be|have_been here|alive|born
    <want> ~1 everything|it|it_all|life|this|all_this|all_of_it|pain|the_pain|noise|hurting|world to ~1 stop|be_over|end|finish|go_black|go_dark|cease
    <want> ~1 it|everything|life|pain|it_all|all_of_it|all_this|all_of_this|hurting ~1 to? ~1 stop|be_over|over|end|be_done|ended|go_away_forever $
    end|ending|stop|stopping ~1 pain|suffering|misery
    <want> ~3 stop hurting $
    wish|pray|hope|want ~2 god|lord|jesus|allah|someone|universe|earth|ground|death|something ~3 take|took|takes|swallow|open|swallowed|call|come_for|collect ~1 me
    take me ~1 already|home|now|away|in_my_sleep|too|tonight|next|instead
    come|comes for me ~3 death
    not see|want|recognise ~1 myself ~2 alive|future|old|older|reaching|making_it|past
    not see|picture|imagine ~2 myself|me ~3 alive|at_30|at_25|at_20|thirty|future|there|next_year|old|growing_old|christmas
    not think|believe ~2 i ~2 make_it|be_here|be_around|be_alive|live|reach ~4
    not|never|nothing ~2 keeping me here|alive|going|going_anymore|around
    only ~1 here|alive|still_here because|for|because_of ~4
    only ~1 reason|reasons ~4 here|alive|going|not_done|not ~5
    <want> ~2 at|in peace ~~2 forever|$
    made ~1 my ~1 peace ~~4 cat|dog|mother|kids|children|son|daughter|sister|brother|because|is|nan|gran
    only|if_it_was_not_for|if_it_were_not_for|but_for|were_it_not_for|without ~4 i ~1 would|would_not ~3 gone|be_here|still_here|be_dead|not_be|be_alive
    only ~2 thing ~3 keeping|keeps|stopping|stops|kept me
    ready|time to|for_me_to go $
    made ~1 my|our ~1 peace
    remember me as|by|like
    feel ~1 like? ~2 already dead
    only|reason|reasons ~2 here|alive|still_here because|for|because_of|is
    <people> ~2 reason ~2 here|alive|going|not
    float|drift|sink ~4 never ~1 come|surface
    `,
  ),
  ...patternsOf(
    'asleep',
    1,
    `
    <want>|hope|hoping|pray|wish|mind|bother|rather|if|night|just|god|please|would_be|wake|happily|could|would|i ~2 not|never ~2 wake|waking|woken|woke ~1 up ~1 again|tomorrow|anymore|ever|one_day|in_the_morning|some_day|$
    sleep|asleep|bed ~5 not|never ~2 wake|waking|woken|woke
    hope|pray|wish|want|mind|happy|fine|rather ~2 not|never ~1 wake|waking up
    not mind|care ~1 not ~1 waking|wake|woke
    sleep forever|for_good|for_ever|and_that_is_it|and_stay_asleep
    sleep ~3 forever
    not|never wake anymore
    disappointed|gutted|annoyed|sad|angry|upset|cried|furious|sorry|resent|let_down|hate|hated|cross ~4 woke|wake|woken|waking|opened_my_eyes|another_morning|still_here|alive
    woke|wake|waking|woken ~2 up ~5 disappointed|gutted|wished_i_had_not|cried_because|still_here|still_alive|wish_i_had_not|furious|damn_it|unfortunately|again_unfortunately|wishing
    hope|wish|pray|hoping|praying|hoped|prayed|wished ~3 tonight|this ~3 last
    not open|opening my eyes ~2 again|tomorrow|anymore
    go|slip|pass|drift|taken|died|die|passing|going ~3 in my sleep
    sleep ~4 not ~2 dream|morning
    `,
  ),
  ...patternsOf(
    'welcome',
    1,
    `
    not mind|care|be_sad|be_upset|object|fight|complain|care_if|bother|be_bothered|fussed ~3 if|whether|that ~3 died|die|hit|dead|did_not_wake|crashed|killed|not_wake|was_gone|i_live|live|dropped_dead|happened_to_me|stopped_breathing|stopped|never_woke|ran_me_over|run_over
    if ~3 <road> ~2 hit|took_me|flattened|ran|mowed|took|came|crashed|wiped|run|swerved|knocked|mow
    <road> ~2 hit|hits|flatten|run|runs|ran|took|take|mow|flattened|knock ~1 me
    hit by ~1 <road>
    if ~3 i got|was|get|were ~1 hit|run_over|cancer|ill|terminal|mugged|knocked_over|knocked_down|struck|shot
    wish|hope|hoping|wishing|want|pray|fantasise_about|almost_hope|jealous_of|envy|envious|waiting_for|daydream ~4 cancer|accident|heart_attack|plane_crash|terminal|crash|illness|aneurysm|tumour|tumor|lightning|car_crash|fatal|stroke|brain_bleed|the_dead
    not look|looking|check|checking|look_both|bother_looking ~3 cross|crossing|road|street|before|when|traffic
    stopped|stop|not ~2 looking|look|wear|wearing ~3 both_ways|before_i_cross|when_i_cross|crossing|seatbelt|seat_belt|helmet
    if|when i ~1 died|die|dropped_dead|went|vanished|disappeared|go|stopped_existing ~1 tomorrow|tonight|today|now|in_my_sleep|right_now
    if i ~1 died|vanished|disappeared|dropped_dead|was_gone|were_gone|stopped_existing|was_not_here|were_not_here|was_dead|went_missing|died_tonight ~6 notice|care|miss|cry|relief|relieved|better|sad|fine|funeral|find_me|find|matter|easier|know
    would|will anyone|anybody|someone|somebody|people|they|he|she|it|nobody|you ~2 notice|miss|care|cry|be_sad|come|matter|find_out|ask ~4 died|gone|not_here|disappeared|vanished|if_i_was_not|if_i_were_not|funeral|dead|stopped_existing|if_i_never|me
    who would come|cry|miss|notice|be_at ~3 funeral|me|if
    imagine|imagining|picture|picturing|imagined|daydream|wonder|wondering|think_about|thinking_about|planning|planned|plan ~2 my ~1 funeral
    death ~4 comfort|comforting|peaceful|peace|friend|relief|rest|welcome|release|kind|sweet|gentle|calling|calls|beautiful|nice
    comfort|comforting|peaceful|relief|soothing|calming|nice|comforted|soothed ~3 thought|idea|think|thinking|knowing ~4 death|dying|dead|not_being|not_existing|die|end|way_out|exit|ending
    thought|idea|thinking|prospect ~2 death|dying|being_dead|not_being|not_existing|not_being_here|not_waking ~5 comfort|comforting|peaceful|relief|soothing|calms|calm|nice|appealing|appeals|scare|scary|frightening|bother|lovely|restful
    not scared|afraid|frightened|fear ~2 death|dying|die
    envy|envious|jealous|lucky ~3 dead|died|grave|graves|cemetery
    jealous|envy|envious ~3 people|those|anyone ~3 died|die|dying|dead|cancer|terminal
    not care if|whether ~2 i|we ~1 crash|survive|make_it|not|live|die|wake|am_alive
    if|when ~1 plane|train|car|bus ~1 crashed|crashes|went_down ~4 relieved|fine|happy|okay|mind|care
    hope|wish|want ~1 something ~1 happens|happened|would_happen|bad_happens to me
    should|wish|could ~2 have_been|been|it_was|it_had_been|it_were me instead|not|who|that
    `,
  ),
  ...patternsOf(
    'burden',
    1,
    `
    <people> ~3 better|happier|easier|lighter|richer|freer|off|fine|relieved|simpler|calmer|nicer|safer|less_stressed ~6 without me|i
    better|happier|easier|lighter|simpler|calmer|fine|well|ok|freer|off|freed|free|rid|nicer ~3 without me
    better|happier|easier|lighter|simpler|relieved|calmer|improve|improved|glad|fine|good|kinder|cheaper|save ~5 if|once|when|with i|me|i_am|i_was ~3 gone|not_here|not_around|not_exist|dead|out_of_the_way|never_born|disappeared|left|not_in_it|died|not_alive|vanished|out_of_their_lives|were_not|was_not|did_not_exist|around|stopped_existing
    <be> ~3 burden|weight|dead_weight|drain|millstone|deadweight|nuisance ~3 to|on|for|everyone|around|family|anymore
    <i> ~2 burden|dead_weight|millstone|deadweight
    nobody|no_person|not_anyone|not_a_soul|not_one_person|not_a_single_person|no_body|none_of_them|not_anybody ~2 miss|notice|care|cry|mourn|remember ~3 me|if|that|gone|until|for
    nobody|anyone|would_not|will_not ~3 miss|notice|care ~3 if|when ~2 i
    nobody|who ~2 would|will ~1 come ~2 funeral
    wonder|doubt|think|bet ~1 if|whether|that ~1 anyone|anybody|someone|they|people ~1 would|will ~1 miss|notice|care|come|cry
    anyone ~1 would ~1 notice|care|miss ~3 vanished|gone|disappeared|died|me|was_not
    not matter to ~1 anyone|anybody|them
    bring|cause|causing|bringing ~1 pain|misery|trouble|suffering to|on|for ~2 people|everyone|family|them|others
    feel|am|being ~1 like? ~1 burden $
    make|making ~2 life|lives ~1 worse|harder|miserable
    waste of ~1 space|oxygen|air|breath|skin|life|everyone
    take|taking|use|using|wasting|waste|stealing ~2 up space|air|oxygen|room
    world|planet|earth|everyone|family|universe ~4 without me
    nobody|not_anyone ~2 need|needs|want|wants|love|loves me ~2 anymore|here|around|at_all|$
    money|worth|insurance|payout|pension|life_insurance ~2 dead|when_i|if_i ~2 than|alive|go|die|gone
    worth ~1 more ~2 dead
    ruin|ruining|ruined|poison|poisoning|drag|dragging|wreck ~3 everyone|everything|lives|life|them|people ~4 touch|around|love|down|by|just
    not belong|deserve ~1 here|to_be_here|anywhere|on_this_earth|in_this_world|to_live|to_be_alive|to_exist|to_breathe|life|in_any
    not deserve ~1 to ~1 live|be_alive|exist|breathe|be_here
    <people> ~2 would|will ~1 cope|manage|move_on|forget_me|get_over ~3 without|it|me|if|eventually|gone
    <people> ~1 not need me
    `,
  ),
  ...patternsOf(
    'spent',
    1,
    `
    cannot ~1 go_on|carry_on|keep_going|keep_on|keep_doing_this ~1 like_this|living|$
    how much|many longer|days ~3 do|go|take|last|carry|hold|keep|bear|manage
    cannot|could_not|not_able_to|unable_to|not_know_how_to|not_know_how_i|not_know_how_much_longer|not_want_to|not_think_i_can|not_sure_i_can|not_have_the_strength_to|not_have_it_in_me_to|not_know_if_i_can|not_know_how_long|too_tired_to|not_strong_enough_to|never ~2 <bear> ~1 anymore|any_longer|much_longer|forever|longer|another_day|$
    cannot|could_not|not_able_to|unable_to|not_know_how_to|not_sure_i_can|too_tired_to ~2 do_it anymore|any_longer|much_longer|longer|forever|another_day
    cannot|not ~2 take|bear|stand|face|do|live|handle|survive|manage|get_through ~2 anymore|another_day|another_night|any_longer|another_week|another_year|another_month|much_longer|tomorrow
    cannot|not see|find|think_of|know|have ~2 way ~1 out|forward|through|on|past|back|round
    no|not_any ~1 way|other_way|way_out|way_forward|exit|escape ~1 out|forward|on|through|for_me|$
    only ~2 way ~1 out|it_ends|to_make_it_stop|to_stop|i_see|left|forward|this_stops|to_stop_this
    there is|was no|only_one way ~1 out|forward|back|way_out
    no way out
    <tired> ~1 of|with ~2 living|life|being_alive|existing|existence|being_here|fighting|everything|trying|waking|waking_up|being_me|being_a_person|being_alone|being_strong|breathing|surviving|this_life|holding_on|pretending|my_life|carrying_on|the_fight|feeling_this_way|hurting|being_in_pain|it_all|all_of_it|all_of_this|going_on|being_a_person|this_world|hanging_on
    <tired> ~1 to ~1 keep_going|go_on|fight|live|carry_on|exist|keep_living|keep_fighting|hold_on|keep_trying|continue
    had|have enough ~2 of ~2 life|living|everything|this_life|this_world|being_alive|it_all|existing|all_of_it
    <i> ~2 had|have enough $
    <i> ~1 am|give|gave|given|giving|gave_up|want_to ~1 up|give_up|done|giving_up $
    <i> ~1 am done $
    given|give|giving|gave up ~1 on|trying ~2 life|everything|living|myself|hope|it_all|being_happy|happiness|getting_better|the_future|trying
    no|not_any|not ~2 fight|strength|energy|spark|hope|will ~2 left ~2 in_me|to_fight|to_live|inside|for|$
    nothing|no ~1 fight|strength|energy|hope|left ~1 left|in_me|to_give|inside|in_the_tank
    end|edge|breaking|snapping of|point ~1 my ~1 rope|tether|point
    holding|hanging|clinging on|by ~3 thread|threads|fingertips|fingernails|barely
    thread ~3 hanging|holding
    cannot keep ~3 alive|living|breathing|existing|going|doing
    why ~2 bother|keep|go|carry|am_i|try|get_up|stay|fight|continue ~2 living|going|on|alive|here|trying|waking|breathing|fighting|up|doing_this
    why ~1 am|was|do|should i ~1 alive|here|exist|born|bother|live|keep|carry|still_here
    feel_like|want_to|ready_to|going_to|wanting_to|about_to ~1 giving_up|give_up $
    reached|at|near the end $
    barely ~1 hanging|holding|coping|surviving|alive|functioning
    losing|lost|lose ~1 will to go_on|keep_going|carry_on|keep_living
    hard|harder|struggle|struggling|difficult ~3 stay|keep|remain|be|find_reasons|staying|find_a_reason ~2 alive|safe|here|living|to_live|to_stay|going
    surviving|existing ~1 not living
    not feel ~1 safe ~3 myself|alone|tonight
    scared|afraid|frightened|worried|terrified ~4 what_i|of_what_i|i_will|i_might|myself|of_myself|i_would ~3 do|hurt|to_myself|tonight|alone|something
    do|doing|done something|anything ~2 stupid|silly|to_myself|i_cannot_take_back|drastic
    lost all? ~1 hope|reason|desire
    have|am|has|is|been lost|losing ~1 will to live
    not ~1 long|much_longer|much_time left
    over for me
    let|letting go ~1 of ~1 everything|life|it_all
    want|time|ready|easier|okay to let_go|give_up|give_in
    `,
  ),
  ...patternsOf(
    'farewell',
    1,
    `
    goodbye ~1 everyone|all|world|to_everyone|my|and|to_you_all|to_all|cruel|friends|family|life|to_my|then|for_good|forever
    say|saying|said|says|send|sending|sent ~2 goodbye|goodbyes ~5
    my ~1 last|final ~1 message|post|entry|goodbye|letter|words|page|note|time|text|birthday|christmas|summer|winter|spring|diwali|eid|new_year|term|year
    this|these|here|maybe|probably|be ~3 last|final ~1 entry|page|message|post|birthday|christmas|words|letter|time_you|diwali
    by ~2 time ~3 read|reading|find ~1 this ~6 gone|be|dead|late|free|not|over|no
    if ~2 reading|read|find|finds|found|reads this ~8 gone|sorry|love|dead|blame|know|too_late|fault|happened|please|look_after
    not have to|need_to ~1 worry|bother|deal|put_up|care|look_after|carry ~3 me ~2 anymore|much_longer|soon|longer|after
    will not|wont ~1 be ~2 bother|burden|problem|around|here|nuisance|trouble|in_your_way|much_longer ~3 anymore|much_longer|for|by|next|soon|to_see|tomorrow|when|$
    will not|never ~2 be ~1 here|around|alive|there ~1 to|for|by|anymore|next|soon|when|come|tomorrow|at ~4
    not be ~1 around|here ~2 much_longer|for_long|forever|next|by|to_see|for|when|anymore|come|tomorrow
    not need|needing ~3 anymore|where_i_am_going|where_i|after|much_longer|soon
    soon ~4 over|quiet|peace|gone|free|matter|stop|not|rest|end
    look|looking|care|take_care|feed|be_good after|for|of|to ~3 when|once|after|if ~1 i ~1 am|not|go ~1 gone|here|around|not
    promise ~3 look after
    gave|giving|given|give|gifted|handed|sorted|sorting|packed|labelled|boxed ~1 away? ~3 things|stuff|belongings|clothes|books|records|guitar|jewellery|collection|possessions|everything|plants|passwords ~4 away|not_need|need|gone|after|who|easier|because|want_them|anyone
    affairs ~1 in order
    put|putting|getting|got|get|set|sorted|sorting|tidy|tidied|tidying ~2 affairs|passwords|my_will|the_paperwork|papers|bank_details|insurance
    passwords ~6 find|know|drawer|gone|need
    sorry ~2 for ~2 everything|what_i|it_all|leaving|the_mess|what_is ~6
    sorry ~2 everyone|to_everyone|everything|mother|father|kids
    thank|thanks you? ~2 for ~1 everything ~3
    tell ~2 i ~2 loved|love|sorry
    tell|know|remember ~4 i loved|always_loved|tried
    you|they|nobody|everyone will not|never ~1 see|hear_from|find me ~1 again|anymore|$
    you|they|nobody will ~1 see|hear_from|find me ~1 again|anymore
    not have to|need_to ~1 see|hear|look_at|think_about me|from_me ~1 anymore|again|$
    not bother|burden|annoy|worry ~1 anyone|you|anybody|them|people ~1 anymore|again|$
    not coming back $
    i|will ~4 not come back $
    not cry|be_sad|mourn|grieve ~2 for_me|when_i|over_me|too_long
    when|once|after i am gone
    sorry ~~6 goodbye
    goodbye ~~3 i love
    this|it is goodbye
    goodbye and thank
    made up my mind ~~6 peace|calm|free|lighter|quiet
    left|leaving ~1 instructions
    this|it ~1 will ~1 all? be over soon
    you|they will understand ~1 soon|later|one_day|then|why|when
    you ~1 all? ~2 not ~1 your|their|anyone|my|her|his fault
    not|nobody ~2 blame|fault ~2 yourself|yourselves|for_this|is_to_blame|myself|themselves
    see you|them|her|him|dad|nan|father|mother ~3 other_side|heaven|next_life|another_life|soon_mother|soon_nan|soon
    next life|lifetime
    not buy|get|bother|plan|booked|book|order|renew ~6 not ~2 be_here|here|around
    made|making ~2 peace ~2 with|it|decision
    decided ~2 peace|calm
    peace|calm|relieved|lighter|free ~4 decided|decision|made_up_my_mind|know_what
    `,
  ),
  ...patternsOf(
    'hopeless',
    1,
    `
    not|never|no|nopoint|without|hardly|lost|little ~2 point ~2 in|to|of|anymore|going|living|trying|me|being|$
    nopoint ~2 living|going|trying|me|anything|being|in|to|anymore|carrying|existing|waking|any|$
    what is|was|would_be ~1 point ~4 living|going|trying|me|anything|anymore|any|it_all|everything|life|being|alive|carrying|existing|waking|getting|of_me|all|tomorrow|of_it|$
    not see|seeing ~1 point
    nothing ~3 to|worth ~1 live|look_forward|living|stay|get_up|wake_up|hope|fight|go_on|look_forward_to|keep_going ~1 for|to|anymore|$
    nothing ~1 left ~1 for_me|to_live|to_lose|to_give|to_hope|worth|inside|here|in_me|of_me|to_say|$
    no|not_a|not_any|not_one|without|run_out_of|out_of|cannot_find|not_have|not_find|not_see|lost_my|lost_every|every|single ~2 reason|reasons ~1 to|for|left|not ~2 live|go_on|living|be_here|stay|alive|wake|get_up|exist|continue|keep|carry_on|be_alive|to|staying|breathing|left|being|getting|try
    no|not_a|not_any|not_have_a|not_see_a|no_more|cannot_see_a|cannot_imagine_a|cannot_picture_a|without|there_is_no ~1 future ~2 for_me|ahead|here|left|anymore|$
    no|not|cannot ~3 see|picture|imagine ~3 future|tomorrow|next_year|getting_better|happy|old|thirty|forty
    future ~3 <pointless>|black|blank|dark|empty|bleak|scares|wall
    nothing|it|things|this|life|anything|none_of_it|i|nothing_will|pain ~1 will|is|is_going_to|are|am|can|would|going_to|ever|does ~1 never|not|ever ~1 get|getting|be|change|changes|changing|improve|stop|end|go|going ~1 better|different|okay|happy|change|away|stop|normal|right|better_for_me|$
    nothing|never|not ~2 get|gets|getting|got ~1 better
    nothing|never ~2 change|changes|improves|improve|helps|help|works|work ~1 anymore|ever|me|$
    never|not ~2 be|feel|get ~1 happy|okay|better|well|normal|whole|loved|alright ~1 again|$
    always|forever ~2 feel|be|hurt ~2 like_this|this_way|alone
    life|living|everything|existence|existing|my_life ~2 is|feels|seems|felt|has_become|feel|was|not ~2 <pointless>|<worth>
    not ~2 <worth> ~1 anymore|$
    life ~3 not ~1 worth
    is|was|if life|it worth ~1 living
    <i> ~3 am|feel|felt|feeling ~2 <badly>
    <badly> ~3 always|forever|every_day|months|years|no_way
    no|lost|without|not_have|not_any|given_up|all|out_of|abandoned|losing|running_out_of ~2 hope ~1 left|anymore|for_me|at_all|of|$
    this|it|pain is|will never going_to? ~1 end|stop|change|get_better|be_over
    will feel|be like this $
    life ~1 has no|lost_its|lost_all meaning|purpose|point|value
    what ~2 have ~2 to live for
    is|was there ~1 point ~2 living|in|to|going|me|anymore|$
    hope ~2 gone|left_me|ran_out|died|is_for|dead|run_out
    no light ~5 tunnel|end
    not see|seen|find ~2 light ~5
    light ~3 tunnel ~3 gone|out|train|not|never|off|no
    my life|existence|my_existence has|have|had no meaning|purpose|value|worth|future
    i have no future
    no future $
    cannot|not ~1 see|imagine|picture ~2 being|be|me alive
    feel|feeling ~2 already dead
    hope|hoping|wish ~2 plane|flight|train|car|boiler|ship ~2 goes|go|went|crashes|crash|explodes|sinks ~1 down|off|$
    nothing matters|mattered|means|feels|makes|brings ~3 anymore|sense|anything|joy|real|$
    nothing|not ~1 matters|matter ~1 anymore|$
    not ~1 matter|care ~1 what_happens|whether_i|if_i ~2 to_me|live|wake|die|anymore|make_it
    not care ~1 what|if|whether ~2 happens|i ~2 me|live|wake|anymore|make
    not ~2 look|looking forward to ~1 anything ~2 anymore|$
    beyond help|saving|repair|fixing|hope
    cannot be fixed|saved|helped
    nobody|nothing ~1 can|will ~1 help|save|fix ~1 me
    too ~1 broken|damaged|far_gone|late ~3 fix|fixed|help|saved|for_me|change|repair
    too broken|damaged|far_gone
    failed|failure ~2 at ~1 everything|life|living|being
    hate|despise|loathe ~1 myself|my_life|existing|being_me|my_existence|waking_up much|more|anymore|and|$
    everything ~2 is|feels|has_gone|gone|turned ~1 black|dark|grey|pointless|meaningless|ruined|ash
    numb|empty|hollow|dead ~2 inside|for|all ~3 months|weeks|years|time|anymore|$
    trapped ~4 no|cannot|never|life|forever|out
    darkness|void|black_hole|dark_place|emptiness|abyss|blackness|pit ~3 swallow|swallowing|pulling|closing|winning|never|no|me|inside|cannot
    same ~3 every_day ~4 forever|until|till|rest
    `,
  ),
]

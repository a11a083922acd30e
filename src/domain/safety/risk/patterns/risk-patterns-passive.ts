import { patternsOf, type RiskPattern } from './risk-pattern.ts'

/** Not being there any more, told as what would be no loss, and a life that is told as over. */
export const passivePatterns: readonly RiskPattern[] = [
  ...patternsOf(
    'asleep',
    1,
    `
    <want> ~2 not to? ~1 be ~1 there|here in_the_morning|tomorrow|by_morning
    sorry|disappointed|sad ~1 to see ~1 ceiling|morning|light|day ~1 again
    `,
  ),
  ...patternsOf(
    'gone',
    1,
    `
    <want> ~3 be ~1 switched|turned|shut off
    wish|want|like ~3 unplugged|deleted|erased|rubbed_out|snuffed_out
    `,
  ),
  ...patternsOf(
    'welcome',
    1,
    `
    not mind|care|fuss ~3 if|whether ~3 tonight|today|this ~2 last|over|end
    i ~2 not even? duck|swerve|flinch|dodge ~1 if|$
    if ~6 i ~2 not even? duck|swerve|flinch|dodge|step_aside
    hope|hoping|want|wish|glad ~4 scan|biopsy|test|results|operation|anaesthetic|stroke ~5 worst|cancer|wrong|bad|not_be_treated|cannot_be_treated|big_one|last|for_good
    put|putting me under ~6 for_good|not_wake|stay_under
    wish|should|could ~4 been me and|not|instead
    `,
  ),
  ...patternsOf(
    'burden',
    1,
    `
    happier|better|easier ~4 if i had never ~1 been
    nice|better|happier|easier ~1 life|lives|time without me
    save|spare ~1 everyone|them|everybody|family ~1 bother|trouble|cost
    `,
  ),
  ...patternsOf(
    'farewell',
    1,
    `
    remember me ~2 nice|kindly|fondly|happy|laughing|well
    will not|not ~1 be? ~1 need|needing ~3 where_i_am_going|after_that
    for ~1 after ~3 i_am_gone|i_am_not_here|when_i_am_not
    by ~2 time ~3 come_up|bloom|flower|grow ~3 understand|know|see
    thank|thanks ~5 been ~1 kind|good to me ~3 all|everyone|goodbye|signing
    `,
  ),
  ...patternsOf(
    'hopeless',
    1,
    `
    no version of ~1 this|it|life|me
    come|got|reached ~2 end of ~2 what i ~1 can
    nothing ~1 good ~3 come|comes|happen|happens|happened|left ~3 me|anymore|again|$
    everything|life ~6 is already over
    past mending|repairing|fixing|saving|helping
    broken for_good|for_ever|forever|for_life
    nothing left ~2 get_up|stay|wake|live for
    no help ~1 left? for me
    nobody|no_one ~1 is coming ~2 for_me|to_help|$
    `,
  ),
]

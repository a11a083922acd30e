/** Words for feelings that weigh. Folded. */
export const heavyFeelings: ReadonlySet<string> = new Set(
  `sad sadness lonely loneliness anxious anxiety afraid scared frightened fear ashamed shame guilty guilt angry anger
  furious exhausted tired weary empty numb hopeless overwhelmed worried worry jealous envious hurt bitter lost stuck
  restless grief grieving broken miserable frustrated resentful helpless worthless panic panicked dread stressed
  depressed disappointed embarrassed irritated homesick heartbroken unhappy upset drained insecure trapped`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words for feelings that lift. Folded. */
export const lightFeelings: ReadonlySet<string> = new Set(
  `happy glad calm relieved proud grateful content hopeful excited peaceful joy joyful rested amused delighted curious
  cheerful thankful loved safe playful eager inspired`
    .split(/\s+/)
    .filter(Boolean),
)

/** Things beside which nothing is said lightly. Folded. */
export const heavyThings: ReadonlySet<string> = new Set(
  `died death dead dying funeral cancer miscarriage divorce diagnosis accident suicide abuse
  assault fired bankrupt eviction overdose relapse hospice burial`
    .split(/\s+/)
    .filter(Boolean),
)

/** What a message says while a talk is in danger, the gravest first; of a message as `plainAnswer` gives it. */
export const answersToDanger = {
  done: /\b(?:i(?:'ve| have)? (?:just |already )?(?:took|taken|swallowed|drank|drunk)|(?:took|taken|swallowed) (?:them|it|all|some|the|too many|\d+)|overdos\w*|i(?:'m| am)? (?:bleeding|cut myself)|i did it)\b/,
  means:
    /\b(?:(?:have|got|holding|hold|keep|kept) (?:them|it|one|some|enough|the|a|my)\b.*|(?:they|it)(?:'s| is|'re| are) (?:right )?(?:here|next to|in front|beside|on the|in the|in my)\b.*|pills?|tablets?|meds|knife|knives|blade|razor|rope|gun|belt)\b/,
  where:
    /^(?:i'?m |i am |we'?re |still |just |alone )*(?:in|on|at|by|near|outside|under|up|behind|home|upstairs|downstairs|nowhere)\b|\b(?:bridge|roof|tracks|platform|station|cliff|balcony|bathroom|car park|river)\b/,
  no: /^(?:no|nope|nah|not really|not|i'?m not|i am not|don'?t know|not sure|idk|i don'?t think so)\b/,
  yes: /^(?:yes|yeah|yep|ok|okay|i think so|sure|fine|maybe|i guess)\b/,
  who: /\b(?:are you (?:there|real|human|a person|a bot|listening)|who (?:are you|knows|reads)|will you (?:tell|call|help)|did you (?:tell|call)|(?:tell|call) (?:some(?:one|body)|any(?:one|body)|my|the police))\b/,
  wordless: /^[^\p{L}\p{N}]*$/u,
} as const satisfies Readonly<Record<string, RegExp>>

/** Their names, in their order. */
export const answerKinds = ['done', 'means', 'where', 'no', 'yes', 'who', 'wordless'] as const

/** In lower case, with plain apostrophes and single spaces. */
export const plainAnswer = (message: string): string =>
  message.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()

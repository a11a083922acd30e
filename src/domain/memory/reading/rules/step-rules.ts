import { type FactRule, rule } from './fact-rule.ts'

/** Steps of a life that many tell in the same few words. */
export const stepRules: readonly FactRule[] = [
  // 'Niamh passed!', 'passed her silver seal', 'passed ISTQB on Saturday'.
  rule(
    'passed',
    'once',
    /^passed(?:(?=!|[.,;] ?|$| (?:yesterday|today|on \w+day|at last|first (?:time|go))\b)| (?!(?:her|him|them|me|my) (?:the|an?|my|blood|time|day|word|shop|house|plate|phone|hat|note)\b)(?:(?:her|his|my|their) (?:[\p{L}\d-]{1,20}(?: [\p{L}\d-]{1,20}){0,2})|(?=\p{Lu}[\p{L}\d]*(?:\p{Lu}|\d))[\p{L}\d]+)(?=[.,;!)]|$| (?:on|today|yesterday|last|at|with|in|this|and)\b))/u,
  ),
  rule(
    'work',
    'begins',
    /^started (?:with (?:us|\p{Lu}\p{L}+ (?:\p{Lu}|on \p{Lu}))|(?:the|a|an|her|his|my) (?:[\p{L}-]+ ){1,2}course\b|(?:trombone|piano|violin|cello|guitar|drums|flute|trumpet|clarinet|harp|fiddle|cornet)\b)/u,
  ),
  rule(
    'work',
    'begins',
    /^(?:been|was|got) (?:given (?:a|an|the|her|his|my) (?:\p{L}+ )?(?:job|post|position|contract|role|title|drum|solo)|made (?:a |an |the |up to )?(?:senior|partner|manager|captain|deputy|permanent|full-time|team leader))\b/iu,
  ),
]

/** Words that carry grammar only. They are never indexed. Contractions are told by their apostrophe instead. */
export const stopwords: ReadonlySet<string> = new Set(
  `a about above after again against all also am an and any are as at be because been before being below between
  both but by can cannot could did do does doing done down during each either else ever every few for from further
  get gets got had has have having he hence her here hers herself him himself his how however i if in into is it its
  itself just like many may me might mine more most much must my myself neither no nor not now of off often on once
  one only onto or other others ought our ours ourselves out over own per perhaps quite rather really same shall she
  should since so some still such than that the their theirs them themselves then there these they this those though
  through thus to too under until up upon us very was we well were what when where whether which while who whom whose
  why will with within without would yes yet you your yours yourself yourselves yeah ok okay oh hm hmm`
    .split(/\s+/)
    .filter(Boolean),
)

/**
 * Words that nearly every journal holds: they are indexed, and say little about whether two passages are related.
 * Folded, not stemmed; `weakStems` in the search index stems them.
 */
export const everydayWords: readonly string[] =
  `able actually afternoon ago almost alone already always another anymore anyone anything anyway around asked ask
  away awake back bad bed began begin best better big bit bought bring brought busy buy call called came care change
  clean close cold come coming country cup course day days decide decided different difficult dinner eat eaten ate
  early easy else end enough entire entry especially etc evening eventually everybody everyone everything exactly
  eye face fact fall far fast feel feeling feels felt fell find fine first five food forget forgot forward found four
  free friend friends front full fun gave give given glad go goes going gone good great guess guy half hand happen
  happened happening happy hard head hear heard help high hold home honest honestly hope hour hours house hurt idea
  instead job keep keeps kept kid kind knew know known knows large last late later least leave left less let life
  light line little live lived long longer look looked looking looks lot love loved made maybe make makes making man
  mean means meant mind minute minutes moment month months morning move moved name near need needed needs never new
  next nice night noon nobody none nothing notice noticed number old open opened page part past people person place
  plan play point possible pretty probably problem put question quick quiet rang ran ready real realise realised
  realize realized reason remember rest right room run sad said sat saw say saying says second see seem seemed seems
  seen sense set shall short show side sit sitting six sleep slept slow small somebody someone something sometimes
  somewhere soon sorry sort sound sounds spend spent stand start started stay stayed stood stop stopped stuff sure
  take taken takes taking talk talked talking tell ten thank thanks thing things think thinking thinks third thought
  thoughts three till time times tired today together told tomorrow tonight took top toward towards tried true try
  trying turn turned two understand use used usual usually wait waiting wake walk want wanted wants watch way week
  weekend weeks went whatever whole wish woke woman wonder word words work worked working world worry write writing
  wrong wrote year years yesterday young monday tuesday wednesday thursday friday saturday sunday january february
  march april june july august september october november december journal`
    .split(/\s+/)
    .filter(Boolean)

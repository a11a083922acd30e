/** Words that several rules of facts are put together from, as parts of regular expressions. */
export const part =
  '(?:hip|leg|arm|wrist|ankle|foot|knee|collarbone|nose|elbow|toe|finger|shoulder|rib|back)s?'
export const study =
  '(?:school|university|uni|college|nursery|kindergarten|preschool|daycare|reception|sixth form|(?:primary|secondary|high|middle|grad|graduate|art|music|law|medical|night|drama) school)'
export const home = '(?:flat|house|cottage|apartment|room|bungalow|studio|farm|place|caravan)'
export const post =
  '(?:job|post|position|promotion|part|role|place|apprenticeship|scholarship|internship|contract|placement|residency|fellowship|gig|tenure)'
/** A place that people run. */
export const business =
  '(?:shop|café|cafe|bakery|business|farm|pub|bar|restaurant|garage|gallery|studio|school|nursery|company|firm|hotel|guesthouse|b&b|kennels|salon|bookshop|food truck|stall|workshop|brewery|vineyard|campsite|charity|clinic|practice)'
export const number =
  '(?:\\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w{3,5})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|a hundred)'
export const ailment =
  "(?:type (?:1|2|one|two) diabetes|diabetes|(?:\\w+ )?cancer|dementia|alzheimer['’]s|parkinson['’]s|asthma|epilepsy|depression|arthritis|shingles|pneumonia|covid|long covid|the flu|adhd|autism|endometriosis|multiple sclerosis|lupus|crohn['’]s|coeliac disease|psoriasis|migraines|high blood pressure|a heart condition|angina|macular degeneration|glaucoma|cataracts|leukaemia|leukemia|lymphoma|melanoma|bipolar|ocd|ptsd|anorexia|bulimia|gout|copd|emphysema|sciatica|tinnitus|anaemia|osteoporosis|chickenpox|measles|tonsillitis|appendicitis|kidney stones|sepsis)"
export const trade =
  '(?:nurse|teacher|doctor|midwife|joiner|carpenter|plumber|electrician|baker|butcher|cook|chef|driver|librarian|lawyer|solicitor|engineer|architect|gardener|farmer|painter|potter|musician|pianist|cellist|violinist|writer|poet|journalist|photographer|programmer|developer|accountant|vet|dentist|pharmacist|physio|physiotherapist|surgeon|paramedic|firefighter|policeman|policewoman|soldier|sailor|pilot|priest|vicar|rabbi|imam|student|apprentice|widow|widower|vegetarian|vegan|carer|social worker|translator|tailor|accountant|actor|actress|artist|astronomer|biologist|bookseller|bricklayer|builder|cabinetmaker|caretaker|cashier|chemist|civil servant|cleaner|coach|composer|consultant|counsellor|dancer|decorator|designer|editor|estate agent|filmmaker|florist|geologist|historian|illustrator|interpreter|janitor|jeweller|joiner|judge|landscaper|lecturer|lifeguard|locksmith|machinist|magistrate|masseur|miner|nanny|nun|nutritionist|optician|optometrist|orthodontist|paediatrician|paralegal|philosopher|physicist|plasterer|playwright|police officer|porter|postwoman|printer|prison officer|probation officer|producer|professor|psychiatrist|psychologist|psychotherapist|publisher|radiographer|ranger|realtor|receptionist|referee|reporter|researcher|retired \\w*(?:er|or|ist|ian|man|woman|nurse|guard|vet|chef|cook|clerk|pilot|judge|priest|vicar|surgeon|mechanic|secretary)|roofer|salesman|saleswoman|scaffolder|sculptor|seamstress|secretary|security guard|shepherd|shopkeeper|singer|sociologist|statistician|stonemason|surveyor|teaching assistant|technician|therapist|tiler|tour guide|truck driver|trucker|undertaker|upholsterer|veterinarian|watchmaker|weaver|hairdresser|barber|waiter|waitress|barista|bus driver|postman|electrician|mechanic|welder|fisherman|beekeeper|grandmother|grandfather|father|mother|dad|mum)'
export const be = "(?:is|am|are|'s|’s|['’]?m|'re|’re)"
export const own = '(?:my|her|his|their|our|the|a|an)'
/** Something of one's own that may be sold. */
export const ownable =
  /\b(?:house|flat|car|van|truck|jeep|pickup|motorbike|scooter|bike|bicycle|boat|dog|puppy|cat|kitten|horse|piano|guitar|cello|violin|trombone|trumpet|allotment|camper|caravan)\b/i
/** 'has been', shortened or not, with light words. */
export const been = "(?:has|have|['’](?:s|ve)) (?:now |only |already |both |all )?been"
/** How many, in figures or words. */
export const amount =
  '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy)(?:-\\w{3,5})?|several|many|some|a (?:few|couple of))'
/** A name, with or without a title or 'my'. */
export const named = '(?:(?:my|her|his|our|the) )?(?:\\p{Lu}\\p{L}+|[a-z]{3,12})'
/** What is taught. */
export const subject =
  '(?:french|german|spanish|english|welsh|irish|italian|latin|russian|chinese|japanese|maths?|mathematics|physics|chemistry|biology|science|history|geography|music|art|drama|pe|games|yoga|pilates|dance|ballet|swimming|piano|violin|cello|guitar|the (?:piano|violin|cello|guitar|flute|drums|harp|fiddle|banjo|organ|trumpet|cornet|accordion)|fiddle|singing|drums|harp|primary|reception|infants|children|adults|evening classes|law|nursing|economics|philosophy|philosophy|computing|cookery|pottery|carpentry|the licence course)'
/** What somebody is to whom one has to do with: 'my new boss', 'the caretaker'. */
export const ownRole =
  '(?:(?:my|our|the) (?:new )?|new )(?:(?!and|or|of|with)\\w+ )?(?:boss|manager|neighbour|neighbor|flatmate|roommate|housemate|teacher|advis[eo]r|supervisor|instructor|doctor|colleague|head|headmaster|headmistress|therapist|counsellor|landlord|landlady|apprentice|caretaker|midwife|conductor|priest|vicar|minister|foreman|coach|trainer|physio|dentist|vet|librarian|director|organist|surgeon|consultant|nurse|carer|tenant|lodger|trainee|captain|tutor|mentor|deputy)'

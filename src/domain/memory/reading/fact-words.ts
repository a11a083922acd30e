/** Words that several rules of facts are put together from, as parts of regular expressions. */
export const part =
  '(?:hip|leg|arm|wrist|ankle|foot|knee|collarbone|nose|elbow|toe|finger|shoulder|rib|back)s?'
export const study =
  '(?:school|university|uni|college|nursery|sixth form|art school|music school|law school|medical school)'
export const home = '(?:flat|house|cottage|apartment|room|bungalow|studio|farm|place|caravan)'
export const post =
  '(?:job|post|position|promotion|part|role|place|apprenticeship|scholarship|internship|contract)'
export const number =
  '(?:\\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w{3,5})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|a hundred)'
export const trade =
  '(?:nurse|teacher|doctor|midwife|joiner|carpenter|plumber|electrician|baker|butcher|cook|chef|driver|librarian|lawyer|solicitor|engineer|architect|gardener|farmer|painter|potter|musician|pianist|cellist|violinist|writer|poet|journalist|photographer|programmer|developer|accountant|vet|dentist|pharmacist|physio|physiotherapist|surgeon|paramedic|firefighter|policeman|policewoman|soldier|sailor|pilot|priest|vicar|rabbi|imam|student|apprentice|widow|widower|vegetarian|vegan|carer|social worker|translator|tailor|hairdresser|barber|waiter|waitress|barista|bus driver|postman|electrician|mechanic|welder|fisherman|beekeeper|grandmother|grandfather|father|mother|dad|mum)'
export const be = "(?:is|am|are|'s|’s|'m|’m|'re|’re)"
export const own = '(?:my|her|his|their|our|the|a|an)'

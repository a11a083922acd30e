const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words of death, harm, their means and of despair: without one of them no sentence without a mention is weighed inside a page. */
export const graverWords: ReadonlySet<string> =
  setOf(`die died dies dying dead death deaths deid suicide suicidal kill killed killing kills  overdose overdosed overdosing od
 alive living live existing exist existence selfharm selfharmed selfharming harm harmed harming hurt hurting hurts cut cuts cutting carve carved slice
 sliced slicing slit burn burned burning burnt burns bleed bleeding bled blood blade blades razor razors knife knives scissors lighter scar scars wound
 wounds bruise bruises scratch scratched scratching sleeves wrist wrists thigh thighs vein veins pills pill tablets tablet meds medication paracetamol
 ibuprofen insulin morphine codeine bleach poison helium charcoal exhaust noose rope ligature gun guns pistol rifle shotgun revolver barrel
 bullet bullets trigger bridge cliff ledge railing rail parapet platform pier jump jumped jumping hang hanged hanging drown drowned drowning
 unalive ending ended goodbye goodbyes funeral grave coffin method whispers urge urges
 attempt attempted attempts relapse relapsed starve starving starved fasting purge purged purging purges laxatives vomit anorexia anorexic bulimia bulimic calories
 bones disappear vanish wake woke waking burden worthless hopeless pointless anymore worth nopoint point lethal  
 shoot shot stab stabbed stabbing choke choking punish punished suffocate swallow swallowed stash knot plaster plasters
 bandage bandages bandaged stitches compass blister bloody ward pumped binge binged throat weigh skinny`)

/** Those and words that danger shares with every day: without one of them no sentence is outright. */
export const dangerWords: ReadonlySet<string> = new Set([
  ...graverWords,
  ...setOf(
    `gone end voice voices hospital letter letters hung finish roof fingers means note notes plan threw forever peace tracks inflicted self`,
  ),
])

/**
 * Words of despair, of giving up and of leave-taking, and the helpers that are called for it: without a mention, a word of danger and one of these
 * nothing is weighed.
 */
export const despairWords: ReadonlySet<string> =
  setOf(`hope hopes hoped hoping envy envied envies envious forgive forgiven farewell bye soon needing needed reason reasons purpose
 meaning fault trapped weary exhausted empty emptiness numb useless failure disappointed disappointment bother trouble easier peaceful rest road roads exit
 way leave leaving left gave give giving passwords hymns lilies ashes heaven hell lord god earth world universe afterlife turbulence lump tumour anaesthetic
 coma comas scarred bruises punishing vanished invisible unseen miss missed notice noticed anyone nobody everyone final finally over ends future ahead forward
 forever ever everything nothing matter matters mattered kissed blessed hugged remember life lives lifetime born ghost broken ruined beyond unbearable bear alone lonely
 deserve deserves carry existence rehomed deleted cancelled labelled sooner purposely thinner commanding orders ordering commands childline samaritans helpline
 crisis unfriended belongings keepsake lifeless wasted tired sleep asleep better change changes changing stop stopped eat eating eaten ate kilos cals disgusting tomorrow mornings closed careful safe save saved`)

/** The same in several words. */
export const despairPhrases =
  / (?:without me|after me|for good|not long|not here|not there|not around|no (?:way|light|point|reason|future|tomorrow|after)|me gone|is me|free of me|my turn|took me|take me|carry me|comes for me|go home|going home|signing off|logging off|see (?:another|next) \w+|want to stay|here (?:any)? ?longer|cannot (?:go on|face|carry on)|go on like|my absence|good bye|the river|the tracks|the cliffs?|the edge|the quarry|do it) /

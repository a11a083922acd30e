const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words of death, harm, their means and of despair: without one of them no sentence without a mention is weighed inside a page. */
export const graverWords: ReadonlySet<string> =
  setOf(`die died dies dying dead death deaths deid suicide suicidal kill killed killing kills myself overdose overdosed overdosing od
 alive living live existing exist existence selfharm selfharmed selfharming harm harmed harming hurt hurting hurts cut cuts cutting carve carved slice
 sliced slicing slit burn burned burning burnt burns bleed bleeding bled blood blade blades razor razors knife knives scissors lighter scar scars wound
 wounds bruise bruises scratch scratched scratching sleeves wrist wrists thigh thighs vein veins pills pill tablets tablet meds medication paracetamol
 ibuprofen insulin morphine codeine bleach poison helium charcoal exhaust noose rope ligature gun guns pistol rifle shotgun revolver barrel
 bullet bullets trigger bridge cliff ledge railing rail parapet platform pier jump jumped jumping hang hanged hanging drown drowned drowning
 unalive ending ended goodbye goodbyes funeral grave coffin method whispers urge urges
 attempt attempted attempts relapse relapsed starve starving starved fasting purge purged purging purges laxatives vomit anorexia anorexic bulimia bulimic calories
 bones disappear vanish wake woke waking burden worthless hopeless pointless anymore worth nopoint point lethal  
 shoot shot stab stabbed stabbing choke choking punish punished suffocate swallow swallowed stash knot skin arm arms legs plaster plasters
 bandage bandages bandaged stitches compass blister bloody ward pumped binge binged throat weigh skinny`)

/** Those and words that danger shares with every day: without one of them no sentence is outright. */
export const dangerWords: ReadonlySet<string> = new Set([
  ...graverWords,
  ...setOf(
    `gone end voice voices hospital letter letters hung finish roof fingers means note notes plan threw forever peace tracks inflicted self`,
  ),
])

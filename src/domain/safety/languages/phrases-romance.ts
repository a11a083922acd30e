import type { DangerPhrases } from './danger-language.ts'
import { words } from './phrases-words.ts'

/** To live here, with somebody, without something: no wish to die. */
const frenchPlace =
  "(?! (?:plus |encore )?(?:ici|avec|chez|comme|au?x?[ -]|a |dans|en |la-bas|la$|seule?s?|ensemble|ca|cela|sous|sans|loin|pres|sur|de(?! ce monde)|d'|du|des|ma |le |les |une? |ce(?! monde)|cette s|parisienne|active))"
const frenchSelf =
  "me (?:suicider|pendre(?! au)|flinguer|buter|foutre en l'air|noyer(?! dans (?:le|un)| sous)|supprimer|defenestrer|immoler|scarifier|mutiler|taillader|tirer une balle(?! dans le pied)|(?:planter|enfoncer) un couteau|donner la mort|laisser mourir|(?:jeter|balancer|foutre|fiche) (?:sous(?! la (?:douche|couette))|d'un|du (?:pont|toit|haut|balcon|\\d)|par la fenetre|devant|dans le vide|sur les rails)|(?:ouvrir|couper|tailler|trancher) (?:les|le|mes) (?:veines?|bras|poignets?|cuisses?|avant-bras))|m'(?:ouvrir les|oter la|enlever la|immoler|empoisonner|automutiler)"
const frenchWill =
  '(?:veux|voudrais|voulais|vais|dois|peux|pourrais|penser?|pensais|songer?|songeais|envies?|voulu|decidee?|essayer?|tenter?|idees?|point|intention|prevu|preparer?|compte|reve|rever|besoin|prete?|maniere|facon|moyens?|comment|autant|cherche|hesite|planifie|imaginer?|aimerais|prefere|risque|peur|continuer?|recommencer?|arreter?|capable|^)'

export const french: DangerPhrases = {
  marks:
    words(`je j'* jai jme jveux jvais jpeux jen envie envies mettre m'oter vivre suicidaire suicidaires mieux tuer suicider pendre
    pense idee idees aucune mourir crever mort morte meure disparaitre naitre exister scarifie scarifier scarifiee taillad* veines jours d'adieu d'adieux
    reveiller mutiler cachets sauter blesse soulagement vecue vaut n'a`),
  said: [
    "(?:(?:(?<=je (?:ne )?)|j)(?:veux|veu|voudrais|voulais|souhaite|souhaiterais|prefer\\S+|desire|reve de|merite de|devrais|dois|pouvais|pourrais)|aimerais|j'aurais (?:voulu|prefere)|j'ai voulu|envies?(?: folle)? de|hate de|besoin de|autant|si seulement|laissez?[- ]moi|(?:ferais|vaut|vaudrait) mieux(?: de)?) (?!(?:voir|faire|laisser|le|la|les|qu[ei'])(?: |$))(?:~)(?:mourir|crever|etre morte?|(?:arreter|cesser) (?:de vivre|d'exister)|disparaitre (?:pour (?:de bon|toujours)|a (?:tout )?jamais|de (?:cette|ce|la surface)|definitivement|completement))(?! (?:de |d'|a (?:\\S+ )?ans|vieux|vieille|(?:plutot )?que (?!de (?:continuer|vivre|rester|souffrir)|continuer|vivre|souffrir)))",
    `${frenchWill} (?:~)(?:(?:a |de )?${frenchSelf}|(?:a |de )?me (?:tuer(?! (?:a|au) )|faire (?:~)(?:du mal|mal (?:expres|volontairement))|couper(?: |$)(?!(?:les cheveux|les ongles|le|la|en|de|du|une?) ?)))`,
    `failli (?:${frenchSelf})|(?:a |de |pour )?me suicider|(?:a |de |pour )(?:me tuer(?=$|,)|me pendre(?! au))|m'oter la vie`,
    '(?:(?<=je )|j)(?:vais )?me (?:suicide|tuera[is]+|bute|flingue|pends|tue(?= (?:ce|cette|demain|bientot|maintenant|et|si|apres|avant)|$|,)|(?:suis )?(?:~)(?:scarifi|mutil|taillad|automutil)|coupe (?:expres|pour|quand|depuis|encore|tous|toutes|la peau)|brule (?:expres|la peau|avec des? (?:cigarette|clope|briquet)|pour)|(?:griffe|mords|frappe|cogne|blesse) (?:~)(?:jusqu|expres|volontairement|pour me punir|contre le mur))(?! (?:a|au) )',
    'me (?:suis )?(?:~)coupee? (?:les|mes|aux|le|un) (?:bras|veines|cuisses|poignets?|avant-bras)',
    "(?:(?<=je )|j)me (?:fais|suis (?:re)?fait|refais) (?:~)(?:du mal|mal (?:expres|volontairement|a moi|pour))|(?:auto-?mutil|scarifi)\\S* (?:m'aide|me (?:calme|soulage|manque))|mes (?:~)scarifications|(?:repris|ressorti|sors|ressors) (?:~)(?:lames?|cutter)",
    `(?:veux|vais|voudrais|voulais|dois|songer?|penser?|decidee?|prete?|envie|aimerais|comment|besoin|hate|voulu|prefere) (?:~)(?:d'|de |a )?en finir(?: (?:~)avec (?:la vie|ma vie|cette vie|tout|l'existence)(?![a-z])|(?=$|,| (?:ce soir|cette nuit|maintenant|une fois|pour|demain|mais|et|definitivement)(?! avec)|(?= vite(?:$|,))))`,
    '(?:mettre|mets|mettrai|mettrais) (?:~)(?:fin|terme|point final) a (?:mes jours|ma vie|cette vie|mon existence|tout (?:ca|cela)$|tout$)|en finir avec (?:la|ma|cette) vie(?![a-z])',
    '(?:idees?|pensees?|envies?|pulsions?) (?:~)(?:suicidaires?|de suicide|de mort)|suis (?:~)suicidaire|(?:(?<=je (?:ne )?)|j)(?:pense|repense|songe|reflechis|pensais) (?:~)(?:au|a mon) suicide|(?:penser|songer) (?:~)(?:au|a mon) suicide|mon (?:propre )?suicide',
    "le suicide (?:\\S+ ){0,5}(?:seule|unique) |le suicide (?:me|m') ?(?:semble|parait|tente|hante|obsede|attire)|(?<=j'?ai (?:\\S+ )?)fait (?:~)(?:tentative de suicide|ts(?= |$))",
    "(?:(?<=je )|j'?)(?:imagine|pense|reve|planifie|prepare|organise|visualise|souhaite|desire|attends|appelle|veux) (?:~)(?:a |de )?(?:ma (?:propre )?mort)|(?:souhaite|desire|attends|appelle|veux) la mort(?! (?:de|du|d'))|penser (?:~)a ma (?:propre )?mort|la mort (?:\\S+ ){0,4}(?:seule|unique|delivrance|soulagement|solution) ?|(?:seule|unique) (?:issue|solution|sortie|option|porte) (?:~)(?:~)(?:(?:la|ma) mort|(?:de )?(?:mourir|me tuer))",
    "(?:mieux|heureu\\S+|soulages?|debarrasses?|tranquilles?) (?:~)(?:sans moi(?! (?:a|au|ce|dans)(?: |$))|si (?:je |j'?)(?:etais (?:plus|morte?)|mourais|crevais|disparaissais|me tuais))|(?:serais|suis|serai) (?:~)mieux morte?|mieux (?:~)que je (?:meure|creve|disparaisse|sois morte?)",
    "(?:veux|voudrais|espere|faut|faudrait|vivement|aimerais) (?:~)que (?:je (?:meure|creve|disparaisse|sois morte?)|(?:ma vie|mon coeur) (?:~)(?:s'arrete|finisse|se termine)|tout s'arrete)|que ma vie s'arrete|si je disparaissais (?:pour|a jamais)|disparaitre pour (?:de bon|toujours)",
    "(?:ecrit|ecris|redige|prepare|ma|mes) (?:~)(?:lettres?|mots?) (?:d'adieux?|de suicide)|serai (?:deja |enfin |surement )?morte?(?= |$|,)",
    `(?:envie|vais|veux|pense|pourrais|songe|voulu|tentee?) (?:~)(?:d'|de |a )?(?:avaler|prendre|gober|vider|ingurgiter) (?:~)(?:tou[ste]+|boites?|plaquettes?|flacon) (?:~)(?:cachets|comprimes|medicaments|medocs|somniferes?|pilules|boite|flacon)|(?:envie|vais|veux|pense|songe|voulu|pourrais) (?:~)(?:de |a )?sauter (?:du (?:pont|toit|balcon|\\d)|d'un (?:pont|toit|immeuble)|par la fenetre|dans le vide)`,
    `(?:fatiguee?|lasse?|marre|assez|degoutee?|epuisee?|peux plus) (?:~)(?:de vivre|d'exister|d'etre (?:en vie|vivante?)|de (?:la|cette|ma) vie(?=$|,))${frenchPlace}|a quoi bon (?:~)(?:vivre|rester en vie|exister)${frenchPlace}`,
    "(?:idee|envie|reve|souhait)(?:,| c'est) (?:de |c'est )?mourir(?=$|,)|si je (?:saute|me jette) (?:du|d'un|par) (?:~)(?:balcon|pont|fenetre|toit|pieds)|mourir (?:serait|sera|est|me|m') ?(?:\\S+ ){0,3}(?:soulag|deliv|solution|issue|sortie|mieux|liber)|(?:mieux|heureu\\S+|tranquilles?) (?:~)quand je (?:serai|suis) (?:morte?|plus la)|si je (?:meurs|creve)(?: \\S+){0,3},? (?:personne|nul|tout le monde)|(?:pris|avale|gobe) (?:~)(?:tous (?:mes|les)|toutes (?:mes|les)|toute la|la boite) (?:\\S+ ){0,3}d'un (?:seul )?coup",
    "(?:pont|toit|falaise|balcon|fenetre|immeuble|rails)[ ,][^.]{0,40}(?:voulu|voulais|envie de|failli|pour) (?:y )?(?:sauter|me jeter|me balancer)(?! (?:dans l|a l'eau|du lit|de joie))",
  ],
  noMore: [
    `^ne plus (?:exister|vivre|etre (?:la|en vie))(?=$|,)|j'?arrive (?:plus|pas|pu) (?:du tout )?a (?:vivre|exister)${frenchPlace}|ne plus (?:exister(?=$|,)|etre (?:de ce monde|en vie))`,
    `(?:plus|pas|pu) (?:~)(?:~)(?:a |de )?continuer (?:a |de )vivre${frenchPlace}`,
    `(?:(?<=je (?:ne |n'|n )?)|j)(?:veux|vx|veu|peux|supporte|souhaite|compte|desire|arrive|voulais|vois|sais|merite) (?:plus|pu|pas)(?: du tout| vraiment)? (?:a |de |d'|l'interet de |pourquoi |comment )?(?:continuer (?:a |de )?|rester |etre )?(?:vivre|exister|en vie|vivante?(?= |$|,)|de ce monde|la(?=$|,| du tout))${frenchPlace}`,
    `(?:plus|pu|aucune?|pas|ni|sans|perdu|perds|zero) (?:~)(?:l')?(?:envie|force|raisons?|gout|courage|volonte|motivation) (?:de |a |d'|pour |que de )(?:continuer a |rester |la |etre )?(?:vivre|vie(?=$|,)|exister|en vie|vivante?)${frenchPlace}`,
    '(?:voudrais|aimerais|veux|envie de|prefere|espere|pourrais|endormir|dormir|pour) (?:~)(?:(?:de )?ne )?(?:plus|pas|jamais)(?: jamais| plus)? me reveiller(?! (?:la nuit|tot|a |en|avec|si|trop))',
    "(?:vie|vivre|exister) (?:ne |n')?(?:vaut|merite|a|m'interesse|m'apporte) (?:plus|pas|aucun) ?(?:du tout |rien |vraiment )?(?:la peine|le coup|(?:de |aucun )?sens|d'etre vecue|interet)|vivre (?:~)ne m'interesse plus|ma vie n'?a? ?a (?:plus|aucun|pas)(?: de| aucun)? sens",
    "(?:aurais|voulu|voudrais|prefere|prefererais|aimerais|mieux) (?:~)(?:de )?(?:ne )?(?:jamais|pas) (?:du )?(?:naitre|etre nee?|exister|avoir existe|etre venue? au monde)|si (?:je |j')?(?:ne |n')?(?:etais plus la|existais (?:pas|plus))",
    `(?:pas|plus|cesse|m'empecher) (?:~)(?:a |de )?(?:m'empecher de |m'arreter de )?penser (?:~)(?:au suicide|a (?:ma mort|mourir|me tuer|en finir|${frenchSelf}))`,
    "(?:pas|plus|aucune?) (?:~)(?:solution|issue|choix|option|sortie) (?:~)que (?:de |d'|la |ma )?(?:mort|mourir|me tuer|me suicider|en finir)",
    "(?:demain|bientot|ce soir|lundi) (?:~)je (?:ne )?serai plus (?:la|de ce monde|en vie)(?! (?:a|au|avec|pour)(?: |$))|serai plus de ce monde|j'en peux plus de (?:vivre|la vie|cette vie)(?=$|,)",
  ],
  denials: '(?<!(?:sais|sait|savent) )pas|jamais|aucun|aucune|ni|ne pense plus|pense plus',
  breaks:
    "[,;:]|et|ou|mais|parce|car|donc|en peux plus|quoi faire|dors pas|mange pas|m'aiment?|comprend|comprennent|rien|comment le dire",
  others:
    "(?:(?:il|elle|ils|elles|on|quelqu'un|tu|(?:mon|ma|mes|le|la|les|ce|cet|cette|un|une|son|sa|ton|ta) \\S+|l'\\S+) (?:\\S+ ){0,4}?(?:(?:dit|disait|disent|chante|crie|criait|ecrit|raconte|repete|repetait|demande|demandait)(?: |$)|(?:veut|veulent|voulait|a|ont|avait|va|vont|essaye|essaie|pense|pensait|se|peut|fait)(?: (?!je |j'|jai |jme )\\S+){0,3} ?$)|a \\S+ ans |quand j'(?:avais|etais) |(?:adolescente?|l'epoque|gamine?),? )",
  harmless:
    "(?:mourir|crever|morte?) (?:de|d')(?: ?)(?:rire|faim|honte|chaud|soif|froid|envie|fatigue|ennui|sommeil|peur|trouille|curiosite|jalousie|vieillesse|impatience)|a la tache|au (?:travail|boulot)|derriere moi|prevention|documentaire|elastique|parachute|personnage|heroine|refrain|paroles|(?:elle|il|frere|soeur|amie?|mere|pere|fils|fille) (?:m'|nous )?(?:a |avait )?(?:dit|disait|ecrit|chante|repetait|repond)[^,]{0,20}:|^a l'epoque[^,]{0,20},? je (?:voulais|pensais)|dis(?:ait|ent) la (?:pub|chanson)",
  safe: "je suis (?:bien |maintenant |vraiment |la |ici )*(?:en securite|a l'abri|hors de danger)|(?:^|oui,? )en securite",
}

const spanishPlace =
  '(?! (?:mas |ya |ni )?(?:aqui|alli|alla|ahi|con|en(?! este mundo)|asi|sol[oa]s?|de(?! esta manera)|del|para|junt[oa]s|lejos|cerca|sin|entre|bajo|encima|como|la |el |los |las |una? |al |tan |por|esto|eso|otra|fuera))'
const spanishSelf =
  '(?:matarme|suicidarme|ahorcarme|colgarme(?! de)|envenenarme|autolesionarme|lastimarme|cortarme(?! (?:el|un|las unas|la|con|por)(?: |$))|quitarme (?:~)(?:la vida|en ?medio|del medio)|(?:pegarme|darme|meterme) un (?:tiro|balazo)|clavarme (?:un|el) (?:cuchillo|punal)|hacerme (?:mucho |algo de )?dano|desangrarme|acabar conmigo)(?! (?:a |de (?:risa|tanto)|trabajando|estudiando))'
const spanishWill =
  '(?:quiero|kiero|voy|quisiera|quise|queria|pienso|piense|pensando|pensar|pense|pensado|pensaba|ganas|planeo|plane(?:ado|ando|e)|intento|intente|intent(?:ado|ar)|punto|decidi|decidido|decidida|dispuest[oa]|ideas?|imagin(?:o|ar|ando)|necesito|gustaria|como|manera|forma|podria|deberia|impulsos?|deseos?|capaz|preferiria|prefiero|pensamientos?|miedo|sueno|solo|mejor|vuelvo|volvi|vuelto)'

export const spanish: DangerPhrases = {
  marks:
    words(`quiero kiero qiero quisiera prefiero preferiria voy pienso pensando pensado planeo intento ganas ojala mato suicid* matare
    acabar terminar poner corto corte cortado lesiono hago tirarme lanzarme arrojarme muerto muerta vivir existir aguanto puedo
    tengo punto morir* muerte matar* vida viva vivo viviendo cortar* hacerme lastim* autolesion* quitarme desaparec* despertar*
    saltar nacido pastillas despedida muera muriera quemo cabezazos mejor azotea puente cortes muero ahorcar* salto tiro sangrar mataria mundo`),
  said: [
    '(?:(?:quiero|kiero|qiero|quisiera|queria|quise|prefiero|preferiria|deseo|desearia|queriendo|deseando|necesito|merezco|gustaria|encantaria|deberia|tengo que|ganas de|ganas|pienso en|pensando en|pensar en) )(?!(?:ver|que|hacer|dejar(?! de)|a)(?: |$))(?:~)(?:morir(?:me)?(?![a-z])|estar muert[oa]|dejar de (?:existir|vivir)(?=$|,| y)|desaparecer (?:para siempre|del todo|de (?:este|la faz)|del mundo))(?! (?:de |del |a los|feliz|viej|rodead|(?:a|que|antes)(?! (?:seguir|vivir|continuar|esto|que seguir))(?: |$)))',
    'ojala (?:~)(?:me )?(?:muera|muriera|muriese|estuviera muert[oa]|atropell|matara|desapareciera)|que me muera(?=$|,| ya| y)|quiero que (?:~)(?:mi vida (?:~)(?:termine|acabe)|todo (?:se )?(?:acabe|termine))|mi vida (?:\\S+ ){0,3}que se (?:acabe|termine)|mejor morir(?:me)?(?=$|,)',
    `${spanishWill} (?:~)(?:en |de |a |con )?${spanishSelf}|(?:en |a |de )?suicidarme(?= |$|,)|(?:en |a |de |para )?(?:matarme|ahorcarme|quitarme la vida)(?=$|,)|me mataria(?=$|,)`,
    'm(?:e)? (?:quiero|kiero|voy a|quisiera|pienso|deberia|dan ganas de) (?:~)(?:matar|suicidar|ahorcar|quitar la vida|cortar las venas|pegar un tiro|hacer dano|lastimar|morir(?=$|,))(?! (?:a |de |el|un))',
    '(?<!eu )me (?:suicido|suicidare|matare|mato(?=$|,| hoy| esta| manana| y ya| ya| de una vez))(?! (?:a|trabajando|estudiando) )',
    '(?:(?:acabar|terminar|acabo|acabare|termino) con|(?:poner(?:le)?|pongo|pondre) (?:~)(?:fin|punto final) a) (?:mi (?:propia )?vida|esta vida|mi existencia|conmigo|mi sufrimiento)(?! (?:social|amorosa|laboral|sentimental|de ))',
    '(?:quiero|voy a|quisiera|ganas de|pienso|pensando en|decidi|gustaria|hora de) (?:~)(?:acabar|terminar) con todo(?=$|,| de una| esta| ya| hoy| para| manana| esto$)|acabar con todo de una vez|acaba todo para mi',
    'pensamientos? (?:~)(?:suicidas?|de (?:muerte|suicidio|morir))|ideas? (?:~)(?:suicidas?|de suicid)|(?:ideacion|impulsos?) suicida|(?:pienso|pensando|pensar|pense|pensado|considero|considerando|contemplo) (?:~)(?:en )?(?:el|mi) suicidio|el suicidio (?:\\S+ ){0,4}(?:unica|salida|opcion|solucion)|(?:mi|tuve un|hice un) (?:~)intento de suicidio|mi (?:propio )?suicidio',
    '(?:imagin(?:o|ar|ando)|pienso|pensar|pensando|planeo|planeando|deseo|espero|sueno|preparo) (?:~)(?:en |con )?mi (?:propia )?muerte|(?:deseo|ansio|anhelo|busco|espero|quiero) la muerte(?! del?(?: |$))|la muerte (?:\\S+ ){0,4}(?:unica|salida|solucion|alivio|descanso)|unica (?:salida|solucion|opcion) (?:\\S+ ){0,5}(?:la |mi )?(?:muerte|morir)',
    'me (?:~)(?:corto|corte|cortado|cortaba|cortar) (?:~)(?:los brazos|el brazo|las munecas|las venas|los muslos|las piernas|los antebrazos|otra vez|de nuevo)|me (?:volvi|vuelvo|he vuelto) a (?:cortar|lastimar|autolesionar|hacer dano|quemar)(?! (?:el|la|un|con|en)(?: |$))|(?<!eu )me corto(?= (?:cuando|para|desde)|$|,)',
    'me (?:lastimo|hago dano|hice dano|lesiono|autolesiono|quemo|golpeo|arano|pego) (?:~)(?:a proposito|a mi mism[oa]|adrede|para (?:castigarme|sentir|calmarme|desahogarme)|con cigarr|hasta sangrar|contra la pared hasta)|me autolesion',
    '(?:si salto|si me tiro|si me lanzo|tirarme|lanzarme|arrojarme|aventarme|saltar) (?:de|por|desde|al|del|a las|a la|delante de|bajo|debajo de) (?:\\S+ )?(?:puente|ventana|tren|balcon|azotea|metro|vias?|vacio|terraza|camion)',
    '(?:mejor|feli[cz]\\S*|tranquil[oa]s?) (?:~)(?:sin mi(?=$|[,?]| y| porque| en este mundo)|si (?:yo )?(?:me )?(?:muriera|muero|estuviera muert[oa]|desapareciera|matara))|mejor (?:~)muert[oa](?! que)|(?:mejor|feli[cz]\\S*) (?:~)cuando (?:yo )?(?:este muert[oa]|me muera|ya no este)|si me (?:muero|mato)(?: \\S+){0,3},? nadie|morir(?:me)? (?:seria|es) (?:~)(?:alivio|descanso|solucion|salida|lo mejor|liberacion)',
    '(?:puente|azotea|tejado|balcon|terraza|acantilado)[ ,][^.]{0,40}(?:queria|quise|ganas de|para|a punto de) (?:saltar|tirarme|lanzarme|aventarme)(?! (?:al agua|al rio|a la piscina|al mar|fotos))|(?:hago|hice|haciendome) (?:~)cortes (?:~)(?:piernas|brazos|munecas|muslos|antebrazos)|(?:tome|tomado|trague) (?:~)tod[ao]s (?:~)(?:pastillas|pildoras|medicamentos|somniferos) (?:de golpe|de una|juntas)',
    'desaparec(?:er|iera|iese) (?:para siempre|de este mundo|de la faz)|(?:escrib\\S+|escrit[ao]|dej\\S+|lista|mi|redact\\S+) (?:~)(?:carta|nota)s? (?:de (?:despedida|suicidio)|suicida)',
    '(?:quiero|voy a|ganas de|pienso|pensando|pense|cabeza|podria) (?:~)(?:en )?(?:tomarme|tragarme) (?:~)(?:tod[ao]s?|bote|frasco|caja) (?:~)(?:pastillas|medicamentos|pildoras|somniferos|bote|frasco|caja)|pastillas (?:~)para (?:morir|matarme|acabar)',
    `(?:cansad[oa]|hart[oa]|agotad[oa]|canse|harte) (?:~)de (?:vivir|existir|(?:estar|seguir) viv[oa]|(?:la|esta|mi) vida(?=$|,)|respirar)${spanishPlace}|para que (?:~)(?:vivir|seguir viv|existir|sigo viv)${spanishPlace}`,
  ],
  noMore: [
    `no (?:~)(?:~)(?:seguir|continuar) viv(?:iendo|o|a)(?![a-z])${spanishPlace}`,
    `(?:no|ni|tampoco) (?:quiero|kiero|puedo|aguanto|soporto|deseo|merezco|deberia|se para que|se como|vale la pena|tiene sentido|sirve de nada|me interesa|me importa) (?:ni )?(?:mas )?(?:seguir |continuar |estar )?(?:viv(?:ir|iendo|o|a)|existir|existiendo|con vida|en este mundo)(?![a-z])${spanishPlace}`,
    `(?:no|sin|ni|cero|perdi|perdido|ningunas?) (?:~)(?:ningunas? )?(?:ganas|razon(?:es)?|motivos?|fuerzas?|sentido|voluntad|ilusion) (?:~)(?:de|para|por|a) (?:seguir |estar |continuar )?(?:viv(?:ir|iendo|o|a)|existir|la vida(?! de)|mi vida(?=$|,))(?![a-z])${spanishPlace}`,
    '^no existir(?: mas)?(?=$|,)|no (?:estar|seguir) (?:mas )?(?:viv[oa]|en este mundo)(?= |$|,)|(?:(?:la|mi|esta) vida|vivir) (?:ya )?no (?:me )?(?:vale (?:ya )?(?:la pena|nada(?=$|,))|tiene (?:ya )?(?:ningun )?sentido|merece la pena)',
    '(?:ojala|quisiera|quiero|desearia|gustaria|preferiria|espero|deseo|ganas de|deberia) (?:~)(?:no|nunca|jamas) (?:me |mas )?(?:volver a )?(?:desperta(?:r(?:me)?|ra)(?=$|,| mas| nunca| jamas| manana)|hubiera nacido|haber nacido|haber existido|existir(?=$|,))|no quiero (?:volver a despertar|despertar(?:me)? (?:mas|nunca|jamas|manana))|para no (?:volver a )?despertar(?:me)?(?=$|,| mas| nunca| jamas)',
    '(?:mejor|feli[cz]\\S*) (?:~)si (?:yo )?no (?:existiera|estuviera(?=$|,)|hubiera nacido)',
    'no (?:~)(?:dejo|dejar|paro|parar|evito|evitar) (?:de )?(?:pensar|imaginar|sonar) (?:~)(?:en |con )?(?:matarme|suicid|(?:mi propia|mi) muerte|morir(?:me)?(?=$|,| y)|quitarme la vida)|(?:aguantar|controlar|resistir)\\S* (?:~)ganas de (?:matarme|morir|suicid|cortarme|hacerme dano)',
    'no (?:~)(?:otra|mas) (?:salida|opcion|solucion) (?:~)que (?:la muerte|morir|matarme|suicid|quitarme la vida)|no (?:voy a |quiero )?(?:estar|estare|seguir) (?:mas )?(?:~)(?:en este mundo|viv[oa])(?= |$|,)',
  ],
  denials:
    'no(?! (?:puedo|aguanto|doy|soporto) mas| se (?:que|como|si) | (?:lo )?(?:saben?|entienden?|imaginan?) )|nunca|jamas|tampoco|ni|ningunas?',
  breaks: '[,;:]|y|o|pero|porque|pues|puedo mas|aguanto mas|nadie|entienden?|duermo|nada(?! de)',
  others:
    '(?:(?:el|ella|ellos|alguien|(?:mi|un|una|la|los|su) \\S+|el \\S+|me) (?:\\S+ ){0,4}?(?:(?:dijo|dice|decia|canta|grita|escribio|repite|conto|pregunto|pregunta)(?: |$)|(?:quiere|queria|quieren|se|va|van|intento|piensa|ha|han)(?: (?!me |estoy )\\S+){0,3} ?$)|(?:de|cuando era|siendo) (?:adolescente|joven|nin[oa]|chic[oa]|pequen[oa]) |(?:en )?aquell[ao]s? (?:epoca|tiempos?|dias) |a los \\S+ (?:anos )?|cuando tenia |hace \\S+ anos (?!que )|(?:va|van|quiere|quieren|intentan?|pueden?) (?:a )?$|(?:mi \\S+|(?:^|que )el|ella) $)',
  harmless:
    '(?:morir(?:me)?|muert[oa]) de(?: la| el)? (?:risa|hambre|verguenza|sueno|calor|frio|ganas|miedo|sed|aburrimiento|amor|pena|cansancio|curiosidad|viej)|a (?:trabajar|estudiar)|mas temprano|(?:quedo|atras quedo|dejado) atras|(?:eso|esto) (?:ya )?(?:fue|paso|es pasado)|prevencion|documental|novela|personaje|heroina|protagonista|cancion|(?:me|ella|el) (?:dijo|decia|escribio)[^,]{0,20}:',
  safe: '(?:estoy|ya estoy|estamos) (?:ya |ahora |aqui |bien y )*(?:a salvo|segur[oa](?! (?:de|que))|fuera de peligro|en un lugar seguro)|(?:^|si,? )a salvo',
}

const italianPlace =
  '(?! (?:piu |mai )?(?:qui|qua|con|ad?(?! questo mondo)|al|alla|in(?! questo mondo)|cosi|da|dal|dalla|insieme|li|la|lontan|senza|nel|nella|negli|di|come|sotto|sopra|tra|fra|per|sol[oa]|un|una|il|le|questo|quest[ae] (?:cosa|esperienza|situazione)|fuori)(?: |$|[a-z]))'
const italianSelf =
  '(?:ammazzarmi|uccidermi|suicidarmi|impiccarmi|avvelenarmi|dissanguarmi|autolesionarmi|ferirmi|spararmi|(?:piantarmi|conficcarmi) un coltello|togliermi (?:la vita|di mezzo)|tagliarmi(?! (?:i capelli|le unghie|un|la|il|fuori))|farmi (?:di nuovo |ancora )?(?:del male|male|fuori)|farla finita(?! con (?!(?:la|questa|questa mia|mia) vita|tutto|me))|(?:buttarmi|gettarmi|lanciarmi) (?:sotto(?! (?:la doccia|le coperte))|giu|dal(?! letto)|dalla|da un|nel vuoto|di sotto))(?! (?:di|dal|a furia) (?:lavoro|fatica|risate|ridere|studio|morale|letto))'
const italianWill =
  '(?:voglio|vojo|vorrei|volevo|penso|pensando|pensare|pensato|pensavo|deciso|decisa|voglia|intendo|sto per|stavo per|devo|idea|come|modo|provato|provo|riprovo|tentato|cercato|cerco|impulso|immagin(?:o|are|ando)|potrei|dovrei|bisogno|capace|pront[oa]|pianificato|paura|continuo|ricominciato|ripreso|meglio|istinto|tentazione|mente|sogno|viene)(?: da)?'

export const italian: DangerPhrases = {
  marks:
    words(`voglio vojo vorrei voglia preferirei preferisco desidero mi penso pensando pensato pensieri pensiero deciso intendo devo
    starei fossi ero sbatto batto d'addio mettere porre vivere spero suicid* morire morte morto morta morissi vita uccid* ammazz* farla tagliarmi
    buttarmi svegli* esistere sparire sparissi finita saro senza autolesion* pillole pastiglie addio meglio magari bisogno farmi muoio pastiglia tagli ponte tetto coltello sangue sanguinare impicc* balcone`),
  said: [
    '(?:voglio|vojo|vorrei|volevo|preferirei|preferisco|voglia di|voglia|desidero|desiderio di|piacerebbe|merito di|dovrei|devo|bisogno di|sogno di|se solo potessi|potessi|(?:penso|pensando|pensare) (?:solo |sempre |soltanto )?a) (?!(?:vedere|far|fare|che|lasciar\\S*)(?: |$))(?:~)(?:morire|crepare|essere mort[oa]|(?:sparire) (?:per sempre|da questo|dalla faccia)|smettere di (?:vivere|esistere))(?! (?:di |dal|dalle|dalla|da |vecchi|feli|(?:piuttosto )?che (?!continuare|vivere|andare avanti|stare|restare)))|(?:meglio|tanto vale) morire(?! (?:che|di) )',
    '(?:mi (?:voglio|vorrei|devo|vojo)) (?:~)(?:ammazzare|uccidere|suicidare|impiccare|togliere la vita|tagliare le vene|sparare|buttare (?:sotto|giu))',
    `${italianWill} (?:~)(?:di |ad? |che )?${italianSelf}|(?:a |di |per )?(?:suicidarmi|impiccarmi)(?= |$|,)|(?:a |di )?(?:uccidermi|ammazzarmi|togliermi la vita)(?=$|,)|^(?:uccidermi|ammazzarmi)`,
    'mi (?:ammazzo|uccido|suicido|suicidero|ammazzero|uccidero|ammazzerei|ucciderei|suiciderei|impicco|impicchero)(?![a-z])(?! (?:di|dal|dalle|a|per|con) )|mi (?:tolgo la vita|tolgo di mezzo)(?! (?:di|dal|dalle|a|per|con) )|(?:la faccio|la faro) finita(?! con (?!la vita|tutto))',
    '(?:mettere|porre|dare|metto|mettero|pongo) (?:~)(?:fine|taglio|termine|punto) (?:alla mia (?:vita|esistenza)|a questa (?:mia )?vita|ai miei giorni|a tutto(?=$|,| stanotte| stasera| questo$))|che la mia vita (?:~)(?:finisca|finisse|termini)|mia vita (?:\\S+ ){0,3}che finisca|(?:voglio|vorrei) che (?:finisca tutto|tutto (?:~)(?:finisca|finisse))|chiudere con la vita|chiudere tutto$',
    'pensier[io] (?:~)(?:suicid|di morte|di morire)|idee? (?:~)suicid|ideazion\\S+ suicid|(?:penso|pensando|pensare|pensato|pensavo|ripenso) (?:~)al (?:mio )?suicidio|il suicidio (?:\\S+ ){0,4}(?:unica|soluzione|via|uscita)|(?:ho|avevo) (?:~)tentato (?:~)(?:suicidio|di uccidermi)|il mio suicidio',
    '(?:penso|pensare|pensando|immagin(?:o|are|ando)|pianific\\S+|desidero|aspetto|sogno|progetto|preparo) (?:~)(?:al)?la mia (?:propria )?morte|(?:desidero|bramo|aspetto|invoco|voglio) la morte(?! (?:di|del))|la morte (?:\\S+ ){0,4}(?:unica|soluzione|sollievo|liberazione)|unica (?:\\S+ ){0,5}(?:la |mia )(?:mia )?morte|unica (?:soluzione|uscita|via) (?:~)morire',
    'mi (?:taglio|ferisco|sono (?:~)tagliat[oa]|sto tagliando) (?:~)(?:le vene|le braccia|i polsi|le cosce|le gambe|di nuovo|ancora(?=$|,)|apposta|di proposito)|mi taglio(?= (?:quando|per|da mesi|ogni)|$|,)|mi (?:brucio|graffio|colpisco|ferisco|pesto) (?:~)(?:con le sigarette|apposta|per punirmi|di proposito|fino a)|(?:sbatto|batto) (?:~)la testa (?:~)(?:muro|parete) fin',
    'mi (?:faccio|sono fatt[oa]) (?:~)(?:del male|male (?:apposta|di proposito|da sol[oa]))|(?:ricadut\\S+|ripreso|ricominciato|pratico|mio|mia|mie|miei) (?:~)autolesion|compio (?:~)autolesion',
    'starei (?:~)meglio (?:da )?mort[oa]|meglio mort[oa](?! che)|(?:fossi|ero) mort[oa](?=$|,)|(?:meglio|felic\\S+|seren[ie]|sollevat[ie]) (?:~)(?:~)(?:senza di me(?=$|[,?]| e)|se (?:io )?(?:morissi|muoio|fossi mort[oa]|sparissi|mi ammazz|mi uccid))|magari (?:~)(?:morissi|muoio)|se solo morissi|(?:meglio|felic\\S+) (?:~)quando (?:io )?(?:saro mort[oa]|non ci saro)|se (?:salto|mi butto) (?:~)(?:balcone|ponte|finestra|tetto)|se muoio(?: \\S+){0,3},? nessuno|morire (?:sarebbe|e) (?:~)(?:sollievo|liberazione|soluzione|uscita|meglio)',
    '(?:ponte|tetto|balcone|finestra|scogliera)[ ,][^.]{0,40}(?:voluto|volevo|voglia di|per|stavo per) (?:saltare|buttarmi|gettarmi|lanciarmi)(?! (?:in acqua|nel fiume|in piscina|nel mare))|(?:faccio|fatto) (?:~)tagli (?:~)(?:gambe|braccia|polsi|cosce)|(?:preso|ingoiato) (?:~)tutt[eio] (?:~)(?:pillole|pastiglie|pasticche|compresse|medicine) (?:in una volta|insieme|in un colpo)',
    "spari(?:re|ssi) (?:per sempre|da questo mondo|dalla faccia)|(?:scritt[oa]|scrivo|scrivendo|mia|pronta|lascio) (?:~)(?:lettera|biglietto) (?:d'|di )addio",
    '(?:voglia|voglio|vorrei|mente|potrei|penso|pensando) (?:~)(?:di |a )?(?:prendere|ingoiare|inghiottire|mandare giu|buttare giu) (?:~)(?:tutt[eio]|scatola|flacone) (?:~)(?:pillole|pastiglie|pasticche|compresse|sonniferi|farmaci|medicine|scatola|flacone)',
    `(?:stanc[oa]|stuf[oa]|esaust[oa]|stancat[oa]|stufat[oa]) (?:~)di (?:vivere|esistere|questa vita|essere viv[oa])${italianPlace}|a che (?:serve|scopo) (?:~)vivere${italianPlace}`,
  ],
  noMore: [
    '^non (?:esistere|vivere|esserci)(?: piu)?(?=$|,)|(?:vorrei|voglio|preferirei|desidero) (?:~)non (?:essere|esserci|esistere|stare) (?:piu)(?=$|,| a questo mondo| al mondo| in questo mondo| viv)',
    `(?:non|nn) (?:~)(?:~)(?:di |a )?continuare a vivere${italianPlace}`,
    `(?:non|nn) (?:voglio|vojo|posso|riesco|sopporto|reggo|merito|intendo|desidero|me la sento) (?:piu )?(?:nemmeno |neanche )?(?:a |di )?(?:continuare (?:a )?|restare |stare |essere )?(?:vivere|esistere|viv[oa](?= |$|,)|in vita|al mondo)${italianPlace}`,
    `(?:non|nn|senza|perso|persa|nessun[ao]?|ne) (?:~)(?:nessun[ao]? |la |alcun[ao]? )?(?:voglia|ragion[ei]|motiv[oi]|forza|senso|scopo|coraggio) (?:di|per|nel|a|per cui) (?:continuare a |restare |essere |stare )?(?:vivere|esistere|viv[oa](?= |$|,)|in vita|al mondo)${italianPlace}`,
    `vivere (?:~)non (?:ha|vale|serve|mi interessa)|(?:la mia|questa) vita (?:~)non (?:~)(?:ha (?:piu )?(?:nessun |alcun )?senso|vale (?:piu )?(?:niente|nulla|la pena)|merita)|la vita non (?:vale|merita|ha piu) (?:piu )?(?:la pena|senso|di essere)|non (?:~)vale (?:~)(?:la )?pena (?:~)(?:vivere|esistere|restare in vita)${italianPlace}`,
    '(?:vorrei|voglio|spero|piacerebbe|preferirei|potessi|meglio|magari|desidero) (?:~)(?:di )?(?:non|mai)(?: mai| piu)? (?:mi )?(?:svegli(?:armi|assi)|risvegliarmi|essere (?:mai )?nat[oa]|esser nat[oa]|esistere|esistessi)(?! (?:alle|presto|tardi|cosi))|per non svegliarmi (?:mai )?piu|non fossi mai nat[oa]',
    '(?:meglio|felic\\S+) (?:~)(?:~)se (?:io )?non (?:ci fossi|esistessi|fossi mai)',
    'non (?:riesco|posso|smetto|faccio) (?:~)(?:a |di |che )?(?:smettere di |fare a meno di )?pensare (?:~)(?:a |al |alla )?(?:uccider|ammazz|suicid|(?:mia )morte|morire(?=$|,| e)|farla finita|togliermi la vita)',
    'non (?:~)altr[ao] (?:soluzione|via|scelta|uscita) (?:~)(?:che|se non) (?:la morte|morire|uccid|ammazz|suicid|farla finita)|(?<!se )non ci saro piu(?! (?:a |al |per il|in ))',
  ],
  denials:
    '(?:non|nn)(?! (?:ce la faccio|ne posso|reggo piu|so(?: |$)|sa |sanno |resisto))|mai|nemmeno|neanche|ne(?= (?:di|voglio|vorrei|penso|mi|che|a|per|intendo) )',
  breaks: '[,;:]|e|o|ma|perche|pero|faccio piu|posso piu|nessuno|capisc\\S+|dormo|niente',
  others:
    "(?:(?:lui|lei|loro|qualcuno|(?:mio|mia|il|la|un|una|lo|i|le|suo|sua) \\S{1,16}|l'\\S{1,16}|mi) (?:\\S{1,16} ){0,4}?(?:(?:detto|dice|diceva|dicono|canta|scrive|urla|ripete|racconta|chiesto|chiede)(?: |$)|(?:vuole|voleva|vogliono|ha|hanno|si|va|pensa|pensava|fa)(?: (?!mi |sono |ho )\\S{1,16})? ?$)|^ ?ad? \\S{1,16} anni |da (?:ragazz|giovane|adolescente|piccol)\\S{0,8} |a quei tempi |(?<!da )quando (?:ero|avevo) |\\S{1,16} anni fa |(?:vuole|vogliono|possono|potrebbe|sta per|stanno per|cerca di) $)",
  harmless:
    'mor(?:ire|t[oaie]) (?:dal|dalle|dalla|dallo|di|da) (?:ridere|risate|caldo|freddo|sonno|fame|sete|noia|vergogna|paura|curiosita|voglia|invidia|vecchi)|alle spalle|e passat[oa] (?:una vita|ormai)|(?:ora|adesso|oggi) sto (?:bene|meglio)|prevenzione|documentario|romanzo|protagonista|personaggio|canzone|(?:ha|aveva) (?:detto|scritto)[^,]{0,20}:',
  safe: '(?:sono|sto|siamo) (?:ora |adesso |qui |ormai )*(?:al sicuro|in salvo|fuori pericolo)|(?:^|si,? )al sicuro',
}

const portuguesePlace =
  '(?! (?:mais |nem )?(?:aqui|ali|la|com|em(?! (?:paz|mim))|no|na|nos|nas|assim|sozinh|de(?! vez)|do|da|junt|longe|perto|nest[ae] (?!mundo)|ness[ae] (?!mundo)|sem|para|pra|num|entre|como|o|a|os|as|um|uma|isso|isto|essa|esta|so|fora)(?: |$|[a-z]))'
const portugueseSelf =
  '(?:me (?:(?:matar|suicidar|enforcar|mutilar)(?![a-z])|cortar(?! (?:o|a|as|do|na)(?: |$))|machucar|ferir|afogar|envenenar|queimar|lesionar|(?:jogar|atirar|tacar) (?:da (?!cama)|d[eo] (?!cabeca)|pela janela|na frente|debaixo|embaixo|nos trilhos|no trilho|a linha|na linha|no rio|ponte))|(?:matar|suicidar|enforcar|mutilar|cortar|magoar|ferir|machucar|queimar|atirar)-me(?! (?:no|na|para o|de cabeca))|tirar (?:a )?(?:minha |propria |minha propria )vida|fazer mal a mim|(?:enfiar|cravar|espetar) uma faca em mim|dar um tiro (?:em mim|na (?:minha )?cabeca))(?! (?:de (?:trabalhar|estudar|rir|tanto)|a (?:trabalhar|estudar|rir)|o cabelo))'
const portugueseWill =
  '(?:quero|qro|kero|vou|queria|quis|penso|pensei|pensando|pensar|pensado|pensava|vontades?|tentar|tentei|tento|tentado|planejo|planeio|planejei|planejando|planeei|decidi|decidid[oa]|prestes|ponto|imagin(?:o|ar|ando)|capaz|devia|podia|deveria|poderia|como|jeito|forma|maneira|ideia|impulsos?|quase|preciso|medo|pront[oa]|melhor|desejo|voltei|volto|comecei|tenho|so|apetece|necessidade)'

export const portuguese: DangerPhrases = {
  marks:
    words(`quero qro kero queria prefiro preferia vontade desejo vou penso pensei pensando pensar tentar planejo planeio decidi prestes
    voltei comecei mato suicid* tirar acabar terminar minha pensamento pensamentos ideacao cortar tomar melhor nunca nao matar
    morrer morresse morra morta morto morte viver viva vivo vida existir acordar nascido mutilar mutilei mutilo automutila* machucar cortei corto joguei
    sumir desaparec* felizes mim comprimidos queimo atirar* despedida cabeca jogar* ponte telhado varanda cortes parar enforcar* sangrar matava faca mundo`),
  said: [
    '(?:quero|qro|kero|queria|quis|prefiro|preferia|mais vale|tenho (?:que|de)|vontade(?: de)?|desejo|desejava|querendo|desejando|gostava de|gostaria de|preciso|mereco|devia|deveria|merecia|apetece(?:-me)?|(?:penso|pensando|pensar) em|tomara|melhor|espero|podia) (?!(?:ver|fazer|deixar|que el[ea])(?: |$))(?:~)(?:morrer|estar mort[oa]|(?:que )?(?:eu )?(?:morresse|morra)(?= |$|,)|(?:deixar|parar) de (?:existir|viver)(?=$|,| e)|desaparecer (?:para|pra|de vez|dest|dess)|sumir (?:d[eo]ss?t?e? ?mundo|pra sempre|para sempre|de vez))(?! (?:de |do (?!que )|da |velh|feliz|a (?!dormir)|(?:do )?que (?!viver|continuar|assim)))',
    `${portugueseWill} ?(?:~)(?:em |de |a |por )?${portugueseSelf}|(?:vou|quero|queria) me (?:matar|suicidar|enforcar)(?! (?:de|a) )|suicidar-me|^me (?:matar|suicidar|enforcar)(?![a-z])|(?:para |pra )?(?:me enforcar|enforcar-me)(?![a-z])|eu me (?:matava|mataria|suicidava)(?=$|,)|matava-me$|(?:em |a |de )(?:me matar|matar-me|tirar (?:a )?minha vida)(?=$|,)`,
    'me (?:mato|suicido) (?:hoje|agora|amanha)|me (?:mato|suicido)$|suicido-me|mato-me$|quase me (?:joguei|matei|atirei|enforquei)(?! (?:no|na|de)(?: |$))',
    'me (?:cortei|mutilei) (?:~)(?:de novo|outra vez|os bracos|os pulsos|as coxas|as pernas|de proposito)|cortei-me (?:~)(?:de novo|outra vez|de proposito|nos bracos)|corto (?:~)(?:as coxas|os bracos|os pulsos|as pernas)|corto-me(?! (?:no|na|a))|me corto(?= (?:quando|para|pra|tod|de proposito|sempre)|$|,)|(?:me (?:queimo|bato|arranho|machuco|machuquei|firo)|queimo-me|magoo-me|machuco-me) (?:~)(?:com cigarro|de proposito|para me|pra me|por querer|ate sangrar)|bato (?:~)a cabeca na parede ate|(?:voltei|comecei|minha|minhas|pratico|faco) (?:~)auto-?(?:mutil|les)',
    '(?:(?:acabar|terminar|acabo) com|(?:por|dar|ponho|dou) (?:um )?(?:fim|termo|cabo) (?:a|da|na)|tirar) (?:a )?(?:minha (?:propria )?vida|propria vida|minha existencia)(?! (?:social|amorosa|de ))|(?:em|de|quero|vou|a) por (?:fim|termo) a vida',
    '(?:quero|vou|queria|vontade de|penso em|pensando em|decidi) (?:~)acabar com (?:tudo|isso tudo|isto tudo)(?=$|,| de vez| hoje| esta| agora| logo| mesmo)|acabar com tudo de vez|(?:quero|queria|desejo) que (?:a minha vida|minha vida|tudo(?: isso| isto)?) (?:~)(?:acabe|acabasse|termine)|minha vida (?:\\S+ ){0,3}que acabe',
    'pensamentos? (?:~)(?:suicidas?|de (?:morte|suicidio|morrer))|ideac(?:ao|oes) suicida|ideias? (?:~)(?:suicida|de suicidio)|(?:penso|pensado|pensando|pensar|pensei|pensava) (?:~)(?:em|no|num|no meu) suicidio|o suicidio (?:\\S+ ){0,4}(?:unica|saida|opcao|solucao)|o meu suicidio|tentei (?:~)suicidio',
    '(?:penso|pensar|pensando|imagin(?:o|ar|ando)|planejo|planeio|sonho|desejo) (?:~)(?:n?a )?minha (?:propria )?morte|(?:desejo|quero|espero|anseio|peco) (?:~)a morte(?! (?:de|do|da))|morte (?:\\S+ ){0,4}(?:unica|saida|solucao|alivio)|unica (?:saida|solucao) (?:\\S+ ){0,4}(?:minha )?(?:morte|morrer)',
    '(?:melhor|felizes|aliviad[oa]s?|tranquil[oa]s?) (?:~)(?:sem mim(?=$|[,?]| e)|se eu (?:morresse|morrer|estivesse mort[oa]|sumisse|desaparecesse|me matasse))|(?:estaria|estava|estou) melhor mort[oa]|(?:melhor|felizes) (?:~)quando eu (?:estiver mort[oa]|morrer)|se eu (?:pular|saltar|me jogar) (?:~)(?:ponte|varanda|janela|predio|telhado)|se eu (?:morrer|me matar)(?: \\S+){0,3},? ninguem|morrer (?:seria|e) (?:~)(?:alivio|descanso|solucao|saida|melhor)',
    '(?:ponte|telhado|varanda|terraco|janela|predio)[ ,][^.]{0,40}(?:queria|quis|vontade de|para|pra|quase) (?:saltar|pular|me jogar|me atirar|atirar-me)(?! (?:na agua|no rio|na piscina|no mar))|(?:faco|fiz) (?:~)cortes (?:~)(?:pernas|bracos|coxas|pulsos)|(?:tomei|engoli) (?:~)tod[oa]s (?:~)(?:comprimidos|remedios|pilulas) (?:de uma|de vez|juntos)|sonho em cortar os pulsos',
    'desaparec(?:er|esse) (?:para sempre|pra sempre|de vez|deste mundo|desse mundo)|(?:escrev\\S+|escrit[ao]|minha|deixei|pronta) (?:~)(?:carta|bilhete) de (?:despedida|suicidio)',
    '(?:quero|vou|queria|vontade de|cabeca|penso em|pensando em|pensei em) (?:~)(?:engolir|tomar) (?:~)(?:tod[oa]s|cartela|caixa|frasco) (?:~)(?:comprimidos|remedios|pilulas|medicamentos|cartela|caixa|frasco)|cortar os (?:meus )?pulsos|tomar todos os comprimidos',
    `(?:cansad[oa]|cansei|canse|fart[oa]|chei[oa]|exaust[oa]) (?:~)de (?:viver|existir|estar viv[oa]|respirar)${portuguesePlace}|(?:cansad|fart)[oa] d(?:a|esta|essa) vida(?=$|,)|(?:pra|para) que (?:~)viver${portuguesePlace}`,
  ],
  noMore: [
    '^nao (?:existir|viver)(?: mais)?(?=$|,)|(?:quero|queria|gostava de|gostaria de|preferia) (?:ja )?nao (?:estar|existir) (?:mais )?(?:viv[oa](?= |$|,)|nest[ea] mundo|ness[ea] mundo)',
    `(?:nao|n) (?:~)(?:~)continuar (?:a viver|viv[oa])(?![a-z])${portuguesePlace}`,
    `(?:nao|n|nem) (?:quero|qro|kero|consigo|aguento|suporto|mereco|desejo|posso|vale a pena|faz sentido|vejo (?:motivo|sentido) (?:para|pra|em)|sei (?:pra|para) que) (?:nem )?(?:mais )?(?:(?:continuar|seguir|estar|ficar) )?(?:a )?(?:viver|existir|vivendo|(?<=(?:continuar|seguir|estar|ficar) )viv[oa])(?![a-z])${portuguesePlace}`,
    `(?:nao|n|sem|nenhuma?|perdi|nem) (?:~)(?:vontade|razao|motivos?|forcas?|sentido|coragem) (?:nenhuma? )?(?:de|para|pra|em) (?:continuar |seguir |estar |ficar )?(?:a )?(?:viver|viv[oa]|existir)(?![a-z])${portuguesePlace}|sem vontade de viver${portuguesePlace}`,
    '(?:viver|(?:minha|a|essa|esta) vida) (?:ja )?nao (?:vale (?:mais )?(?:a pena|nada)|faz (?:mais )?(?:nenhum )?sentido|tem (?:mais )?(?:nenhum )?sentido)',
    '(?:quero|queria|gostava|gostaria|tomara|preferia|desejo|vontade|espero) (?:~)(?:de |que eu )?(?:nao|nunca)(?: mais)? (?:acord(?:ar|asse|e)(?=$|,| mais| nunca| amanha)|ter nascido|existir(?=$|,| mais))|(?:para|pra|e) (?:nao|nunca)(?: mais)? acordar(?: nunca)? mais|nunca (?:devia |deveria )?ter nascido|(?:vontade|queria|quero|gostava) (?:~)(?:~)(?:nunca|nao) mais acordar',
    '(?:melhor|felizes) (?:~)se eu nao (?:existisse|estivesse (?:aqui|viv)|tivesse nascido)',
    'nao (?:~)(?:paro|parar|deixo|deixar) de pensar (?:~)(?:em |na )?(?:me matar|matar-me|morrer(?=$|,| e)|suicid|minha morte|tirar (?:a )?minha vida|acabar com tudo)',
    'nao (?:~)(?:outra|mais) (?:saida|solucao|opcao) (?:~)(?:que|senao|alem) (?:~)(?:morrer|morte|me matar|matar-me|suicid)|nao (?:vou |quero )?(?:mais )?(?:estar|estarei|ficar) (?:mais )?(?:nest[ea] mundo|ness[ea] mundo|viv[oa](?= |$|,))',
  ],
  denials:
    '(?:nao|n)(?! (?:aguento|suporto|posso|da|dou) mais| sei(?: |$)| (?:sabem?|entendem?|imaginam?) )|nunca|jamais|nem|tampouco|nenhuma?',
  breaks: '[,;:]|e|ou|mas|porque|pois|aguento mais|posso mais|ninguem|entendem?|durmo|nada',
  others:
    '(?:(?:ele|ela|eles|elas|alguem|(?:meu|minha|o|a|um|uma|os|seu|sua) \\S+|me) (?:\\S+ ){0,4}?(?:(?:disse|diz|dizia|canta|grita|escreveu|repete|contou|perguntou|pergunta)(?: |$)|(?:quer|queria|querem|se|vai|vao|tentou|pensa|fez)(?: (?!me |estou |to )\\S+){0,3} ?$)|aos \\S+ (?:anos )?|(?<!desde )quando (?:eu )?(?:era|tinha) |na (?:adolescencia|altura) |naquel[ae] (?:epoca|tempo|altura) |antigamente |ha \\S+ anos (?!que )|(?:va|vao|quer|querem|tenta) $|(?:ele|ela|(?:meu|minha) (?!maior|unica|vontade)\\S+) $)',
  harmless:
    'morrer de (?:rir|fome|vergonha|saudades?|calor|frio|sono|medo|sede|tedio|inveja|amor|cansaco|curiosidade|velh)|de (?:trabalhar|estudar)|(?:para|pra) tras|isso (?:ja )?passou|prevencao|documentario|romance|novela|personagem|heroina|protagonista|(?:me|ela|ele) disse[^,]{0,20}:',
  safe: '(?:estou|to|tou|estamos) (?:agora |aqui |bem e |ja )*(?:em seguranca|segur[oa](?! (?:de|que))|a salvo|fora de perigo)|(?:^|sim,? )em seguranca',
}

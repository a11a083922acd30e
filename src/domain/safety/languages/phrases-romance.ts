import { type DangerPhrases, words } from './danger-language.ts'

export const french: DangerPhrases = {
  marks: words(
    `je j'* envie mettre m'oter vivre suicidaire suicidaires mieux tuer suicider pendre pense idee idees aucune`,
  ),
  said: [
    "(?:je (?:veux|voudrais|souhaite|prefere(?:rais)?)|j'aimerais|j'ai (?:~)envie de|juste envie de|^envie de) (?:juste |vraiment |seulement )*(?:mourir|etre morte?|crever)(?! (?:de|d'))",
    "(?:je (?:veux|vais|voudrais|dois|pense|songe|pensais) (?:~)(?:a |de )?|j'ai (?:~)(?:envie|decide|pense) (?:de |a )|envie de |sur le point de |l'intention de |pense a |^)(?:me (?:tuer|suicider|pendre|foutre en l'air|noyer|ouvrir les veines|jeter (?:sous|d'un|du|par|devant)|mutiler|scarifier|faire du mal|couper les veines|tailler les veines)|m'ouvrir les veines)",
    'je (?:vais )?me (?:suicide|tue|scarifie|mutile)(?! (?:a|au) )',
    "(?:je (?:veux|voudrais|vais)|j'aimerais|envie d')(?: ?vraiment)? ?en finir(?: avec (?:la vie|ma vie|tout)| pour de bon| une fois pour toutes|$)",
    "mettre fin a (?:mes jours|ma vie)|m'oter la vie|en finir avec (?:la|ma) vie",
    '(?:idees?|pensees?) suicidaires?|je pense (?:~)au suicide|je suis suicidaire',
    "(?:j'aurais prefere|je prefererais) (?:etre morte?|ne (?:pas|jamais) (?:etre nee?|exister))",
    "mieux si (?:j|je) ?(?:etais|suis|'etais) morte?",
  ],
  noMore: [
    "je (?:ne |n')?(?:veux|peux) plus (?:continuer (?:a|de) )?(?:vivre|exister|etre en vie)(?! (?:ici|avec|chez|comme|a |au |aux |dans|en |la-bas|seule?|ensemble|ca|sous))",
    '(?:plus|aucune|pas) (?:aucune )?(?:envie|force|raison|gout) (?:de|a) (?:vivre|la vie)',
    '(?:voudrais|aimerais|veux|envie de|prefere) (?:~)ne (?:plus|pas|jamais)(?: jamais)? me reveiller',
  ],
  denials: 'pas|jamais|aucun|aucune|ni',
  breaks: '[,;:]|et|ou|mais|parce|car|donc',
  others:
    "(?:il|elle|ils|elles|quelqu'un|mon \\S+|ma \\S+|le \\S+|la \\S+) (?:\\S+ ){0,3}?(?:veut|voulait|a|ont|dit|disait|chante|va|essaye|pense)",
  harmless:
    "(?:mourir|crever) (?:de|d')(?: ?)(?:rire|faim|honte|chaud|soif|froid|envie|fatigue|ennui|sommeil|peur|trouille)|a la tache|au (?:travail|boulot)",
  safe: "je suis (?:bien |maintenant |vraiment |la |ici )*(?:en securite|a l'abri|hors de danger)|(?:^|oui,? )en securite",
}

export const spanish: DangerPhrases = {
  marks:
    words(`quiero quisiera prefiero preferiria voy pienso pensando pensado planeo intento ganas ojala mato suicid* matare acabar
    terminar poner corto corte cortado lesiono hago tirarme lanzarme arrojarme muerto muerta vivir existir aguanto puedo
    tengo punto`),
  said: [
    '(?:(?:solo |me )?(?:quiero|quisiera|prefiero|preferiria|ganas de)) (?:solo |simplemente |ya |de verdad )*(?:morir(?:me)?|estar muert[oa])(?! (?:de|del))',
    'ojala (?:me muriera|estuviera muert[oa])',
    '(?:quiero|voy a|quisiera|pienso|pensando en|pienso en|ganas de|he pensado en|planeo|intento|a punto de) (?:~)(?:matarme|suicidarme|ahorcarme|colgarme|cortarme las venas|quitarme la vida|pegarme un tiro|hacerme dano|lastimarme|autolesionarme)(?! (?:a|de) )',
    'me (?:quiero|voy a) (?:matar|suicidar|ahorcar|quitar la vida|cortar las venas|pegar un tiro|hacer dano)(?! (?:a|de) )',
    'me (?:mato|suicido|suicidare|matare)(?! (?:a|de|trabajando|estudiando) ?)',
    '(?:acabar|terminar) con (?:mi (?:propia )?vida|todo de una vez)|poner fin a mi vida',
    'pensamientos? suicidas?|ideas? suicidas?|pienso (?:~)en el suicidio',
    'me (?:corto|corte|he cortado) (?:los brazos|las munecas|las venas)|(?:me lesiono|me hago dano) (?:a mi mism[oa]|a proposito)',
    '(?:tirarme|lanzarme|arrojarme) (?:de|por|desde|al|del|a las|a la) (?:\\S+ )?(?:puente|ventana|tren|balcon|azotea|metro|vias?)',
    'estaria mejor muert[oa]|mejor (?:estar )?muert[oa]$',
  ],
  noMore: [
    '(?:ya )?no (?:quiero|puedo|aguanto) (?:seguir |continuar )?(?:viv(?:ir|iendo)|existir|con vida)(?! (?:aqui|alli|con|en|asi|sol[oa]|de|para|junt[oa]s|lejos))',
    '(?:ya )?no (?:tengo|me quedan) (?:mas |ninguna )?(?:ganas de vivir|razon(?:es)? para vivir)|sin ganas de vivir',
    'ojala no (?:me )?(?:despertara|hubiera nacido)',
    'no quiero (?:volver a despertar|despertar (?:mas|nunca|jamas)|despertarme (?:mas|nunca))',
  ],
  denials: 'no|nunca|jamas|tampoco|ni',
  breaks: '[,;:]|y|o|pero|porque|pues',
  others:
    '(?:el|ella|ellos|alguien|mi \\S+|un \\S+|una \\S+|la \\S+) (?:\\S+ ){0,3}?(?:quiere|queria|dijo|dice|canta|se|va|intento|piensa)',
  harmless:
    '(?:morir(?:me)?|muert[oa]) de(?: la| el)? (?:risa|hambre|verguenza|sueno|calor|frio|ganas|miedo|sed|aburrimiento|amor|pena|cansancio)|a (?:trabajar|estudiar)|temprano',
  safe: '(?:estoy|ya estoy|estamos) (?:ya |ahora |aqui |bien y )*(?:a salvo|segur[oa](?! (?:de|que))|fuera de peligro|en un lugar seguro)|(?:^|si,? )a salvo',
}

export const italian: DangerPhrases = {
  marks:
    words(`voglio vorrei voglia preferirei preferisco desidero mi penso pensando pensato pensieri pensiero deciso intendo devo
    starei fossi ero mettere porre vivere spero suicid*`),
  said: [
    '(?:voglio|vorrei|preferirei|preferisco|voglia di|desidero) (?:solo |soltanto |davvero |solamente |proprio )*(?:morire|essere mort[oa])(?! (?:di|dal|dalle|dalla))',
    '(?:mi voglio|mi vorrei|mi devo) (?:~)(?:ammazzare|uccidere|suicidare|impiccare)',
    '(?:voglio|vorrei|penso di|pensando di|penso ad?|pensato di|deciso di|voglia di|intendo|sto per|devo) (?:~)(?:ammazzarmi|uccidermi|suicidarmi|impiccarmi|togliermi la vita|tagliarmi le vene|farmi del male|spararmi|buttarmi (?:sotto|giu|dal|dalla))(?! (?:di|dal|a|a furia) (?:lavoro|fatica|risate|ridere))',
    'mi (?:ammazzo|uccido|suicido|impicco|tolgo la vita)(?! (?:di|dal|dalle) )',
    '(?:voglio|vorrei|penso di|voglia di) farla finita(?: con (?:la vita|tutto)|$)',
    '(?:mettere fine|porre fine|dare un taglio) alla mia vita',
    'pensieri? (?:di )?suicid[aio]+|penso (?:~)al suicidio',
    'mi (?:taglio|sono tagliat[oa]) (?:le vene|le braccia|i polsi|di nuovo)|mi faccio del male|autolesion',
    'starei meglio (?:da )?mort[oa]|(?:fossi|ero) mort[oa]$|non fossi mai nat[oa]',
  ],
  noMore: [
    'non (?:voglio|posso|riesco) piu (?:a )?(?:vivere|esistere|continuare a vivere)(?! (?:qui|con|a |in |cosi|da sol[oa]|insieme|li |lontan))',
    'non (?:ho|mi resta|sento) piu (?:nessuna )?(?:voglia|ragione|motivo|forza) (?:di|per) vivere',
    '(?:vorrei|voglio|spero di) non svegliarmi (?:piu|mai)',
  ],
  denials: 'non|mai|nemmeno|neanche|ne',
  breaks: '[,;:]|e|o|ma|perche|pero',
  others:
    '(?:lui|lei|loro|qualcuno|mio \\S+|mia \\S+|il \\S+|la \\S+) (?:\\S+ ){0,3}?(?:vuole|voleva|ha|hanno|dice|diceva|canta|si|pensa)',
  harmless:
    'morire (?:dal|dalle|dalla|di) (?:ridere|risate|caldo|freddo|sonno|fame|sete|noia|vergogna|paura|curiosita)',
  safe: '(?:sono|sto|siamo) (?:ora |adesso |qui |ormai )*(?:al sicuro|in salvo|fuori pericolo)|(?:^|si,? )al sicuro',
}

export const portuguese: DangerPhrases = {
  marks:
    words(`quero queria prefiro preferia vontade desejo vou penso pensei pensando pensar tentar planejo planeio decidi prestes
    voltei comecei mato suicid* tirar acabar terminar minha pensamento pensamentos ideacao cortar tomar melhor nunca nao`),
  said: [
    '(?:quero|queria|prefiro|preferia|vontade de|desejo) (?:so |apenas |mesmo |muito |realmente )*(?:morrer|estar mort[oa])(?! (?:de|do|da))',
    '(?:quero|vou|queria|penso em|pensei em|pensando em|pensar em|vontade de|tentar|planejo|planeio|decidi|prestes a|^) ?(?:me (?:matar|suicidar|enforcar|cortar|mutilar|jogar (?:da|de|do|na frente|debaixo)|machucar de proposito)|(?:matar|suicidar|enforcar|mutilar|cortar|atirar|magoar)-me)(?! (?:de|a|o cabelo) )',
    '(?:voltei a|comecei a) (?:me cortar|cortar-me|me mutilar)',
    'me (?:mato|suicido) (?:hoje|agora|amanha|$)|vou me matar|suicido-me|mato-me$',
    '(?:tirar|acabar com|terminar com|por fim a|dar fim a) (?:a )?minha (?:propria )?vida|acabar com tudo de vez',
    'pensamentos? suicidas?|ideacao suicida|penso (?:~)(?:em|no) suicidio',
    'cortar os (?:meus )?pulsos|tomar todos os comprimidos',
    '(?:estaria|estava) melhor mort[oa]|(?:era )?melhor (?:eu )?morrer$|nunca (?:devia )?ter nascido',
  ],
  noMore: [
    '(?:ja )?nao (?:quero|consigo|aguento) (?:mais )?(?:continuar a )?(?:viver|existir)(?: mais)?(?! (?:aqui|ali|com|em|no|na|assim|sozinh[oa]|de|junt[oa]s|longe|nest[ae]|ness[ae]))',
    'nao (?:tenho|sinto) (?:mais )?(?:nenhuma )?(?:vontade|razao|motivos?) (?:de|para|pra) viver|sem vontade de viver',
    '(?:quero|queria) (?:dormir e )?nao acordar (?:mais|nunca)',
  ],
  denials: 'nao|nunca|jamais|nem|tampouco',
  breaks: '[,;:]|e|ou|mas|porque|pois',
  others:
    '(?:ele|ela|eles|alguem|meu \\S+|minha \\S+|o \\S+|a \\S+) (?:\\S+ ){0,3}?(?:quer|queria|disse|diz|canta|se|vai|tentou|pensa)',
  harmless:
    'morrer de (?:rir|fome|vergonha|saudades?|calor|frio|sono|medo|sede|tedio|inveja|amor|cansaco)|de (?:trabalhar|estudar)',
  safe: '(?:estou|to|tou|estamos) (?:agora |aqui |bem e |ja )*(?:em seguranca|segur[oa](?! (?:de|que))|a salvo|fora de perigo)|(?:^|sim,? )em seguranca',
}

import type { DangerLanguage, DangerWords } from './danger-language.ts'
import { wordsOfTheEast } from './danger-words-eastern.ts'

const wordsOfTheWest = {
  de: {
    direction: 'ltr',
    title: 'Du musst das nicht allein tragen.',
    question: 'Es gibt Menschen, die dir jetzt zuhören. Wenn du es tun könntest oder verletzt bist, ruf an:',
    notMeant: 'Das war nicht gemeint',
    less: 'Weniger davon zeigen',
    close: 'Schließen',
    more: 'Hilfsnummern, Menschen, dein Plan',
    reply:
      'Danke, dass du das aufgeschrieben hast. Ich bin ein Programm: Ich kann dich nicht schützen, und ich habe niemandem etwas gesagt.\n\nWenn du es tun könntest, ruf bitte jetzt den Notruf an oder geh zu jemandem, der bei dir bleiben kann, und sag diesen einen Satz.\n\nBist du gerade in Sicherheit?',
    stillHere:
      'Ich bleibe dabei: Bitte ruf jetzt den Notruf an oder geh dorthin, wo jemand ist. Leg weg, womit du dich verletzen könntest, oder geh davon fort. Wenn du in Sicherheit bist, schreib mir genau das.',
    safe: 'Gut. Ich glaube dir das Wort. Die Nummern stehen weiter unter Einstellungen, Care; wenn es wiederkommt, sag es bitte einem Menschen.',
  },
  fr: {
    direction: 'ltr',
    title: 'Vous n’avez pas à porter cela seul.',
    question:
      'Des personnes peuvent vous écouter maintenant. Si vous risquez de passer à l’acte, ou si vous êtes blessé, appelez le',
    notMeant: 'Ce n’est pas ce que je voulais dire',
    less: 'En montrer moins',
    close: 'Fermer',
    more: 'Numéros d’écoute, proches, votre plan',
    reply:
      'Merci de l’avoir écrit. Je suis un programme : je ne peux pas vous protéger, et je n’ai prévenu personne.\n\nSi vous risquez de passer à l’acte, appelez maintenant les urgences, ou allez auprès de quelqu’un qui peut rester avec vous, et dites-lui cette seule phrase.\n\nÊtes-vous en sécurité en ce moment ?',
    stillHere:
      'Je le redis : appelez les urgences maintenant, ou allez là où il y a quelqu’un. Éloignez-vous de ce qui pourrait vous blesser. Quand vous serez en sécurité, écrivez-le-moi avec ces mots.',
    safe: 'Bien. Je vous crois sur parole. Les numéros restent dans les réglages, Care ; si cela revient, dites-le à quelqu’un.',
  },
  es: {
    direction: 'ltr',
    title: 'No tienes que cargar con esto a solas.',
    question:
      'Hay personas que pueden escucharte ahora. Si podrías llegar a hacerlo, o estás herido, llama al',
    notMeant: 'No quería decir eso',
    less: 'Mostrar menos',
    close: 'Cerrar',
    more: 'Líneas de ayuda, personas, tu plan',
    reply:
      'Gracias por escribirlo. Soy un programa: no puedo protegerte y no se lo he dicho a nadie.\n\nSi podrías llegar a hacerlo, llama ahora al número de emergencias o ve con alguien que pueda quedarse contigo, y dile esa sola frase.\n\n¿Estás a salvo en este momento?',
    stillHere:
      'Te lo repito: llama ahora a emergencias o ve adonde haya alguien. Aléjate de lo que pueda hacerte daño. Cuando estés a salvo, escríbemelo con esas palabras.',
    safe: 'Bien. Te creo. Los números siguen en los ajustes, Care; si vuelve, díselo a una persona.',
  },
  it: {
    direction: 'ltr',
    title: 'Non devi portare tutto questo da solo.',
    question: 'C’è chi può ascoltarti adesso. Se potresti farlo davvero, o sei ferito, chiama il',
    notMeant: 'Non intendevo questo',
    less: 'Mostrane meno',
    close: 'Chiudi',
    more: 'Numeri di aiuto, persone, il tuo piano',
    reply:
      'Grazie di averlo scritto. Sono un programma: non posso proteggerti e non l’ho detto a nessuno.\n\nSe potresti farlo davvero, chiama adesso il numero di emergenza, o vai da qualcuno che possa restare con te, e digli questa sola frase.\n\nSei al sicuro in questo momento?',
    stillHere:
      'Te lo ripeto: chiama adesso il numero di emergenza, o vai dove c’è qualcuno. Allontanati da ciò che potrebbe ferirti. Quando sei al sicuro, scrivimelo con queste parole.',
    safe: 'Bene. Ti credo sulla parola. I numeri restano nelle impostazioni, Care; se torna, dillo a una persona.',
  },
  pt: {
    direction: 'ltr',
    title: 'Não precisa carregar isto a sós.',
    question: 'Há pessoas que podem ouvir agora. Se pode vir a fazê-lo, ou se está ferido, ligue para o',
    notMeant: 'Não era isso que eu queria dizer',
    less: 'Mostrar menos',
    close: 'Fechar',
    more: 'Linhas de ajuda, pessoas, o seu plano',
    reply:
      'Obrigado por ter escrito isto. Sou um programa: não posso proteger ninguém e não contei a ninguém.\n\nSe pode vir a fazê-lo, ligue agora para a emergência, ou vá para junto de alguém que possa ficar consigo, e diga essa única frase.\n\nEstá em segurança neste momento?',
    stillHere:
      'Repito: ligue agora para a emergência, ou vá para onde haja alguém. Afaste-se do que possa machucar. Quando estiver em segurança, escreva-me isso mesmo.',
    safe: 'Está bem. Acredito na sua palavra. Os números continuam nas definições, Care; se voltar, diga-o a uma pessoa.',
  },
  nl: {
    direction: 'ltr',
    title: 'Je hoeft dit niet alleen te dragen.',
    question: 'Er zijn mensen die nu kunnen luisteren. Als je het zou kunnen doen, of gewond bent, bel',
    notMeant: 'Zo bedoelde ik het niet',
    less: 'Minder hiervan tonen',
    close: 'Sluiten',
    more: 'Hulplijnen, mensen, jouw plan',
    reply:
      'Dank je dat je dit hebt opgeschreven. Ik ben een programma: ik kan je niet beschermen en ik heb het niemand verteld.\n\nAls je het zou kunnen doen, bel dan nu het alarmnummer, of ga naar iemand die bij je kan blijven, en zeg die ene zin.\n\nBen je op dit moment veilig?',
    stillHere:
      'Ik blijf erbij: bel nu het alarmnummer, of ga ergens heen waar iemand is. Ga weg van dat waarmee je jezelf pijn kunt doen. Als je veilig bent, schrijf me dat dan met die woorden.',
    safe: 'Goed. Ik geloof je op je woord. De nummers blijven bij de instellingen staan, Care; komt het terug, zeg het dan tegen een mens.',
  },
  pl: {
    direction: 'ltr',
    title: 'Nie musisz dźwigać tego w samotności.',
    question:
      'Są ludzie, którzy mogą teraz wysłuchać. Jeśli możesz to zrobić albo coś ci się stało, zadzwoń pod',
    notMeant: 'Nie o to mi chodziło',
    less: 'Pokazuj tego mniej',
    close: 'Zamknij',
    more: 'Telefony zaufania, bliscy, twój plan',
    reply:
      'Dziękuję, że to zostało napisane. Jestem programem: nie mogę cię ochronić i nikomu o tym nie powiedziałem.\n\nJeśli możesz to zrobić, zadzwoń teraz na numer alarmowy albo idź do kogoś, kto może z tobą zostać, i powiedz to jedno zdanie.\n\nCzy jesteś teraz w bezpiecznym miejscu?',
    stillHere:
      'Powtarzam: zadzwoń teraz na numer alarmowy albo idź tam, gdzie ktoś jest. Odejdź od tego, czym możesz zrobić sobie krzywdę. Kiedy będziesz w bezpiecznym miejscu, napisz mi to tymi słowami.',
    safe: 'Dobrze. Wierzę ci na słowo. Numery są nadal w ustawieniach, Care; jeśli to wróci, powiedz o tym człowiekowi.',
  },
  tr: {
    direction: 'ltr',
    title: 'Bunu tek başına taşımak zorunda değilsin.',
    question: 'Seni şu anda dinleyebilecek insanlar var. Bunu yapabilecek durumdaysan ya da yaralıysan ara:',
    notMeant: 'Bunu kastetmedim',
    less: 'Bunu daha az göster',
    close: 'Kapat',
    more: 'Yardım hatları, yakınların, planın',
    reply:
      'Bunu yazdığın için teşekkür ederim. Ben bir programım: seni koruyamam ve kimseye haber vermedim.\n\nBunu yapabilecek durumdaysan lütfen şimdi acil yardım numarasını ara ya da yanında kalabilecek birine git ve o tek cümleyi söyle.\n\nŞu anda güvende misin?',
    stillHere:
      'Tekrar söylüyorum: lütfen şimdi acil yardımı ara ya da birinin olduğu bir yere git. Sana zarar verebilecek şeyden uzaklaş. Güvende olduğunda bana bunu bu kelimeyle yaz.',
    safe: 'Peki. Sözüne inanıyorum. Numaralar ayarlarda, Care bölümünde duruyor; yine gelirse lütfen bir insana söyle.',
  },
} as const satisfies Partial<Record<DangerLanguage, DangerWords>>

/** The fixed words of each language, written as a native speaker would say them to a friend. */
export const dangerWords: Readonly<Record<DangerLanguage, DangerWords>> = {
  ...wordsOfTheWest,
  ...wordsOfTheEast,
}

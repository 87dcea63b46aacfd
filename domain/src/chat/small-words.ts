import type { Language } from '../language.ts';

const list = (words: string) => new Set(words.split(' '));

/** Words that carry no content of their own, in plain letters: by them a language is known, and a sentence's content is what is left. */
export const smallWords: Record<Language, ReadonlySet<string>> = {
  en: list(
    'a an the and or but so if then than that this these those there here of in on at to for from with by as into about over under up down out off is are was were be been being am do does did done has have had having can could will would shall should may might must it its he him his she her they them their we us our you your who whom whose which what when where why how all each every both some any other another such very more most much many also too only just even still again always ever yes one like because while until through after before between during let lets s t',
  ),
  fr: list(
    'le la les un une des du de d l au aux et ou mais donc or si car que qu qui quoi dont ou ce cet cette ces cela ca c il ils elle elles on nous vous tu te t se s lui leur leurs son sa ses notre nos votre vos ton ta tes en y dans sur sous par pour avec chez vers entre est sont etait etaient etre ete a ont avait avaient avoir as ai es fait faire peut peuvent doit doivent va vont plus tres aussi bien comme quand alors puis encore toujours meme tout tous toute toutes chaque autre autres oui la comment pourquoi parce afin lorsque jusqu apres avant pendant m',
  ),
  'pt-BR': list(
    'o a os as um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra com ao aos e ou mas se que quem qual quais quando onde como porque pois isso isto este esta esse essa aquele aquela ele ela eles elas nos voce voces lhe lhes seu sua seus suas nosso nossa nossos nossas te ti sao foi era eram ser sido estar esta estao tem temos ter tinha ha faz fazer pode podem deve devem vai vao mais muito muita muitos tambem bem ja ainda sempre so ate mesmo todo toda todos todas cada outro outra outros sim entao depois antes entre sobre sob la aqui',
  ),
};

/** Words that deny, in plain letters. */
export const denials: Record<Language, ReadonlySet<string>> = {
  en: list(
    'no not never none nobody nothing nowhere neither nor without cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt shouldnt mustnt couldnt hasnt havent hadnt',
  ),
  fr: list('ne n pas jamais aucun aucune rien personne sans ni non nul nulle guere'),
  'pt-BR': list('nao nunca jamais nenhum nenhuma ninguem nada sem nem'),
};

/** Words by which a speaker speaks of himself, in plain letters: no program may, but where it gives words of a prayer. */
export const firstPerson: Record<Language, ReadonlySet<string>> = {
  en: list('i me my mine myself im ive ill id'),
  fr: list('je j moi mon ma mes mien mienne'),
  'pt-BR': list('eu me mim meu minha meus minhas comigo'),
};

/** Numbers in words, in plain letters; those that are also an article are left out. */
export const numberWords: Record<Language, ReadonlySet<string>> = {
  en: list(
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty thirty forty fifty hundred thousand million first second third fourth fifth sixth seventh eighth ninth tenth twice half',
  ),
  fr: list(
    'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze vingt trente quarante cinquante cent mille million premier premiere deuxieme second seconde troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme',
  ),
  'pt-BR': list(
    'dois duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze vinte trinta quarenta cinquenta cem mil milhao primeiro primeira segundo segunda terceiro terceira quarto quinta quinto sexto setimo oitavo nono decimo metade',
  ),
};

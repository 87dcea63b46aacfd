import type { Language } from '../language.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words of an answer that are passed over, in plain letters: articles, prepositions, lead-ins such as "it is". */
export const passingWords: Record<Language, ReadonlySet<string>> = {
  en: list(
    'the a an of to in on at for from with by into unto out upon through as and it its is was are were be been am this that thats these those there they theyre we i he she you him her them me us has have had do does did because so st saint s',
  ),
  fr: list(
    'le la les l un une des du de d a au aux en dans sur pour par avec chez vers et c ce cet cette ces cela ca est sont etait etaient fut il elle ils elles on nous vous je j tu lui leur se s me m te t y ai as ont avait que qu qui parce saint sainte st ste',
  ),
  'pt-BR': list(
    'o a os as um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra com ao aos e eh sao foi foram era eram esta estao isso isto esse essa este esta eu ele ela eles elas nos voce se me lhe que porque santo santa sto sta s',
  ),
};

/** Words that deny what stands beside them; an answer has none but those of the key. */
export const denyingWords: Record<Language, ReadonlySet<string>> = {
  en: list(
    'not no never none nobody nothing nowhere neither nor without except but cannot cant dont doesnt didnt isnt arent wasnt werent wont hasnt havent far less instead or anywhere',
  ),
  fr: list('ne n pas jamais aucun aucune rien sans ni non nul nulle sauf loin moins ou partout'),
  'pt-BR': list(
    'nao nunca jamais nenhum nenhuma ninguem nada sem nem exceto menos longe alem ou qualquer',
  ),
};

/** Words that make an answer somebody else where the key's words follow: "the mother of Jesus". */
export const relations: Record<Language, ReadonlySet<string>> = {
  en: list(
    'mother father brother sister wife husband son daughter cousin parents friend friends enemy enemies uncle aunt king servant servants',
  ),
  fr: list(
    'mere pere frere soeur femme mari fils fille cousin cousine parents ami amie amis ennemi ennemie ennemis oncle tante roi serviteur serviteurs',
  ),
  'pt-BR': list(
    'mae pai irmao irma mulher marido filho filha primo prima pais amigo amiga amigos inimigo inimiga inimigos tio tia rei servo servos',
  ),
};

/** What stands between such a word and whose it is. */
export const ofWords: Record<Language, ReadonlySet<string>> = {
  en: list('of the'),
  fr: list('de du des d l la le les'),
  'pt-BR': list('de do da dos das'),
};

/** "Saint" and its like, which are passed over before a name. */
export const saintWords: Record<Language, ReadonlySet<string>> = {
  en: list('st saint s'),
  fr: list('saint sainte st ste s'),
  'pt-BR': list('sao santo santa sto sta s'),
};

/** "Saint" cut short, and how it reads in full. */
export const shortSaints: Record<Language, ReadonlyMap<string, string>> = {
  en: new Map(),
  fr: new Map([
    ['st', 'saint'],
    ['ste', 'sainte'],
  ]),
  'pt-BR': new Map([
    ['sto', 'santo'],
    ['sta', 'santa'],
  ]),
};

/** What is no name: beside it, "Saint" is a part of the word (Saint-Esprit, Santa Missa). */
export const holyThings: Record<Language, ReadonlySet<string>> = {
  en: new Set(),
  fr: list(
    'esprit famille trinite messe sacrifice chreme cene viatique huile eglise vierge nom sacrement siege pere ecriture communion eucharistie ange anges quarantaine croix',
  ),
  'pt-BR': list(
    'espirito familia trindade missa sacrificio crisma ceia viatico oleo igreja virgem nome sacramento padre comunhao eucaristia anjo anjos cruz sexta',
  ),
};

/** Names that stand beside many right answers: to have them as well is nobody else's answer. */
export const namesOfGod: Record<Language, ReadonlySet<string>> = {
  en: list('god jesus christ lord'),
  fr: list('dieu jesus christ seigneur'),
  'pt-BR': list('deus jesus cristo senhor'),
};

/** Articles that say one: an answer that counts more is another. */
export const indefinite: Record<Language, ReadonlySet<string>> = {
  en: list('a an'),
  fr: list('un une'),
  'pt-BR': list('um uma'),
};

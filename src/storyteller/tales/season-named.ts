/** The words by which families call a theme that has a season of tales, in the languages in which they type: small letters without accents. */
const names: Readonly<Record<string, string>> = {
  pirates: 'pirate pirates pirat piraten piratas pirata pirati piraci korsan korsanlar',
  knights:
    'knight knights ritter chevalier chevaliers caballero caballeros cavaliere cavalieri cavaleiro cavaleiros ridder ridders rycerz rycerze sovalye sovalyeler',
  space: 'space astronaut astronauts weltall weltraum espace espacio spazio espaco ruimte kosmos uzay',
  jungle: 'jungle dschungel jungla giungla selva oerwoud dzungla orman',
  underwater: 'underwater unterwasser onderwater',
  dinosaurs:
    'dinosaur dinosaurs dino dinos dinosaurier dinosaure dinosaures dinosaurio dinosaurios dinosauro dinosauri dinossauro dinossauros dinosaurus dinosaurussen dinozaur dinozaury dinozor dinozorlar',
  magic: 'magic magician magicians zauberei magie magia magiczny sihir',
  mystery: 'mystery mysteries geheimnis mystere misterio mistero misterio mysterie tajemnica gizem',
  detectives: 'detective detectives detektiv detektive detetive detetives detektyw detektywi dedektif dedektifler',
  'fairy-tale': 'fairytale fairytales fairy-tale fairy-tales marchen sprookje sprookjes bajka bajki masal',
  ninjas: 'ninja ninjas',
};

const seasonOf = new Map(Object.entries(names).flatMap(([season, words]) => words.split(' ').map((word) => [word, season])));

/** The season that the family's own words are the name of, and nothing more: `Dinosaurs!`. Null for all other words, which make a story of their own. */
export function seasonNamed(words: string): string | null {
  const plain = words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^\P{L}+|\P{L}+$/gu, '')
    .replace(/^fairy tale/, 'fairytale');
  return seasonOf.get(plain) ?? null;
}

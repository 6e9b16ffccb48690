// Written by `npm run themes` from src/domain/themes/*.json.

/** The words by which families call a theme that has a season of tales: small letters without accents. */
export const seasonNames: Readonly<Record<string, string>> = {
  pirates: 'pirate pirates pirat piraten piratas pirata pirati piraci korsan korsanlar',
  knights:
    'knight knights ritter chevalier chevaliers caballero caballeros cavaliere cavalieri cavaleiro cavaleiros ridder ridders rycerz rycerze sovalye sovalyeler',
  space: 'space astronaut astronauts weltall weltraum espace espacio spazio espaco ruimte kosmos uzay',
  jungle: 'jungle dschungel jungla giungla selva oerwoud dzungla orman',
  detectives: 'detective detectives detektiv detektive detetive detetives detektyw detektywi dedektif dedektifler',
  'fairy-tale': 'fairytale fairytales fairy-tale fairy-tales marchen sprookje sprookjes bajka bajki masal',
  ninjas: 'ninja ninjas',
  underwater: 'underwater unterwasser onderwater',
  dinosaurs:
    'dinosaur dinosaurs dino dinos dinosaurier dinosaure dinosaures dinosaurio dinosaurios dinosauro dinosauri dinossauro dinossauros dinosaurus dinosaurussen dinozaur dinozaury dinozor dinozorlar',
  magic: 'magic magician magicians zauberei magie magia magiczny sihir',
  mystery: 'mystery mysteries geheimnis mystere misterio mistero misterio mysterie tajemnica gizem',
};

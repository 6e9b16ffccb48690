// Written by `npm run themes` from src/domain/themes/*.json.

/** The themes the selector recommends. */
export const recommendedThemes = ['pirates', 'knights', 'space', 'jungle', 'detectives', 'fairy-tale', 'ninjas', 'underwater'] as const;

/** Every theme that has a scene, a sign and tales of its own. */
export const knownThemes = [
  'pirates',
  'knights',
  'space',
  'jungle',
  'detectives',
  'fairy-tale',
  'ninjas',
  'underwater',
  'dinosaurs',
  'magic',
  'mystery',
] as const;

export const themeInfo = {
  pirates: { title: 'Pirates', description: 'Maps, tides and a crew that sticks together', emoticon: '🏴‍☠️' },
  knights: { title: 'Knights', description: 'Quests, banners and brave deeds', emoticon: '🛡️' },
  space: { title: 'Space', description: 'Small crews, far stars, strange signals', emoticon: '🚀' },
  jungle: { title: 'Jungle', description: 'Green tunnels and animals that talk back', emoticon: '🌴' },
  detectives: { title: 'Detectives', description: 'Clues, hunches and a case to crack', emoticon: '🔍' },
  'fairy-tale': { title: 'Fairy tale', description: 'Wishes, woods and kind giants', emoticon: '🏰' },
  ninjas: { title: 'Ninjas', description: 'Silent feet and quick thinking', emoticon: '🥷' },
  underwater: { title: 'Underwater', description: 'Deep blue, bubbles and hidden reefs', emoticon: '🐠' },
  dinosaurs: { title: 'Dinosaurs', description: 'Big footprints, bigger surprises', emoticon: '🦕' },
  magic: { title: 'Magic', description: 'Spells, potions and things that float', emoticon: '✨' },
  mystery: { title: 'Mystery', description: 'Something odd is going on here', emoticon: '🗝️' },
};

/** Which theme suits which place, style and level (product specification, section 9). */
export const themeMatches = {
  pirates: {
    environments: ['backyard', 'park', 'playground', 'living-room'],
    styles: ['cooperative', 'competitive', 'creative'],
    levels: ['medium', 'high'],
  },
  knights: {
    environments: ['backyard', 'park', 'playground', 'living-room'],
    styles: ['cooperative', 'competitive'],
    levels: ['medium', 'high'],
  },
  space: {
    environments: ['living-room', 'bedroom', 'basement'],
    styles: ['cooperative', 'educational', 'creative'],
    levels: ['low', 'medium'],
  },
  jungle: { environments: ['backyard', 'park', 'playground'], styles: ['cooperative', 'educational'], levels: ['medium', 'high'] },
  detectives: {
    environments: ['living-room', 'bedroom', 'classroom'],
    styles: ['cooperative', 'competitive', 'educational'],
    levels: ['low', 'medium'],
  },
  'fairy-tale': { environments: ['bedroom', 'living-room', 'backyard'], styles: ['cooperative', 'creative'], levels: ['low', 'medium'] },
  ninjas: { environments: ['backyard', 'playground', 'basement'], styles: ['competitive', 'cooperative'], levels: ['medium', 'high'] },
  underwater: {
    environments: ['living-room', 'bedroom', 'basement'],
    styles: ['cooperative', 'educational', 'creative'],
    levels: ['low', 'medium'],
  },
} as const;

/** Which themes charm an age at first sight; every family gets to all of them. */
export const forLittle = ['fairy-tale', 'underwater', 'jungle', 'pirates', 'space', 'knights', 'ninjas', 'detectives'] as const;
export const forBig = ['detectives', 'space', 'ninjas', 'knights', 'pirates', 'jungle', 'underwater', 'fairy-tale'] as const;

// Written by `npm run themes` from src/domain/themes/*.json.

export const adventure = {
  pirates: 'Pirates Adventure',
  knights: 'Knights Adventure',
  space: 'Space Adventure',
  jungle: 'Jungle Adventure',
  detectives: 'Detectives Adventure',
  'fairy-tale': 'Fairy-tale Adventure',
  ninjas: 'Ninjas Adventure',
  underwater: 'Underwater Adventure',
  dinosaurs: 'Dinosaurs Adventure',
  magic: 'Magic Adventure',
  mystery: 'Mystery Adventure',
};

export const building = {
  pirates: 'Someone is rolling out the map and weighing down its corners.',
  knights: 'The banners are being unrolled and the horses brushed.',
  space: 'The crew is checking every button twice.',
  jungle: 'A path is being found between the leaves.',
  detectives: 'The magnifying glass is being polished.',
  'fairy-tale': 'Once upon a time is just around the corner.',
  ninjas: 'Soft shoes are being laced. You will not hear a thing.',
  underwater: 'The diving bell is being lowered, ever so gently.',
  dinosaurs: 'Very large footprints are being measured.',
  magic: 'The spell book is looking for the right page.',
  mystery: 'A candle is being lit on the stairs.',
};

export const waiting = {
  pirates: 'The crew is hoisting the sails',
  knights: 'The castle gates are creaking open',
  space: 'The ship is plotting a course between the stars',
  jungle: 'Something is rustling in the leaves ahead',
  detectives: 'A fresh clue is on its way',
  'fairy-tale': 'The storyteller is turning the page',
  ninjas: 'Shadows are gathering, without a sound',
  underwater: 'Bubbles are rising from the deep',
  dinosaurs: 'The ground is trembling, just a little',
  magic: 'The cauldron is starting to hum',
  mystery: 'Somebody has left a note under the door',
};

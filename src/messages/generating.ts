import { namespace, params } from './i18n.ts';

/** While the first page of a story is being told. */
export const generatingWords = namespace('generating', {
  page: 'Building the story',
  title: 'Building the story...',
  with: params('with {names}'),
  cancel: 'Cancel',
  building: {
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
  },
  buildingOwn: 'Your idea is being turned into pages.',
  ready: 'Adventure Generated',
  error: 'Error',
  failures: { story: 'Failed to generate adventure. Please try again.', storage: 'Failed to create adventure session.' },
});

/** A page of one of the tales, as a family with children of five and eight gets it; shown to whoever has not signed up yet. */
export const sampleStep = {
  type: 'action',
  title: 'The Puddle',
  aloud: [
    'The puddle is as wide as a door and as deep as a thumb. Captain Boom clatters on board. “To sea!” Then he sees it. Tock, tock, tock, it goes, and Rosie, his pirate ship, stops. “It isn’t me,” he booms. “It’s the ship!”',
    'Sit close together: all of you are in Rosie. Lean to the left, and she lifts one side and takes a step. Lean to the right, and there goes the other. She waddles! Mia begins each lean, and the rest go along. Ten waddles, and you are past the puddle.',
  ],
  adult: 'Slip in a tock now and then. Over when Rosie has waddled past.',
  note: 'Mia built a bridge and called it Bob.',
  next: '“With Bob the bridge one gets over the wet and stays dry,” says Captain Boom. He is very much in favour of it.',
} as const;

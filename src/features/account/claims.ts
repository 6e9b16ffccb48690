/** What the auth page claims about the product: the one place to change it. */

export type Claim = { value: string; label: string };

export const claims: readonly Claim[] = [
  { value: '10,000+', label: 'adventures' },
  { value: '5,000+', label: 'families' },
  { value: '15 min', label: 'setup' },
];

export type Point = { icon: 'read' | 'props' | 'garden'; title: string; text: string };

export const points: readonly Point[] = [
  { icon: 'read', title: 'You read, they play', text: 'Short scenes to read aloud. The children decide together what happens next.' },
  { icon: 'props', title: 'Props from your own cupboard', text: 'A blanket, a spoon, an empty box: every step works with what you have.' },
  {
    icon: 'garden',
    title: 'It works in the garden',
    text: 'An adventure is on your device before you go, and needs no signal at all.',
  },
];

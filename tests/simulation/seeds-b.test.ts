import { simulateSeeds } from './seeds.ts';

simulateSeeds(9, 16);

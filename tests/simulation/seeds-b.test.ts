import { simulateSeeds } from './seeds.ts';

simulateSeeds(15, 28);

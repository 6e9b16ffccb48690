import { simulateOnModel } from './seeds.ts';

simulateOnModel(1, 250);

import { simulateOnModel } from './seeds.ts';

simulateOnModel(501, 750);

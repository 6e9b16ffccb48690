import { simulateOnModel } from './seeds.ts';

simulateOnModel(751, 1500);

import { simulateOnModel } from './seeds.ts';

simulateOnModel(1001, 2000);

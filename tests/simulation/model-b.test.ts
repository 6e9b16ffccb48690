import { simulateOnModel } from './seeds.ts';

simulateOnModel(1251, 2500);

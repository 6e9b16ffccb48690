import { simulateOnModel } from './seeds.ts';

simulateOnModel(2501, 5000);

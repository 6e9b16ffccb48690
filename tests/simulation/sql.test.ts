import { simulateOnSql } from './seeds.ts';

simulateOnSql(1, 4);

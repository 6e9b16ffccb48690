import { simulateOnSql } from './seeds.ts';

simulateOnSql(7, 12);

import { simulateOnSql } from './seeds.ts';

simulateOnSql(11, 20);

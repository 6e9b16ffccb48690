import '../zod-jitless.ts';
import { start } from './start.tsx';

// What the page runs. Where a part of it can't be had or read, the page says so itself (index.html).
void start();

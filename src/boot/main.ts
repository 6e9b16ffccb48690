import '../zod-jitless.ts';
import { start } from './start.tsx';

// The page's only script. If a part of it can't be loaded or parsed, or the start fails, index.html says so.
void start();

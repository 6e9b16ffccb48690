export { art } from './meadow.tsx';

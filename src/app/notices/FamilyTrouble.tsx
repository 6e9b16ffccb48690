import { lazyExtra } from '../../ui/lazy.tsx';
import { MissingPartCard } from './MissingPartCard.tsx';
import type { TroubleProps } from './TroubleCard.tsx';

/** Says why the family's database is not open. Loaded when there is trouble, which is rare. */
export const FamilyTrouble = lazyExtra<TroubleProps>(
  () => import('./TroubleCard.tsx').then(({ TroubleCard }) => TroubleCard),
  () => <MissingPartCard />,
);

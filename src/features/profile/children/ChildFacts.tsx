import type { Child } from '../../../domain/entities/child.ts';
import { profileWords } from '../../../messages/profile/profile.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import styles from './ChildFacts.module.css';

/** The themes whose colours the children get, in the order of the list. */
const inks = ['underwater', 'pirates', 'jungle', 'magic', 'knights', 'fairy-tale', 'dinosaurs', 'space', 'detectives', 'ninjas'];

/** A child in a list: name, age, interests and limitations. */
export function ChildFacts({ child, index, headingLevel }: { child: Child; index: number; headingLevel: 2 | 3 }) {
  const t = useMessages(profileWords);
  return (
    <div className={styles.facts}>
      <Initial name={child.name} index={index} />
      <div className={styles.words}>
        <Heading level={headingLevel} size="small" className={styles.name}>
          <bdi>{child.name}</bdi>
        </Heading>
        <p className={styles.age}>{t.aged({ age: child.age })}</p>
        {child.interests.length > 0 && (
          <ul className={styles.interests} aria-label={t.interests}>
            {child.interests.map((interest) => (
              <li key={interest}>
                <Badge>{interest}</Badge>
              </li>
            ))}
          </ul>
        )}
        {child.limitations !== null && <p className={styles.considerations}>{child.limitations}</p>}
      </div>
    </div>
  );
}

/** The child's initial, styled like the first letter of a chapter. Decorative, because the name is beside it. */
function Initial({ name, index }: { name: string; index: number }) {
  const [letter = '?'] = name.trim();
  return (
    <span className={styles.initial} data-theme={inks[index % inks.length]} aria-hidden="true">
      {letter.toLocaleUpperCase()}
    </span>
  );
}

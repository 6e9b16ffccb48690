import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { customLocation } from '../../domain/catalog.ts';
import type { Environment } from '../../domain/entities/environment.ts';
import type { RadioCard } from '../../ui/RadioCards/RadioCards.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './AsLastTime.module.css';
import type { Choices } from './choose.ts';
import { levelCards, participationCards, placeCards, styleCards } from './options.tsx';
import type { Plan } from './plan.ts';
import { shorten, stepsHint } from './texts.ts';

type Props = {
  choices: Choices;
  plan: Plan;
  environments: readonly Environment[];
};

/** Where and how the family plays, in five lines: what was good last time needs no second thought. */
export function AsLastTime({ choices, plan, environments }: Props) {
  const place = chosen(placeCards(environments), choices.environment);
  return (
    <ul className={styles.facts}>
      <Fact label="Adult participation" card={chosen(participationCards, choices.participation)} />
      <Fact
        label="Environment"
        card={choices.environment === customLocation && place ? { ...place, meaning: shorten(choices.customEnvironment, 80) } : place}
      />
      <Fact label="Play style" card={chosen(styleCards, choices.playStyle)} />
      <Fact label="Activity level" card={chosen(levelCards, choices.activityLevel)} />
      <Fact label="Number of steps" card={{ title: `${plan.totalSteps} steps`, meaning: stepsHint(plan), icon: <BookOpen /> }} />
    </ul>
  );
}

function chosen<T extends string>(cards: readonly RadioCard<T>[], value: T | null): RadioCard<T> | undefined {
  return cards.find((card) => card.value === value);
}

type FactProps = { label: string; card: { title: string; meaning?: string | undefined; icon?: ReactNode } | undefined };

function Fact({ label, card }: FactProps) {
  if (card === undefined) return null;
  return (
    <li className={styles.fact}>
      <span className={styles.icon} aria-hidden="true">
        {card.icon}
      </span>
      <span className={styles.words}>
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
        <strong>{card.title}</strong>
        {card.meaning !== undefined && <span className={styles.meaning}>{card.meaning}</span>}
      </span>
    </li>
  );
}

import { useId } from 'react';
import { customLocation } from '../../../domain/catalog.ts';
import type { Child } from '../../../domain/entities/child.ts';
import type { Environment } from '../../../domain/entities/environment.ts';
import { limits } from '../../../domain/limits.ts';
import { selectorWords } from '../../../messages/selector/selector.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Field } from '../../../ui/Field/Field.tsx';
import { RadioCards } from '../../../ui/RadioCards/RadioCards.tsx';
import { Slider } from '../../../ui/Slider/Slider.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { ToggleChips } from '../../../ui/ToggleChips/ToggleChips.tsx';
import type { Choices, Setup } from '../setup/choose.ts';
import type { Plan } from '../setup/plan.ts';
import { stepRange } from '../setup/suggested-steps.ts';
import { howLine, lengthLine, stepsHint, whereLine, whoLine } from '../texts.ts';
import { Chapter } from './Chapter.tsx';
import { fields } from './chapter-ids.ts';
import { levelCards, participationCards, placeCards, styleCards } from './options.tsx';
import styles from './SetupChapters.module.css';

type Props = {
  choices: Choices;
  plan: Plan;
  family: readonly Child[];
  environments: readonly Environment[];
  /** The error for the description of the custom place; null if there is none. */
  placeError: string | null;
  onChange: (setup: Setup) => void;
};

/** Everything but the story: who plays, where, how and how long. */
export function SetupChapters(props: Props) {
  return (
    <>
      <WhoChapter {...props} />
      <WhereChapter {...props} />
      <HowChapter {...props} />
      <LengthChapter {...props} />
    </>
  );
}

function WhoChapter({ choices, plan, family, onChange }: Props) {
  const t = useMessages(selectorWords);
  return (
    <Chapter id="who" number={1} title={t.whoTitle} line={whoLine(plan, choices.participation)}>
      {family.length === 0 ? (
        <p>{t.noFamily}</p>
      ) : (
        <ToggleChips
          label={t.children}
          hideLabel
          options={family.map((child) => ({
            value: child.id,
            label: (
              <span>
                <bdi>{child.name}</bdi>, {child.age}
              </span>
            ),
          }))}
          value={plan.playing.map((child) => child.id)}
          onValueChange={(ids) => onChange({ sittingOut: family.filter((child) => !ids.includes(child.id)).map((child) => child.id) })}
        />
      )}
      <RadioCards
        label={t.participation}
        hint={t.participationHint}
        className={styles.pairs}
        options={participationCards()}
        value={choices.participation}
        onValueChange={(participation) => onChange({ participation })}
      />
    </Chapter>
  );
}

function WhereChapter({ choices, environments, placeError, onChange }: Props) {
  const t = useMessages(selectorWords);
  return (
    <Chapter id="where" number={2} title={t.whereTitle} line={whereLine(choices, environments)}>
      <RadioCards
        label={t.environment}
        hideLabel
        className={styles.pairs}
        options={placeCards(environments)}
        value={choices.environment}
        onValueChange={(environment) => onChange({ environment })}
      />
      {choices.environment === customLocation && (
        <Field label={t.describeLocation} hint={t.describeHint} error={placeError} controlId={fields.place} required>
          <TextArea
            rows={2}
            limit={limits.customEnvironment.max}
            value={choices.customEnvironment}
            placeholder={t.describeExample}
            onValueChange={(customEnvironment) => onChange({ customEnvironment })}
          />
        </Field>
      )}
    </Chapter>
  );
}

function HowChapter({ choices, onChange }: Props) {
  const t = useMessages(selectorWords);
  return (
    <Chapter id="how" number={3} title={t.howTitle} line={howLine(choices)}>
      <RadioCards
        label={t.level}
        className={styles.threes}
        options={levelCards()}
        value={choices.activityLevel}
        onValueChange={(activityLevel) => onChange({ activityLevel })}
      />
      <RadioCards
        label={t.style}
        className={styles.pairs}
        options={styleCards()}
        value={choices.playStyle}
        onValueChange={(playStyle) => onChange({ playStyle })}
      />
    </Chapter>
  );
}

function LengthChapter({ plan, onChange }: Props) {
  const t = useMessages(selectorWords);
  const hint = useId();
  return (
    <Chapter id="length" number={4} title={t.lengthTitle} line={lengthLine(plan)}>
      <div className={styles.steps}>
        <Slider
          label={t.length}
          min={stepRange.min}
          max={stepRange.max}
          value={plan.totalSteps}
          format={(steps) => t.steps(steps)}
          aria-describedby={hint}
          onValueChange={(totalSteps) => onChange({ totalSteps })}
        />
        <p id={hint} className={styles.hint}>
          {stepsHint(plan)}
        </p>
      </div>
    </Chapter>
  );
}

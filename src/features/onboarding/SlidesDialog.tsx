import { useRef, useState } from 'react';
import { onboardingWords } from '../../messages/onboarding.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Scene } from '../../ui/scene/Scene.tsx';
import styles from './SlidesDialog.module.css';
import { slides } from './slides.tsx';

type Props = {
  open: boolean;
  /** `never`: the adult does not want to see the slides again. Skipping them does not mean that. */
  onFinish: (never: boolean) => void;
};

/** The introduction in four slides. Only its own buttons close it, so that an accidental tap outside does not. */
export function SlidesDialog({ open, onFinish }: Props) {
  const t = useMessages(onboardingWords);
  const [index, setIndex] = useState(0);
  const [never, setNever] = useState(false);
  const onward = useRef<HTMLButtonElement>(null);
  const slide = slides[index] ?? slides[0];
  const last = index === slides.length - 1;
  return (
    <Dialog
      open={open}
      onOpenChange={() => undefined}
      dismissible={false}
      initialFocus={onward}
      title={t.titles[slide.id]}
      art={<Scene key={slide.theme} theme={slide.theme} variant="band" className={styles.scene} />}
      footer={
        <div className={styles.foot}>
          {!last && (
            <Button variant="quiet" onClick={() => onFinish(false)}>
              {t.skip}
            </Button>
          )}
          <div className={styles.turn}>
            <Button disabled={index === 0} onClick={() => setIndex(index - 1)}>
              {t.previous}
            </Button>
            <Button ref={onward} variant="primary" size="medium" onClick={() => (last ? onFinish(never) : setIndex(index + 1))}>
              {last ? t.start : t.next}
            </Button>
          </div>
        </div>
      }
    >
      <div className={styles.pages}>
        {/* All slides share one grid cell, so that the buttons stay in place from slide to slide. */}
        {slides.map((other) => (
          <SlidePage key={other.id} slide={other} shown={other === slide} />
        ))}
      </div>
      <div className={styles.end}>
        <Checkbox label={t.never} checked={never} onCheckedChange={setNever} />
        <p className={styles.where}>{t.page({ page: index + 1, all: slides.length })}</p>
      </div>
      <LiveRegion
        message={open ? t.said({ title: t.titles[slide.id], page: index + 1, all: slides.length, lead: t.leads[slide.id] }) : ''}
      />
    </Dialog>
  );
}

/** What one slide says. */
function SlidePage({ slide: { id, points }, shown }: { slide: (typeof slides)[number]; shown: boolean }) {
  const t = useMessages(onboardingWords);
  return (
    <div className={styles.page} aria-hidden={!shown} data-open={shown}>
      <p>{t.leads[id]}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.say} className={styles.point}>
            <span className={styles.icon} aria-hidden="true">
              {point.icon}
            </span>
            {t.points[point.say]}
          </li>
        ))}
      </ul>
    </div>
  );
}

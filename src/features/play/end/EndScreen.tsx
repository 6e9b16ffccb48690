import { BookHeart, HeartHandshake, Library, Play, Printer, RotateCcw } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Adventure, Status } from '../../../domain/entities/adventure.ts';
import { toldSteps } from '../../../domain/shared-story.ts';
import { storyLanguage } from '../../../domain/story-language.ts';
import { careWords } from '../../../messages/play/care.ts';
import { endWords } from '../../../messages/play/end.ts';
import { adventureName } from '../../../messages/shared/adventures.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { askToPrint } from '../../../platform/view/print-request.ts';
import { useGo } from '../../../platform/view/view.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Callout } from '../../../ui/Callout/Callout.tsx';
import { Clamp, Cut } from '../../../ui/Clamp/Clamp.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Page } from '../../../ui/Page/Page.tsx';
import { Scene } from '../../../ui/scene/Scene.tsx';
import { type CareKind, careLines } from '../care/care.ts';
import { celebrate } from './confetti.ts';
import styles from './EndScreen.module.css';
import { KeepsakePicture } from './KeepsakePicture.tsx';
import { ShareStory } from './ShareStory.tsx';
import { WholeStory } from './WholeStory.tsx';

type Props = {
  /** The account open on this device: pictures are kept per account. */
  account: string;
  adventure: Adventure;
  status: Exclude<Status, 'active'>;
  /** True if the adventure was completed just now, on this screen. */
  justCompleted: boolean;
  /** The kind of trouble because of which the family stopped; null if there was none. */
  hurt: CareKind | null;
  header: ReactNode;
  onResume: () => void;
};

/** The last page: how the story went, and what to do next. */
export function EndScreen({ account, adventure, status, justCompleted, hurt, header, onResume }: Props) {
  const t = useMessages(endWords);
  const care = useMessages(careWords);
  const name = adventureName(adventure);
  const steps = toldSteps(adventure);
  const paused = status === 'paused_for_continuation';
  // No celebration, no joke and no story while somebody needs the adult.
  const title = t.titles[hurt !== null && !paused ? 'hurt' : status];
  const canvas = useConfetti(justCompleted);
  const heading = useRef<HTMLDivElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  return (
    <Page theme={adventure.theme} width="text" header={header}>
      <title>{`${title} – Play Venture`}</title>
      <canvas ref={canvas} className={styles.confetti} aria-hidden="true" data-confetti={justCompleted ? 'on' : 'off'} />
      <article className={styles.end}>
        {hurt === null && <Scene theme={adventure.theme} words={adventure.custom_theme} className={styles.scene} />}
        <div ref={heading} tabIndex={-1} className={styles.heading}>
          <Clamp text={name} className={styles.name}>
            <p>
              <Cut>{name}</Cut>
            </p>
          </Clamp>
          <Heading level={1} size="giant" flourish>
            {title}
          </Heading>
        </div>
        {hurt !== null && (
          <Callout tone="adult" title={care.titles[hurt]} icon={<HeartHandshake />} className={styles.hurt}>
            {careLines(hurt).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Callout>
        )}
        {hurt === null && adventure.story_summary !== null && (
          <p className={styles.summary} lang={storyLanguage}>
            {adventure.story_summary}
          </p>
        )}
        {hurt === null && adventure.final_outcome !== null && (
          <p className={styles.summary} lang={storyLanguage}>
            {adventure.final_outcome}
          </p>
        )}
        <WaysOn id={adventure.id} paused={paused} onResume={onResume} />
        {hurt === null && <WholeStory steps={steps} />}
        {hurt === null && !paused && <KeepsakePicture account={account} adventure={adventure.id} name={name} />}
        {steps.length > 0 && <WaysToKeep adventure={adventure} paused={paused} shared={hurt === null && !paused} />}
      </article>
    </Page>
  );
}

/** The buttons that lead on from here. */
function WaysOn({ id, paused, onResume }: { id: string; paused: boolean; onResume: () => void }) {
  const t = useMessages(endWords);
  const go = useGo();
  return (
    <div className={styles.actions}>
      {paused && (
        <Button variant="primary" icon={<Play />} onClick={onResume}>
          {t.resume}
        </Button>
      )}
      <Button variant={paused ? 'secondary' : 'primary'} size="large" icon={<Library />} onClick={() => go({ view: 'welcome' })}>
        {t.library}
      </Button>
      {!paused && (
        <Button size="large" icon={<RotateCcw />} onClick={() => go({ view: 'generating', adventure: id })}>
          {t.again}
        </Button>
      )}
    </div>
  );
}

/** Buttons to print the story and, if `shared`, to give it to a friend. */
function WaysToKeep({ adventure, paused, shared }: { adventure: Adventure; paused: boolean; shared: boolean }) {
  const t = useMessages(endWords);
  return (
    <fieldset className={styles.actions} aria-label={t.share}>
      {!paused && (
        <Button icon={<BookHeart />} onClick={() => askToPrint({ kind: 'booklet', adventure: adventure.id })}>
          {t.booklet}
        </Button>
      )}
      <Button icon={<Printer />} onClick={() => askToPrint({ kind: 'cards', adventure: adventure.id })}>
        {t.cards}
      </Button>
      {shared && <ShareStory adventure={adventure} />}
    </fieldset>
  );
}

/** The canvas for the confetti that celebrates an adventure once, when it was completed just now. */
function useConfetti(on: boolean): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!on || element === null) return undefined;
    let stop: (() => void) | null = null;
    let gone = false;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    void celebrate(element, reduced).then((end) => {
      if (gone) end();
      else stop = end;
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [on]);
  return canvas;
}

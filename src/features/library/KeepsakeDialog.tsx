import { BookHeart, Printer } from 'lucide-react';
import { useState } from 'react';
import { useAdventure } from '../../data/read/hooks.ts';
import { toldSteps } from '../../domain/shared-story.ts';
import { pageOf } from '../../domain/steps/step.ts';
import { storyLanguage } from '../../domain/story-language.ts';
import { libraryWords } from '../../messages/library.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { askToPrint, type PrintKind } from '../../platform/view/print-request.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Scene } from '../../ui/scene/Scene.tsx';
import { ToldStory } from '../../ui/ToldStory/ToldStory.tsx';
import styles from './KeepsakeDialog.module.css';

type Props = { id: string; name: string; onClosed: () => void };

/** The whole story of an adventure that is over, however it ended, to be read again. */
export function KeepsakeDialog({ id, name, onClosed }: Props) {
  const t = useMessages(libraryWords);
  const adventure = useAdventure(id);
  const [open, setOpen] = useState(true);
  // One dialog at a time: this one closes before the print dialog opens.
  const [toPrint, setToPrint] = useState<PrintKind | null>(null);
  const steps = adventure === null || adventure === undefined ? [] : toldSteps(adventure);
  const print = (kind: PrintKind): void => {
    setToPrint(kind);
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={() => {
        onClosed();
        if (toPrint !== null) askToPrint({ kind: toPrint, adventure: id });
      }}
      size="large"
      title={name}
      art={adventure ? <Scene theme={adventure.theme} words={adventure.custom_theme} variant="band" className={styles.art} /> : undefined}
      footer={
        <>
          {steps.length > 0 && (
            <>
              <Button icon={<BookHeart />} className={styles.print} onClick={() => print('booklet')}>
                {t.booklet}
              </Button>
              <Button icon={<Printer />} className={styles.print} onClick={() => print('cards')}>
                {t.cards}
              </Button>
            </>
          )}
          <Button onClick={() => setOpen(false)}>{t.close}</Button>
        </>
      }
    >
      {adventure === undefined && <Skeleton shape="lines" />}
      {adventure === null && <p>{t.gone}</p>}
      {adventure && steps.length > 0 && (
        <ToldStory
          pages={steps.map((step) => ({ id: step.id, ...pageOf(step) }))}
          lang={storyLanguage}
          headingLevel={3}
          numbered
          theme={adventure.theme}
        >
          {adventure.final_outcome !== null && <p className={styles.outcome}>{adventure.final_outcome}</p>}
        </ToldStory>
      )}
    </Dialog>
  );
}

import { BedDouble, Sofa, TreePine, Trees } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { catalogWords } from '../../messages/shared/catalog.ts';
import { sayFault } from '../../messages/shared/faults.ts';
import { joinNames } from '../../messages/shared/names.ts';
import { tryWords } from '../../messages/try/try.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useGo } from '../../platform/view/view.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Grid, Stack } from '../../ui/Stack/Stack.tsx';
import { dismissToast, toast } from '../../ui/Toast/toast.ts';
import { AgePicker } from './AgePicker.tsx';
import { nicknamesFor, type TryPlace, tryPlaces } from './first-family.ts';
import type { Trial, TrialOutcome } from './start-trying.ts';
import styles from './Try.module.css';

const icons: Record<TryPlace, ReactNode> = { 'living-room': <Sofa />, bedroom: <BedDouble />, backyard: <TreePine />, park: <Trees /> };

const noStoryToast = 'no-story';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; stepsFor: (youngest: number) => number };

/** Asks for the children's ages and the place; tapping a place starts the story. */
export function TryDialog({ open, onOpenChange, stepsFor }: Props) {
  const t = useMessages(tryWords);
  const { places } = useMessages(catalogWords);
  const go = useGo();
  const [children, setChildren] = useState<number[]>([]);
  const [begun, setBegun] = useState<TryPlace | null>(null);
  const [missing, setMissing] = useState(false);

  async function begin(place: TryPlace): Promise<void> {
    if (begun !== null) return;
    if (children.length === 0) return setMissing(true);
    setBegun(place);
    const outcome = await start({ ages: children, place, totalSteps: stepsFor(Math.min(...children)) });
    setBegun(null);
    dismissToast(noStoryToast);
    if (outcome.ok) go({ view: 'playing', adventure: outcome.adventure });
    else
      toast({
        title: t.noStory,
        description: outcome.fault === null ? t.failures[outcome.why] : sayFault(outcome.fault),
        tone: 'destructive',
        id: noStoryToast,
      });
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} dismissible={begun === null} title={t.title} description={t.about}>
      <Stack gap={5}>
        <Stack gap={2}>
          <AgePicker
            chosen={children}
            onChange={(ages) => {
              setMissing(false);
              setChildren(ages);
            }}
          />
          <p className={styles.words} role={missing ? 'alert' : undefined}>
            {missing ? t.ageFirst : namesWords(children)}
          </p>
        </Stack>
        <Stack gap={2} as="section" aria-labelledby="try-where">
          <Heading level={3} id="try-where">
            {t.where}
          </Heading>
          <Grid min="11rem" gap={3}>
            {tryPlaces.map((place) => (
              <Button key={place} icon={icons[place]} full busy={begun === place} onClick={() => void begin(place)}>
                {places[place]}
              </Button>
            ))}
          </Grid>
        </Stack>
      </Stack>
    </Dialog>
  );
}

/** The code for family data is loaded with this tap, so that a visitor of the sign-in page does not wait for it. */
async function start(trial: Trial): Promise<TrialOutcome> {
  try {
    const { startTrying } = await import('./start-trying.ts');
    return await startTrying(trial);
  } catch {
    return { ok: false, fault: null, why: 'not-told' };
  }
}

function namesWords(children: readonly number[]): string {
  const t = tryWords.get();
  return children.length === 0 ? t.namesLater : t.nicknames({ names: joinNames(nicknamesFor(children)) });
}

import { BedDouble, Sofa, TreePine, Trees } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { environmentInfo } from '../../domain/catalog.ts';
import { joinNames } from '../../domain/naming.ts';
import { useGo } from '../../platform/view/view.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Grid, Stack } from '../../ui/Stack/Stack.tsx';
import { toast } from '../../ui/Toast/toast.ts';
import { ToggleChips } from '../../ui/ToggleChips/ToggleChips.tsx';
import { ages, nicknamesFor, type TryPlace, tryPlaces } from './first-family.ts';
import { startTrying } from './start-trying.ts';
import styles from './Try.module.css';

const icons: Record<TryPlace, ReactNode> = { 'living-room': <Sofa />, bedroom: <BedDouble />, backyard: <TreePine />, park: <Trees /> };

const ageChips = ages.map((age) => ({ value: String(age), label: String(age) }));

type Props = { open: boolean; onOpenChange: (open: boolean) => void; stepsFor: (youngest: number) => number };

/** Who is here, and where: the tap on the place begins the story. */
export function TryDialog({ open, onOpenChange, stepsFor }: Props) {
  const go = useGo();
  const [chosen, setChosen] = useState<string[]>([]);
  const [begun, setBegun] = useState<TryPlace | null>(null);
  const [missing, setMissing] = useState(false);
  const children = chosen.map(Number);

  async function begin(place: TryPlace): Promise<void> {
    if (begun !== null) return;
    if (children.length === 0) return setMissing(true);
    setBegun(place);
    const outcome = await startTrying({ ages: children, place, totalSteps: stepsFor(Math.min(...children)) });
    setBegun(null);
    if (outcome.ok) go({ view: 'playing', adventure: outcome.adventure });
    else toast({ title: 'No story yet', description: outcome.message, tone: 'destructive' });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={begun === null}
      title="A story, right away"
      description="It is told for who is here, with what is there. Everything stays on this device."
      size="medium"
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <ToggleChips
            label="Who is here? Tap each child’s age."
            options={ageChips}
            value={chosen}
            onValueChange={(all) => {
              setMissing(false);
              setChosen(all);
            }}
          />
          <p className={styles.words} role={missing ? 'alert' : undefined}>
            {missing ? 'Tap an age first.' : namesWords(children)}
          </p>
        </Stack>
        <Stack gap={2} as="section" aria-labelledby="try-where">
          <Heading level={3} size="small" id="try-where">
            Where are you?
          </Heading>
          <Grid min="11rem" gap={3}>
            {tryPlaces.map((place) => (
              <Button key={place} icon={icons[place]} full busy={begun === place} onClick={() => void begin(place)}>
                {environmentInfo[place].name}
              </Button>
            ))}
          </Grid>
        </Stack>
      </Stack>
    </Dialog>
  );
}

function namesWords(children: readonly number[]): string {
  return children.length === 0
    ? 'Names can wait.'
    : `For now the story calls them ${joinNames(nicknamesFor(children))}. Their names go into the profile.`;
}

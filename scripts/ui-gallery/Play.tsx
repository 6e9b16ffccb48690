import { ArrowLeft, ArrowRight, Flag, Flame, HeartPulse, Pause, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../src/ui/Badge/Badge.tsx';
import { Button } from '../../src/ui/Button/Button.tsx';
import { Callout } from '../../src/ui/Callout/Callout.tsx';
import { Card } from '../../src/ui/Card/Card.tsx';
import { Disclosure } from '../../src/ui/Disclosure/Disclosure.tsx';
import { Field } from '../../src/ui/Field/Field.tsx';
import { Heading } from '../../src/ui/Heading/Heading.tsx';
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx';
import { InlineEdit } from '../../src/ui/InlineEdit/InlineEdit.tsx';
import { Page } from '../../src/ui/Page/Page.tsx';
import { Progress } from '../../src/ui/Progress/Progress.tsx';
import { ReadAloud } from '../../src/ui/ReadAloud/ReadAloud.tsx';
import { Row, Stack } from '../../src/ui/Stack/Stack.tsx';
import { StickyActions } from '../../src/ui/StickyActions/StickyActions.tsx';
import { StepTypeIcon } from '../../src/ui/scene/StepTypeIcon.tsx';
import { TextArea } from '../../src/ui/TextArea/TextArea.tsx';
import { ToggleChips } from '../../src/ui/ToggleChips/ToggleChips.tsx';
import { TwoPane } from '../../src/ui/TwoPane/TwoPane.tsx';

/** A mock of the play screen, which shows its parts together. */
export function Play({ theme }: { theme: string }) {
  const [title, setTitle] = useState('The Tide That Forgot');
  const [notes, setNotes] = useState('');
  const [chips, setChips] = useState<string[]>(['loved']);
  return (
    <Page
      theme={theme}
      footer={
        <StickyActions
          label="Step actions"
          others={
            <>
              <Button variant="quiet" icon={<HeartPulse />}>
                Someone’s hurt or upset
              </Button>
              <Button icon={<Pause />}>Pause</Button>
            </>
          }
        >
          <Button size="large" icon={<ArrowLeft />}>
            Previous Step
          </Button>
          <Button variant="primary" iconAfter={<ArrowRight />}>
            Next Step
          </Button>
        </StickyActions>
      }
    >
      <TwoPane
        aside={
          <Card look="page">
            <Stack gap={3}>
              <InlineEdit
                label="Adventure title"
                value={title}
                render={(text) => <Heading level={1}>{text}</Heading>}
                onSave={(next) => {
                  setTitle(next);
                  return true;
                }}
              />
              <Row gap={2}>
                <Badge>Maja, Oskar & Lou</Badge>
                <Badge tone="accent" icon={<Flame />}>
                  high energy
                </Badge>
              </Row>
              <Progress label="Step" look="trail" value={3} max={8} valueText="3 of 8" />
              <Badge tone="good">Ready for the backyard: 8 of 8 steps</Badge>
            </Stack>
          </Card>
        }
      >
        <Stack gap={5}>
          <Row justify="between">
            <Row>
              <span style={{ color: 'var(--accent)' }}>
                <StepTypeIcon type="challenge" />
              </span>
              <Heading level={2}>The bridge of one plank</Heading>
            </Row>
            <IconButton label="Read to us" icon={<Volume2 />} variant="outlined" />
          </Row>
          <ReadAloud label="Read aloud">
            {
              'Between you and the ship there is nothing now but one long plank, and under it the water is doing a slow, hungry sort of dance. “It holds one pirate at a time,” whispers the parrot. “One pirate, and whatever she carries.”\n\nSo choose. Who goes first? And what must not, whatever happens, get wet?'
            }
          </ReadAloud>
          <Callout tone="adult" title="For you">
            <ul>
              <li>Lay the rope or a row of cushions as the plank, about eight steps long.</li>
              <li>Let the youngest decide what must not get wet.</li>
            </ul>
          </Callout>
          <Callout tone="safety" title="Keep it safe">
            Flat ground only; shoes on. No one carries a stick on the plank.
          </Callout>
          <Disclosure summary="Why this step?" icon={<Flag />}>
            Balance first, then a choice together: it lets the running of the last step settle.
          </Disclosure>
          <Card look="flat">
            <Stack>
              <ToggleChips
                label="How was it?"
                options={[
                  { value: 'loved', label: 'Loved it' },
                  { value: 'hard', label: 'Too hard' },
                  { value: 'easy', label: 'Too easy' },
                  { value: 'tired', label: 'Tired' },
                  { value: 'scared', label: 'Scared' },
                  { value: 'found', label: 'Found something…' },
                ]}
                value={chips}
                onValueChange={setChips}
              />
              <Field label="Add Adventure Details" hint="What did they choose? It shapes the next step.">
                <TextArea value={notes} onValueChange={setNotes} limit={500} placeholder="Oskar carried the map in his hat …" />
              </Field>
            </Stack>
          </Card>
        </Stack>
      </TwoPane>
    </Page>
  );
}

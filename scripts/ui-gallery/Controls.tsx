import { ArrowRight, Moon, Sun, SunMedium, Trash2, TreePine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../src/ui/Button/Button.tsx';
import { Card } from '../../src/ui/Card/Card.tsx';
import { Checkbox } from '../../src/ui/Checkbox/Checkbox.tsx';
import { Field } from '../../src/ui/Field/Field.tsx';
import { Heading } from '../../src/ui/Heading/Heading.tsx';
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx';
import { Page } from '../../src/ui/Page/Page.tsx';
import { RadioCards } from '../../src/ui/RadioCards/RadioCards.tsx';
import { Segmented } from '../../src/ui/Segmented/Segmented.tsx';
import { Select } from '../../src/ui/Select/Select.tsx';
import { Slider } from '../../src/ui/Slider/Slider.tsx';
import { Grid, Row, Stack } from '../../src/ui/Stack/Stack.tsx';
import { StarRating } from '../../src/ui/StarRating/StarRating.tsx';
import { Scene } from '../../src/ui/scene/Scene.tsx';
import { TextArea } from '../../src/ui/TextArea/TextArea.tsx';
import { TextInput } from '../../src/ui/TextInput/TextInput.tsx';
import { ToggleChips } from '../../src/ui/ToggleChips/ToggleChips.tsx';

const themes = ['pirates', 'knights', 'space', 'jungle', 'detectives', 'fairy-tale', 'ninjas', 'underwater'];

export function Controls({ theme }: { theme: string }) {
  const [name, setName] = useState('Maja');
  const [text, setText] = useState('Loves maps, hates wet socks.');
  const [env, setEnv] = useState<string | null>('backyard');
  const [picked, setPicked] = useState<string | null>('pirates');
  const [kids, setKids] = useState<string[]>(['maja', 'lou']);
  const [checked, setChecked] = useState(true);
  const [speed, setSpeed] = useState(1);
  const [stars, setStars] = useState<number | null>(4);
  const [light, setLight] = useState<string | null>('day');
  return (
    <Page theme={theme}>
      <Stack gap={6}>
        <Heading level={1} size="giant" flourish>
          Choose Your Adventure
        </Heading>
        <Row gap={4}>
          <Button variant="primary" iconAfter={<ArrowRight />}>
            Start Adventure!
          </Button>
          <Button>My Profile</Button>
          <Button variant="quiet">Back to Home</Button>
          <Button variant="danger" icon={<Trash2 />}>
            Delete
          </Button>
          <Button variant="primary" disabled>
            Start Adventure!
          </Button>
          <Button variant="primary" busy>
            Saving...
          </Button>
          <IconButton label="Delete" icon={<Trash2 />} variant="danger" />
          <IconButton label="Sun" icon={<Sun />} variant="outlined" />
          <IconButton label="Sun" icon={<Sun />} variant="accent" />
        </Row>
        <Card padding="large">
          <Stack gap={6}>
            <ToggleChips
              label="Who is playing?"
              options={[
                { value: 'maja', label: 'Maja, 7' },
                { value: 'oskar', label: 'Oskar, 5' },
                { value: 'lou', label: 'Lou, 10' },
              ]}
              value={kids}
              onValueChange={setKids}
            />
            <RadioCards
              label="Where do you play?"
              value={env}
              onValueChange={setEnv}
              options={[
                { value: 'backyard', title: 'Backyard', meaning: 'Grass, a bush or two, open sky', icon: <TreePine /> },
                { value: 'living-room', title: 'Living room', meaning: 'Sofa, rug and soft things', icon: <TreePine /> },
                { value: 'basement', title: 'Basement', meaning: 'Boxes, odds and ends, room to build', icon: <TreePine /> },
                { value: 'closed', title: 'Playground', meaning: 'Not today', icon: <TreePine /> },
              ]}
            />
            <RadioCards
              label="What is it about?"
              value={picked}
              onValueChange={setPicked}
              options={themes.map((t) => ({
                value: t,
                title: t,
                meaning: 'Maps, tides and a crew',
                theme: t,
                art: <Scene theme={t} variant="tile" />,
              }))}
            />
          </Stack>
        </Card>
        <Grid min="20rem">
          <Card>
            <Stack>
              <Field label="Name" hint="As you call them at home">
                <TextInput value={name} onValueChange={setName} />
              </Field>
              <Field label="Age" error="Age must be between 1 and 18">
                <TextInput value="99" onValueChange={setName} inputMode="numeric" />
              </Field>
              <Field label="Special Considerations" optional>
                <TextArea value={text} onValueChange={setText} limit={20} />
              </Field>
              <Field label="What is it about?">
                <Select
                  value={null}
                  placeholder="Please choose"
                  options={[
                    { value: 'bug', label: 'Something is broken' },
                    { value: 'idea', label: 'An idea' },
                  ]}
                  onValueChange={() => undefined}
                />
              </Field>
              <TextInput value="disabled" onValueChange={setName} disabled aria-label="Disabled" />
            </Stack>
          </Card>
          <Card>
            <Stack>
              <Checkbox label="Don't show this again" checked={checked} onCheckedChange={setChecked} />
              <Slider
                label="Speed"
                value={speed}
                min={0.8}
                max={1.2}
                step={0.1}
                onValueChange={setSpeed}
                format={(v) => `${v.toFixed(1)} ×`}
              />
              <StarRating label="How do you like it?" value={stars} onValueChange={setStars} />
              <Segmented
                label="Light"
                value={light}
                onValueChange={setLight}
                options={[
                  { value: 'day', label: 'Day', icon: <SunMedium /> },
                  { value: 'night', label: 'Night', icon: <Moon /> },
                  { value: 'sun', label: 'Sunlight', icon: <Sun /> },
                ]}
              />
            </Stack>
          </Card>
        </Grid>
      </Stack>
    </Page>
  );
}

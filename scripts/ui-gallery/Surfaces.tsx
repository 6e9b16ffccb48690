import { BookOpen, Compass, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../src/ui/Badge/Badge.tsx';
import { Button } from '../../src/ui/Button/Button.tsx';
import { Callout } from '../../src/ui/Callout/Callout.tsx';
import { Card } from '../../src/ui/Card/Card.tsx';
import { Ellipsis } from '../../src/ui/Ellipsis/Ellipsis.tsx';
import { EmptyState } from '../../src/ui/EmptyState/EmptyState.tsx';
import { Heading } from '../../src/ui/Heading/Heading.tsx';
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx';
import { Page } from '../../src/ui/Page/Page.tsx';
import { PointList } from '../../src/ui/PointList/PointList.tsx';
import { Progress } from '../../src/ui/Progress/Progress.tsx';
import { ReadAloud } from '../../src/ui/ReadAloud/ReadAloud.tsx';
import { Skeleton } from '../../src/ui/Skeleton/Skeleton.tsx';
import { Grid, Row, Stack } from '../../src/ui/Stack/Stack.tsx';
import { Stat } from '../../src/ui/Stat/Stat.tsx';
import { Scene } from '../../src/ui/scene/Scene.tsx';
import { ThemeIcon } from '../../src/ui/scene/ThemeIcon.tsx';
import { Tabs } from '../../src/ui/Tabs/Tabs.tsx';

export function Surfaces({ theme }: { theme: string }) {
  const [tab, setTab] = useState<'overview' | 'history' | 'settings'>('overview');
  return (
    <Page theme={theme}>
      <Stack gap={6}>
        <Row justify="between">
          <Stack gap={2}>
            <Heading level={1}>Adventure Dashboard</Heading>
            <p>Welcome back, Annika!</p>
          </Stack>
          <Button variant="primary" icon={<Compass />}>
            Start New Adventure
          </Button>
        </Row>
        <Grid min="19rem" gap={5}>
          {['pirates', 'space', 'fairy-tale'].map((t, index) => (
            <Card key={t} as="article" theme={t}>
              <Stack gap={3}>
                <Row gap={2} style={{ color: 'var(--accent)' }}>
                  <ThemeIcon theme={t} />
                  <Badge tone={index === 1 ? 'neutral' : 'accent'}>{index === 1 ? 'Paused' : 'In Progress'}</Badge>
                </Row>
                <Heading level={3}>The Tide That Forgot</Heading>
                <p>A map in two halves, a parrot that will not say where it was, and a tide that is late.</p>
                <Progress label="Progress" hideLabel value={index + 3} max={8} valueText={`Step ${index + 3} of 8`} />
                <Row justify="between">
                  <Button variant="primary" size="medium" icon={<Play />}>
                    Continue Adventure
                  </Button>
                  <IconButton label="Delete" icon={<Trash2 />} variant="danger" />
                </Row>
              </Stack>
            </Card>
          ))}
        </Grid>
        <Tabs
          label="My Profile"
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              value: 'overview',
              label: 'Overview',
              icon: <BookOpen />,
              content: (
                <Stack gap={5}>
                  <Grid as="dl" min="8rem">
                    <Stat label="Total" value={14} />
                    <Stat label="In Progress" value={2} />
                    <Stat label="Finished" value={12} />
                  </Grid>
                  <PointList
                    columns
                    points={[{ key: 'read', icon: <BookOpen />, title: 'Read aloud', text: 'A step is a page of a story.' }]}
                  />
                  <Row gap={2}>
                    <Badge>Neutral</Badge>
                    <Badge tone="accent">Accent</Badge>
                    <Badge tone="good">Good</Badge>
                    <Badge tone="warn">Warn</Badge>
                    <Badge tone="bad">Bad</Badge>
                    <Badge tone="info">Info</Badge>
                  </Row>
                </Stack>
              ),
            },
            {
              value: 'history',
              label: 'Adventure History',
              content: (
                <EmptyState title="No adventures yet" art={<Scene theme="other" />} action={<Button variant="primary">Start</Button>}>
                  Start your first adventure to begin building your history!
                </EmptyState>
              ),
            },
            { value: 'settings', label: 'Settings', content: <Skeleton shape="lines" /> },
          ]}
        />
        <Card>
          <EmptyState
            title="Ready for Your First Adventure?"
            art={<Scene theme="other" />}
            action={<Button variant="primary">Start Your Adventure</Button>}
          >
            Create magical, interactive adventures that bring your family together!
          </EmptyState>
        </Card>
        <Grid min="20rem">
          <Callout tone="adult" title="For you">
            Lay a rope as the plank.
          </Callout>
          <Callout tone="prep" title="Before you start">
            Two cushions, a hat, one sock each.
          </Callout>
          <Callout tone="safety" title="Keep it safe">
            Flat ground only.
          </Callout>
          <Callout tone="hint" title="Stuck?">
            Ask what the parrot would do.
          </Callout>
          <Callout tone="info" title="Sign in again to sync" action={<Button>Sign In</Button>}>
            Your adventures are safe on this device.
          </Callout>
        </Grid>
        <Grid min="24rem">
          <Card>
            <ReadAloud look="quote" dropCap={false} label="Read aloud">
              “One pirate at a time,” whispers the parrot.
            </ReadAloud>
          </Card>
          <Card>
            <Stack>
              <Heading level={2}>
                Building the adventure
                <Ellipsis />
              </Heading>
              <Skeleton shape="block" />
              <Skeleton shape="lines" />
              <Skeleton width="9rem" />
            </Stack>
          </Card>
        </Grid>
      </Stack>
    </Page>
  );
}

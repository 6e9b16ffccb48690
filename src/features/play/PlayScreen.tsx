import { HeartHandshake, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FamilyDb } from '../../data/family-db.ts';
import { useChildren, useProfile } from '../../data/hooks.ts';
import type { Adventure, ContinuationData } from '../../domain/adventure.ts';
import { adventureName, joinNames, participantNames } from '../../domain/naming.ts';
import { currentStep, nextMove, progressOf } from '../../domain/step-machine.ts';
import { askToPrint } from '../../platform/print-request.ts';
import { useSettings } from '../../platform/settings.ts';
import { useWakeLock } from '../../platform/wake-lock.ts';
import { useHoldUpdates } from '../../platform/worker.ts';
import type { StopKind } from '../../story/stop.ts';
import { AlertDialog } from '../../ui/AlertDialog/AlertDialog.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { Progress } from '../../ui/Progress/Progress.tsx';
import { TwoPane } from '../../ui/TwoPane/TwoPane.tsx';
import { EditStepDialog } from './EditStepDialog.tsx';
import { NotesBox } from './NotesBox.tsx';
import { PackedLine } from './PackedLine.tsx';
import { PlayControls } from './PlayControls.tsx';
import styles from './PlayScreen.module.css';
import { PlayTitle } from './PlayTitle.tsx';
import { ReadingTools } from './ReadingTools.tsx';
import { StepPages } from './StepPages.tsx';
import { useDelayed } from './useDelayed.ts';
import { useHandler } from './useHandler.ts';
import { useNotes } from './useNotes.ts';
import { usePlay } from './usePlay.ts';
import { useSideBySide } from '../../ui/TwoPane/useSideBySide.ts';
import { useUpcoming } from './useUpcoming.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

type Props = {
  db: FamilyDb;
  adventure: Adventure;
  data: ContinuationData;
  /** The shell's bar: where the family is, help, the way home. */
  header: ReactNode;
  /** The adventure is pausing because somebody is hurt or upset: what comes next has a word for that. */
  onHurt: () => void;
};

/** An adventure being played: the page of the book on one side, where we are on the other, the buttons under the thumb. */
export function PlayScreen({ db, adventure: kept, data: stored, header, onHurt }: Props) {
  const play = usePlay(db, kept, stored);
  const { data } = play;
  const adventure = { ...kept, continuation_data: data };
  const profile = useProfile();
  const children = useChildren() ?? [];
  const hand = useSettings((settings) => settings.hand);
  const [dialog, setDialog] = useState<'none' | 'edit' | 'branch' | 'end'>('none');
  const [tools, setTools] = useState(false);
  const beside = useSideBySide();
  useWakeLock(true);
  useHoldUpdates(true);

  const step = currentStep(data);
  const shownRef = useRef(step?.id);
  const notes = useNotes(step?.id ?? '', data.userNotes, play.saveNotes);
  const upcoming = useUpcoming(db, kept.id, { ...data, userNotes: notes.text });
  const { flush } = notes;
  useEffect(() => {
    db.flushers.add(flush);
    return () => void db.flushers.delete(flush);
  }, [db, flush]);

  // A step from the queue or the device is there before anybody could read a waiting screen.
  const waiting = useDelayed(play.busy === 'telling', 150);

  const next = async (agreed: boolean): Promise<void> => {
    await notes.flush();
    if ((await play.next(notes.text, agreed)) === 'branching') setDialog('branch');
  };
  const stop = async (kind: StopKind): Promise<void> => {
    await notes.flush();
    await play.stop(kind);
  };
  const onPause = useHandler(() => void stop('pause'));
  const onEnd = useHandler(() => setDialog('end'));
  const onBack = useHandler(() => void notes.flush().then(play.back));
  const onNext = useHandler(() => void next(false));
  const onComplete = useHandler(() => void stop('complete'));

  // One tap, no question: a mis-tap costs a tap on `Resume Adventure`, a question would cost the moment.
  const hurt = (
    <Button
      variant="quiet"
      size="medium"
      className={styles.flush}
      icon={<HeartHandshake />}
      onClick={() => {
        onHurt();
        void stop('pause');
      }}
    >
      Someone’s hurt or upset
    </Button>
  );

  const playing = children.filter((child) => adventure.participating_children.includes(child.id));
  const names = joinNames(
    participantNames(
      playing.map((child) => child.name),
      profile?.adult_name ?? null,
      adventure.adult_participation_level,
    ),
  );
  const progress = progressOf(adventure);
  const ending = step?.type === 'ending';
  const left = nextMove(data);
  const title = adventureName(adventure);

  const packed = <PackedLine db={db} id={adventure.id} data={data} total={progress.total} />;

  const aside = (
    <div className={styles.aside}>
      <PlayTitle theme={adventure.theme} title={title} names={names} energy={adventure.activity_level} onRename={play.rename} />
      <Progress
        label="Progress"
        hideLabel
        look="trail"
        value={progress.step}
        max={progress.total}
        valueText={`Step ${progress.step} of ${progress.total}`}
      />
      {beside && packed}
      {beside && hurt}
      {beside && <ReadingTools />}
    </div>
  );

  const main =
    step === null || waiting ? (
      <WaitingScreen theme={adventure.theme} />
    ) : (
      <div className={styles.main}>
        <StepPages
          open={{ step, index: data.currentStep }}
          upcoming={upcoming === null ? null : { step: upcoming, index: data.currentStep + 1 }}
          notes={notes.text}
          onNotes={notes.change}
          shownRef={shownRef}
          nameOf={(child) => playing.find(({ id }) => id === child)?.name ?? null}
          onEdit={() => setDialog('edit')}
          tools={tools}
          onTools={() => setTools(!tools)}
        />
        {!beside && <div>{hurt}</div>}
        {!ending && <NotesBox text={notes.text} onChange={notes.change} />}
        {!beside && packed}
        <div className={styles.ways}>
          <Button
            variant="quiet"
            size="medium"
            className={styles.flush}
            icon={<Printer />}
            onClick={() => askToPrint({ kind: 'cards', adventure: adventure.id })}
          >
            Print Pocket Cards
          </Button>
          {!ending && (
            <Button size="medium" variant="quiet" className={cx(styles.phoneOnly, styles.flush)} onClick={onEnd}>
              End Early
            </Button>
          )}
        </div>
      </div>
    );

  return (
    <Page
      theme={adventure.theme}
      header={header}
      footer={
        <PlayControls
          hand={hand}
          busy={play.busy}
          first={data.currentStep === 0}
          ending={ending}
          onPause={onPause}
          onEnd={onEnd}
          onBack={onBack}
          onNext={onNext}
          onComplete={onComplete}
        />
      }
    >
      <title>{`${title} – Play Venture`}</title>
      <LiveRegion message={step === null ? '' : `Step ${progress.step} of ${progress.total}: ${step.step}`} />
      <TwoPane aside={aside} flipped={hand === 'left'}>
        {main}
      </TwoPane>
      {dialog === 'edit' && step !== null && (
        <EditStepDialog
          step={step}
          draftKey={`${db.account}:step:${adventure.id}:${step.id}`}
          onClose={() => setDialog('none')}
          onSave={(words) => play.edit(data.currentStep, words)}
        />
      )}
      <AlertDialog
        open={dialog === 'branch'}
        onOpenChange={() => setDialog('none')}
        title="Take the story another way?"
        confirmLabel="Another way"
        cancelLabel="Stay"
        onConfirm={() => {
          void next(true);
        }}
      >
        <p>
          Your notes change what happens next.{' '}
          {left.kind === 'branch' && left.dropped > 1 ? `The ${left.dropped} steps after this one` : 'The step after this one'} will move to
          the story’s history.
        </p>
      </AlertDialog>
      <AlertDialog
        open={dialog === 'end'}
        onOpenChange={() => setDialog('none')}
        title="End this adventure here?"
        confirmLabel="End here"
        cancelLabel="Keep playing"
        onConfirm={() => stop('end')}
      >
        <p>The story so far is kept in your library. To go on another day, choose Pause instead.</p>
      </AlertDialog>
    </Page>
  );
}

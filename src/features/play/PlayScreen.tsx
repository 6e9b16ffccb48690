import { Pencil, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FamilyDb } from '../../data/db.ts';
import { useChildren, useProfile } from '../../data/read/hooks.ts';
import type { Adventure, ContinuationData } from '../../domain/entities/adventure.ts';
import { participantNames } from '../../domain/naming.ts';
import { currentStep, nextMove, progressOf } from '../../domain/step-machine.ts';
import { adventureName } from '../../messages/adventures.ts';
import { joinNames } from '../../messages/names.ts';
import { playWords } from '../../messages/play.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useSettings } from '../../platform/device/settings.ts';
import { useWakeLock } from '../../platform/device/wake-lock.ts';
import { askToPrint } from '../../platform/view/print-request.ts';
import { useHoldUpdates } from '../../platform/worker/worker.ts';
import type { StopKind } from '../../story/stop.ts';
import { AlertDialog } from '../../ui/AlertDialog/AlertDialog.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { TwoPane } from '../../ui/TwoPane/TwoPane.tsx';
import { useSideBySide } from '../../ui/TwoPane/useSideBySide.ts';
import { flatScreen, useMedia } from '../../ui/useMedia.ts';
import { CareScreen } from './CareScreen.tsx';
import type { CareKind } from './care.ts';
import { EditStepDialog } from './EditStepDialog.tsx';
import { NoteChips } from './NoteChips.tsx';
import { NotesBox } from './NotesBox.tsx';
import { PackedLine } from './PackedLine.tsx';
import { PlayAside } from './PlayAside.tsx';
import { PlayControls } from './PlayControls.tsx';
import styles from './PlayScreen.module.css';
import { StepPages } from './StepPages.tsx';
import { TroubleQuestion } from './TroubleQuestion.tsx';
import { nothingNoted, withNoted } from './texts.ts';
import { useDelayed } from './useDelayed.ts';
import { useHandler } from './useHandler.ts';
import { useNotes } from './useNotes.ts';
import { usePlay } from './usePlay.ts';
import { useTrouble } from './useTrouble.ts';
import { useUpcoming } from './useUpcoming.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

type Props = {
  db: FamilyDb;
  adventure: Adventure;
  data: ContinuationData;
  /** The shell's bar: where the family is, help, the way home. */
  header: ReactNode;
  /** The adventure is being left because of trouble: what comes next has a word for that. */
  onHurt: (kind: CareKind) => void;
};

/** An adventure being played: the page of the book on one side, where we are on the other, the buttons under the thumb. */
export function PlayScreen({ db, adventure: kept, data: stored, header, onHurt }: Props) {
  const t = useMessages(playWords);
  const [quiet, setQuiet] = useState(false);
  const play = usePlay(db, kept, stored, quiet);
  const { data } = play;
  const adventure = { ...kept, continuation_data: data };
  const profile = useProfile();
  const children = useChildren() ?? [];
  const hand = useSettings((settings) => settings.hand);
  const [dialog, setDialog] = useState<'none' | 'edit' | 'branch' | 'end'>('none');
  const [tools, setTools] = useState(false);
  const beside = useSideBySide();
  const flat = useMedia(flatScreen);
  useWakeLock(true);
  useHoldUpdates(true);

  const step = currentStep(data);
  const shownRef = useRef<string>(undefined);
  const notesRef = useRef<HTMLElement>(null);
  const notes = useNotes(step?.id ?? '', data.userNotes, data.notesSaid, play.saveNotes);
  const { noted } = notes;
  const upcoming = useUpcoming(db, kept.id, withNoted(data, noted));
  const { flush } = notes;
  useEffect(() => {
    db.flushers.add(flush);
    return () => void db.flushers.delete(flush);
  }, [db, flush]);

  // A step from the queue or the device is there before anybody could read a waiting screen.
  const waiting = useDelayed(play.busy === 'telling', 150);

  const names = [...children.map((child) => child.name), profile?.adult_name ?? ''];
  const watch = useTrouble(step, names);
  const { trouble } = watch;
  if (quiet !== (trouble.kind === 'care')) setQuiet(trouble.kind === 'care');
  /** The adult has said that the notes, which sound like trouble, are of the story. */
  const [inStory, setInStory] = useState(false);

  const goOn = async (agreed: boolean, said: boolean): Promise<void> => {
    await notes.flush();
    setInStory(said);
    if ((await play.next(noted, { agreed, inStory: said })) === 'branching') setDialog('branch');
  };
  const next = async (): Promise<void> => {
    if (!watch.stops(noted)) return goOn(false, false);
    await notes.flush();
  };
  const leave = async (kind: StopKind): Promise<void> => {
    const about = watch.left(noted);
    if (about !== null) onHurt(about);
    await notes.flush();
    await play.stop(kind);
  };
  /** What was noted of trouble leaves the box for the adult's own notes, before anything else. */
  const setAside = async (text: string): Promise<void> => {
    await notes.flush();
    await play.setAside(text);
    notes.change(nothingNoted);
    await notes.flush();
  };
  const onPause = useHandler(() => void leave('pause'));
  const onEnd = useHandler(() => setDialog('end'));
  const onBack = useHandler(() => {
    // Turning back clears the notes: what was noted of trouble is not lost that way.
    if (watch.left(noted) !== null) watch.open(noted);
    else void notes.flush().then(play.back);
  });
  const onNext = useHandler(() => void next());
  const onComplete = useHandler(() => void leave('complete'));
  const onNotes = useHandler(() => {
    notesRef.current?.focus({ preventScroll: true });
    notesRef.current?.scrollIntoView({ block: 'start' });
  });
  const onCare = useHandler(() => watch.open(noted));

  const playing = children.filter((child) => adventure.participating_children.includes(child.id));
  const players = joinNames(
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

  const begun = data.currentStep > 0 || flat;
  const aside = (
    <PlayAside
      adventure={adventure}
      step={step?.id ?? null}
      players={players}
      begun={begun}
      beside={beside}
      packed={packed}
      onRename={play.rename}
    />
  );

  if (trouble.kind === 'care') {
    const { about, note, next: goingOn } = trouble;
    const pause = async (): Promise<void> => {
      onHurt(about);
      if (note !== null) await setAside(note);
      await play.stop('pause');
    };
    const back = async (): Promise<void> => {
      if (note !== null) await setAside(note);
      watch.clear();
      // The page is opened anew: it takes the focus that the card leaves.
      shownRef.current = undefined;
      if (goingOn) await play.next(nothingNoted, { agreed: false, inStory: false });
    };
    return (
      <CareScreen
        theme={adventure.theme}
        kind={about}
        noted={note !== null}
        busy={play.busy === 'stopping'}
        hand={hand}
        header={header}
        onPause={() => void pause()}
        onGoOn={() => void back()}
      />
    );
  }

  const main =
    step === null || waiting ? (
      <WaitingScreen theme={adventure.theme} />
    ) : (
      <div className={styles.main}>
        <StepPages
          open={{ step, index: data.currentStep }}
          upcoming={upcoming === null ? null : { step: upcoming, index: data.currentStep + 1 }}
          notes={noted}
          onNotes={notes.change}
          shownRef={shownRef}
          nameOf={(child) => playing.find(({ id }) => id === child)?.name ?? null}
          tools={tools}
          onTools={() => setTools(!tools)}
        />
        {!ending && <NotesBox at={notesRef} noted={noted} onChange={notes.change} />}
        {!ending && (
          <NoteChips
            noted={noted}
            offers={step.options ?? []}
            names={playing.map(({ name }) => name)}
            dropped={data.notesDropped ?? []}
            onDrop={play.dropNote}
            onNotes={notes.change}
          />
        )}
        {!beside && packed}
        <div className={styles.ways}>
          <Button
            variant="quiet"
            size="medium"
            className={styles.flush}
            icon={<Printer />}
            onClick={() => askToPrint({ kind: 'cards', adventure: adventure.id })}
          >
            {t.print}
          </Button>
          <Button size="medium" variant="quiet" className={styles.flush} icon={<Pencil />} onClick={() => setDialog('edit')}>
            {t.edit}
          </Button>
          {!ending && (
            <Button size="medium" variant="quiet" className={cx(styles.smallOnly, styles.flush)} onClick={onEnd}>
              {t.endEarly}
            </Button>
          )}
        </div>
      </div>
    );

  return (
    <Page
      theme={adventure.theme}
      beside={hand}
      className={cx(styles.page, begun && styles.reading)}
      // A phone on its side has no line to spare: the bar of the house waits at the end of the page.
      header={flat ? undefined : header}
      footer={
        <>
          {flat && <div>{header}</div>}
          <PlayControls
            hand={hand}
            busy={play.busy}
            first={data.currentStep === 0}
            ending={ending}
            onHurt={onCare}
            onPause={onPause}
            onEnd={onEnd}
            onBack={onBack}
            onNotes={onNotes}
            onNext={onNext}
            onComplete={onComplete}
          />
        </>
      }
    >
      <title>{`${title} – Play Venture`}</title>
      <LiveRegion message={step === null ? '' : t.titledStep({ step: progress.step, total: progress.total, title: step.step })} />
      <TwoPane aside={aside} flipped={hand === 'left'} className={cx(styles.panes, begun && styles.begunPanes)}>
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
      <TroubleQuestion
        open={trouble.kind === 'asking'}
        onClose={watch.clear}
        onReal={() => watch.isReal(noted)}
        onStory={() => {
          watch.clear();
          void goOn(false, true);
        }}
      />
      <AlertDialog
        open={dialog === 'branch'}
        onOpenChange={() => setDialog('none')}
        title={t.branchTitle}
        confirmLabel={t.branchConfirm}
        cancelLabel={t.branchCancel}
        onConfirm={() => {
          void goOn(true, inStory);
        }}
      >
        <p>{t.branch(left.kind === 'branch' ? left.dropped : 1)}</p>
      </AlertDialog>
      <AlertDialog
        open={dialog === 'end'}
        onOpenChange={() => setDialog('none')}
        title={t.endTitle}
        confirmLabel={t.endConfirm}
        cancelLabel={t.endCancel}
        onConfirm={() => leave('end')}
      >
        <p>{t.end}</p>
      </AlertDialog>
    </Page>
  );
}

import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { useAdventure, useChildren, useProfile } from '../../data/read/hooks.ts';
import type { Adventure } from '../../domain/entities/adventure.ts';
import { endedAt, isInProgress } from '../../domain/status.ts';
import { printWords } from '../../messages/print.ts';
import { adventureName } from '../../messages/shared/adventures.ts';
import { playersOf } from '../../messages/shared/players.ts';
import { useLocale, useMessages } from '../../messages/useMessages.ts';
import { usePicture } from '../../platform/device/picture.ts';
import type { PrintRequest } from '../../platform/view/print-request.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { PrintSheets } from '../../ui/print/PrintSheets.tsx';
import { Segmented } from '../../ui/Segmented/Segmented.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { loadScene, type SceneKey, sceneKey } from '../../ui/scene/scenes.ts';
import { Booklet, type BookletProps } from './Booklet.tsx';
import { CardSheets, measuringCard, sheetCount } from './CardSheets.tsx';
import { cardTexts, playedSteps, printableSteps } from './lines.ts';
import styles from './PrintDialog.module.css';
import { type Card, paginate } from './paginate.ts';

type Props = { request: PrintRequest; onClosed: () => void };

/** Previews and prints an adventure. Everything is on the device, so it works without a connection. */
export function PrintDialog({ request, onClosed }: Props) {
  const t = useMessages(printWords);
  const adventure = useAdventure(request.adventure);
  const children = useChildren();
  const profile = useProfile();
  const [open, setOpen] = useState(true);
  const ready = usePaperReady(adventure ? sceneKey(adventure.theme, adventure.custom_theme) : undefined);
  const family = useMemo(() => {
    if (!adventure || children === undefined) return null;
    const { playing, inWords } = playersOf(adventure, children, profile?.adult_name ?? null);
    return { names: inWords, nameOf: (id: string) => playing.find((child) => child.id === id)?.name ?? null };
  }, [adventure, children, profile]);
  const close = (): void => setOpen(false);
  const frame = { title: t.titles[request.kind], open, onOpenChange: setOpen, onClosed, close };

  if (!adventure || family === null || !ready) {
    return (
      <Frame {...frame} printable={false}>
        {adventure === null ? <p>{t.gone}</p> : <Skeleton shape="block" height="18rem" />}
      </Frame>
    );
  }
  return request.kind === 'cards' ? (
    <CardsOnPaper adventure={adventure} family={family} frame={frame} />
  ) : (
    <BookletOnPaper adventure={adventure} names={family.names} frame={frame} />
  );
}

type FrameState = { title: string; open: boolean; onOpenChange: (open: boolean) => void; onClosed: () => void; close: () => void };

function Frame({
  title,
  open,
  onOpenChange,
  onClosed,
  close,
  printable,
  children,
}: FrameState & { printable: boolean; children: ReactNode }) {
  const t = useMessages(printWords);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      title={title}
      size="large"
      footer={
        <>
          <Button onClick={close}>{t.close}</Button>
          <Button variant="primary" size="medium" icon={<Printer />} disabled={!printable} onClick={() => window.print()}>
            {t.print}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

type Family = Parameters<typeof cardTexts>[1];

function CardsOnPaper({ adventure, family, frame }: { adventure: Adventure; family: Family; frame: FrameState }) {
  const t = useMessages(printWords);
  const [from, setFrom] = useState<'start' | 'here'>('start');
  const here = adventure.continuation_data?.currentStep ?? 0;
  const midway = isInProgress(adventure.status) && here > 0;
  const cards = useDealt(adventure, family, midway && from === 'here' ? here : 0);
  const missing = isInProgress(adventure.status) ? adventure.total_steps - printableSteps(adventure).length : 0;
  const name = adventureName(adventure);
  const sheets = sheetCount(cards);
  return (
    <Frame {...frame} printable={cards.length > 0}>
      <div className={styles.words}>
        <p>{t.about({ cards: t.cards(cards.length), sheets: t.sheets(sheets) })}</p>
        {missing > 0 && <p className={styles.missing}>{t.missing(missing)}</p>}
        {midway && (
          <Segmented
            label={t.from}
            options={[
              { value: 'start', label: t.fromStart },
              { value: 'here', label: t.fromStep({ step: here + 1 }) },
            ]}
            value={from}
            onValueChange={setFrom}
          />
        )}
      </div>
      <Preview>
        <CardSheets cards={cards} name={name} theme={adventure.theme} words={adventure.custom_theme} atMost={1} />
      </Preview>
      <PrintSheets>
        <CardSheets cards={cards} name={name} theme={adventure.theme} words={adventure.custom_theme} />
      </PrintSheets>
    </Frame>
  );
}

function BookletOnPaper({ adventure, names, frame }: { adventure: Adventure; names: string; frame: FrameState }) {
  const t = useMessages(printWords);
  const locale = useLocale();
  const { url } = usePicture(useFamily().family.account, adventure.id);
  const book: BookletProps = {
    title: adventureName(adventure),
    theme: adventure.theme,
    words: adventure.custom_theme,
    names,
    // The day on which it began, where an older app kept no time of its end.
    day: new Date(endedAt(adventure) ?? adventure.session_date).toLocaleDateString(locale, { dateStyle: 'long' }),
    summary: adventure.story_summary,
    outcome: adventure.final_outcome,
    steps: playedSteps(adventure),
    picture: url ?? null,
  };
  return (
    <Frame {...frame} printable={url !== undefined}>
      <div className={styles.words}>
        <p>{t.aboutBooklet}</p>
      </div>
      <Preview>
        <Booklet {...book} coverOnly />
      </Preview>
      <PrintSheets>
        <Booklet {...book} />
      </PrintSheets>
    </Frame>
  );
}

/** A small image of the first page; hidden from screen readers. */
function Preview({ children }: { children: ReactNode }) {
  return (
    <div className={styles.preview} aria-hidden="true" inert>
      <div className={`${styles.page} paper`}>{children}</div>
    </div>
  );
}

function useDealt(adventure: Adventure, family: Family, from: number): readonly Card[] {
  return useMemo(() => {
    const measure = measuringCard();
    const cards = paginate(cardTexts(adventure, family, from), measure.fits);
    measure.remove();
    return cards;
  }, [adventure, family, from]);
}

/** True once the fonts and the picture are loaded: cards are measured with them, and nothing is missing on paper. */
function usePaperReady(picture: SceneKey | undefined): boolean {
  const [ready, setReady] = useState<SceneKey | null>(null);
  useEffect(() => {
    if (picture === undefined) return undefined;
    let wanted = true;
    void paperReady(picture).then(() => {
      if (wanted) setReady(picture);
    });
    return () => {
      wanted = false;
    };
  }, [picture]);
  return ready !== null && ready === picture;
}

/** Resolves when the fonts and the picture are loaded or have failed to load; never rejects. */
async function paperReady(picture: SceneKey): Promise<void> {
  const fonts = ['14pt "Venture Text"', '700 14pt "Venture Text"', '640 18pt "Venture Display"'];
  await Promise.allSettled([...fonts.map((font) => document.fonts?.load(font)), loadScene(picture)]);
}

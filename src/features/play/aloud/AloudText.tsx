import { memo } from 'react';
import { directionOf } from '../../../ui/direction.ts';
import styles from './AloudText.module.css';
import type { Reader, Reading } from './useReading.ts';

type Props = Pick<Reader, 'sentences' | 'reading'> & {
  /** Which of the paragraphs, from the first index up to, and not with, the second. */
  part: readonly [number, number];
};

/** The paragraphs to read aloud; the sentence that the device's voice is reading is highlighted. */
export const AloudText = memo(function AloudText({ sentences, reading, part: [from, to] }: Props) {
  const starts = sentences.map((_, paragraph) => sentences.slice(0, paragraph).flat().length);
  return sentences.slice(from, to).map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a paragraph is identified by its place in the text
    <p key={index} dir={directionOf(paragraph.join(''))}>
      {reading.kind === 'silent'
        ? paragraph.join('')
        : paragraph.map((sentence, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- and a sentence by its place in the paragraph
            <Sentence key={at} text={sentence} reading={reading} number={(starts[from + index] ?? 0) + at} />
          ))}
    </p>
  ));
});

function Sentence({ text, reading, number }: { text: string; reading: Exclude<Reading, { kind: 'silent' }>; number: number }) {
  if (reading.sentence !== number) return text;
  const { word } = reading;
  const end = text.trimEnd().length;
  return (
    <>
      <span ref={bringIntoView} className={styles.now} data-reading={reading.kind}>
        {word === null ? (
          text.slice(0, end)
        ) : (
          <>
            {text.slice(0, word[0])}
            <span className={styles.word}>{text.slice(word[0], word[1])}</span>
            {text.slice(word[1], end)}
          </>
        )}
      </span>
      {text.slice(end)}
    </>
  );
}

/** The most that the buttons at the bottom take up, in px. */
const barHeight = 130;

/** Scrolls to the sentence: children can't follow it with a finger if it is hidden below the buttons. */
function bringIntoView(sentence: HTMLElement | null): void {
  if (sentence === null) return;
  const { top, bottom } = sentence.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight - barHeight) sentence.scrollIntoView?.({ block: 'center' });
}

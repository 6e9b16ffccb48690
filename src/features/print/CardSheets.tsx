import { storyLanguage } from '../../domain/story-language.ts';
import { printWords } from '../../messages/print.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { directionOf } from '../../ui/direction.ts';
import { Scene } from '../../ui/scene/Scene.tsx';
import styles from './CardSheets.module.css';
import type { CardText, Line } from './lines.ts';
import type { Card } from './paginate.ts';

const cardsOnSheet = 4;

/** The number of sheets of paper that the cards need. */
export function sheetCount(cards: readonly Card[]): number {
  return Math.ceil(cards.length / cardsOnSheet);
}

type Props = {
  cards: readonly Card[];
  name: string;
  theme: string;
  /** The family's own words for the theme. */
  words: string | null;
  /** Renders at most this many sheets. */
  atMost?: number;
};

/** Pocket cards, four on a sheet, to be cut out along the dashed lines. */
export function CardSheets({ cards, name, theme, words, atMost = Number.POSITIVE_INFINITY }: Props) {
  const t = useMessages(printWords);
  const sheets = Array.from({ length: Math.min(atMost, sheetCount(cards)) }, (_, sheet) =>
    cards.slice(sheet * cardsOnSheet, (sheet + 1) * cardsOnSheet),
  );
  return sheets.map((sheet) => (
    <section key={sheet.map(({ key, part }) => `${key} ${part}`).join()} className={styles.sheet} data-theme={theme} data-sheet="">
      {sheet.map((card) => (
        <article key={`${card.key} ${card.part}`} className={styles.card} data-card="">
          {card.number === null && card.part === 1 && (
            <div className={styles.picture}>
              <Scene theme={theme} words={words} still className={styles.scene} />
            </div>
          )}
          <header className={styles.top}>
            {card.number !== null && <p className={styles.number}>{card.number}</p>}
            <h2 className={styles.title} lang={card.number === null ? undefined : storyLanguage} dir="auto">
              {card.title}
            </h2>
            {card.part === 1 && card.facts !== '' && (
              <p className={styles.facts} dir={directionOf(card.facts)}>
                {card.facts}
              </p>
            )}
          </header>
          <div className={styles.body} data-card-body="">
            {card.lines.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a line is identified by its place on the card
              <p
                key={index}
                className={styles[line.kind]}
                lang={line.kind === 'head' ? undefined : storyLanguage}
                dir={directionOf(line.text)}
              >
                {line.text}
              </p>
            ))}
          </div>
          <footer className={styles.foot}>
            <span className={styles.name} dir="auto">
              {name}
            </span>
            {card.parts > 1 && <span>{t.part({ part: card.part, parts: card.parts })}</span>}
          </footer>
        </article>
      ))}
    </section>
  ));
}

/**
 * An off-screen card to measure with: `fits` says whether lines fit on a card, `remove` deletes it again. The fonts must already be loaded.
 */
export function measuringCard(): { fits: (card: CardText, lines: readonly Line[], first: boolean) => boolean; remove: () => void } {
  const make = (tag: string, className: string | undefined, parent: Element, text = ''): HTMLElement => {
    const element = document.createElement(tag);
    if (className !== undefined) element.className = className;
    element.textContent = text;
    parent.append(element);
    return element;
  };
  const table = make('div', `${styles.measuring} paper`, document.body);
  const face = make('article', styles.card, table);
  const picture = make('div', styles.picture, face);
  const head = make('header', styles.top, face);
  const body = make('div', styles.body, face);
  const foot = make('footer', styles.foot, face);
  make('span', styles.name, foot, 'M');
  return {
    fits: (card, lines, first) => {
      picture.hidden = card.number !== null || !first;
      head.replaceChildren();
      if (card.number !== null) make('p', styles.number, head, card.number);
      make('h2', styles.title, head, card.title);
      if (first && card.facts !== '') make('p', styles.facts, head, card.facts);
      body.replaceChildren();
      for (const line of lines) make('p', styles[line.kind], body, line.text).dir = directionOf(line.text);
      return body.scrollHeight <= body.clientHeight;
    },
    remove: () => table.remove(),
  };
}

/** Small drawings of a tablet's screen, in the text colour of the current light or dark theme. */

type Props = { className?: string | undefined };

const ink = { fill: 'none', stroke: 'currentColor', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const paper = { fill: 'var(--paper)', stroke: 'currentColor', strokeWidth: 3 } as const;

/** The browser's toolbar with the share icon: an arrow leaving a box. */
export function SharePicture({ className }: Props) {
  return (
    <svg viewBox="0 0 96 72" className={className} aria-hidden="true">
      <path {...paper} d="M6 5q42-3 84 0 2 31 0 62-42 3-84 0-2-31 0-62Z" />
      <path {...ink} strokeWidth={2} opacity={0.5} d="M14 16h40" />
      <circle cx="48" cy="42" r="22" fill="var(--accent)" opacity={0.16} />
      <path {...ink} d="M40 38h-5v18h26V38h-5" />
      <path {...ink} d="M48 48V27m-6 6 6-7 6 7" />
    </svg>
  );
}

/** The menu entry `Add to Home Screen` with its icon: a plus in a box. */
export function AddRowPicture({ className }: Props) {
  return (
    <svg viewBox="0 0 96 72" className={className} aria-hidden="true">
      <path {...paper} d="M6 5q42-3 84 0 2 31 0 62-42 3-84 0-2-31 0-62Z" />
      <path {...ink} strokeWidth={2} opacity={0.5} d="M14 16h34M14 60h28" />
      <path d="M9 25h78v24H9Z" fill="var(--accent)" opacity={0.16} />
      <path {...ink} strokeWidth={2.5} d="M16 37h40" />
      <path {...ink} strokeWidth={2.5} d="M66 29h15v15H66Zm7.5 3.5v8m-4-4h8" />
    </svg>
  );
}

/** A home screen with the app's icon among others. */
export function HomeScreenPicture({ className }: Props) {
  return (
    <svg viewBox="0 0 96 72" className={className} aria-hidden="true">
      <path {...paper} d="M6 5q42-3 84 0 2 31 0 62-42 3-84 0-2-31 0-62Z" />
      <g {...ink} strokeWidth={2} opacity={0.4}>
        <path d="M15 13h13v13H15ZM68 13h13v13H68ZM15 46h13v13H15ZM68 46h13v13H68Z" />
      </g>
      <image href="/icons/icon.svg" x="33" y="21" width="30" height="30" />
    </svg>
  );
}

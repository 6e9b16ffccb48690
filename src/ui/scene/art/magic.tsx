import { blob, cloud, crown, fan, grass, hatch, land, leaf, random, smooth, star, stars, strewn } from '../draw.ts';
import type { SceneArt } from '../SceneArt.ts';

/** An island that floats: grass on top, roots and stone below. */
function island(x: number, y: number, half: number, depth: number): string {
  return `M${x - half} ${y}C${x - half * 0.6} ${y - 16} ${x + half * 0.6} ${y - 16} ${x + half} ${y}C${x + half * 0.8} ${y + depth * 0.3} ${x + half * 0.5} ${y + depth * 0.4} ${x + half * 0.3} ${y + depth * 0.7}C${x + half * 0.1} ${y + depth * 0.9} ${x} ${y + depth} ${x - half * 0.06} ${y + depth}C${x - half * 0.16} ${y + depth * 0.8} ${x - half * 0.3} ${y + depth * 0.7} ${x - half * 0.44} ${y + depth * 0.5}C${x - half * 0.7} ${y + depth * 0.3} ${x - half * 0.9} ${y + depth * 0.2} ${x - half} ${y}Z`;
}

/** Sparks along a swirl, larger towards its end. */
function sparks(seed: number, points: readonly (readonly [number, number])[]): string {
  const next = random(seed);
  return points.map(([x, y], i) => star(x + (next() - 0.5) * 16, y + (next() - 0.5) * 16, 9 + i * 1.6, 3 + i * 0.5, 4)).join('');
}

/** An island in the evening with a crooked tower; the kettle is on, the books fly home, and the broom waits outside. */
export const art: SceneArt = {
  bandTop: 250,
  nightTint: '#9a94d8',
  planes: [
    {
      drift: 0,
      draw: (
        <>
          <rect x="-80" y="-20" width="1760" height="940" fill="#5a3f93" />
          <path data-soft="" d={land([240, 180, 250, 190, 240], 2)} fill="#744fa6" />
          <path data-soft="" d={land([430, 400, 450, 400, 430], 4)} fill="#9a67b5" />
          <path data-soft="" d={land([620, 600, 640, 600, 620], 6)} fill="#c585bd" />
          <path data-soft="" d={land([760, 740, 780, 750, 760], 8)} fill="#e5a9bf" />
          <path d={stars(4, 60, [-40, 0, 1680, 360], 7)} fill="#fff0cf" />
          <circle data-soft="" cx="1230" cy="230" r="180" fill="#fff0cf" opacity=".22" />
          <circle cx="1230" cy="230" r="118" fill="#fff0cf" />
          <path data-soft="" d={`${blob(1196, 206, 24, 18, 3)}${blob(1264, 262, 30, 22, 5)}${blob(1258, 180, 14, 11, 7)}`} fill="#ead6ac" />
        </>
      ),
    },
    {
      drift: 10,
      draw: (
        <>
          <path d={island(300, 360, 150, 170)} fill="#7a5396" />
          <path d="M150 360C210 340 390 340 450 360C400 376 200 376 150 360Z" fill="#7fae86" />
          <path d={`${crown(250, 310, 46, 46, 4, 9)}${crown(330, 316, 36, 38, 6, 9)}`} fill="#5f9a7e" />
          <path d="M360 366V520M380 366V470M344 366V450" fill="none" stroke="#d8e9f2" strokeWidth="8" strokeLinecap="round" />
          <path d={island(1460, 470, 120, 130)} fill="#7a5396" />
          <path d="M1340 470C1400 452 1520 452 1580 470C1520 484 1400 484 1340 470Z" fill="#7fae86" />
          <path d="M1440 460V390L1470 350L1500 390V460Z" fill="#f2d9c4" />
          <path d="M1428 396L1470 330L1512 396Z" fill="#3c7fa6" />
          <path d={cloud(560, 560, 300, 5)} fill="#f2c9d4" />
          <path d={cloud(1160, 640, 360, 9)} fill="#f2c9d4" />
          <path d={cloud(-40, 640, 340, 3)} fill="#f2c9d4" />
        </>
      ),
    },
    {
      drift: 18,
      draw: (
        <>
          {/* The great island and its tower */}
          <path d={island(800, 640, 380, 330)} fill="#5b3b74" />
          <path
            data-soft=""
            d={hatch(5, 60, [560, 670, 460, 150], 46, 70)}
            fill="none"
            stroke="#77528f"
            strokeWidth="8"
            strokeLinecap="round"
          />
          <path d="M420 640C560 602 1040 602 1180 640C1120 684 480 684 420 640Z" fill="#6fa878" />
          <path d={grass(440, 1160, () => 650, 70, 34, 5)} fill="none" stroke="#8cc08a" strokeWidth="5" strokeLinecap="round" />
          <path
            d="M690 640C700 560 676 500 706 430C720 390 714 350 700 320L880 300C880 340 900 380 896 430C890 500 924 560 918 640Z"
            fill="#f2d9c4"
          />
          <path
            data-soft=""
            d="M810 308L880 300C880 340 900 380 896 430C890 500 924 560 918 640H836C850 520 840 420 810 308Z"
            fill="#dcb8ac"
          />
          <path
            data-soft=""
            d={hatch(9, 44, [700, 340, 190, 290], 20, 0)}
            fill="none"
            stroke="#e6c6b2"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path
            d="M660 330C740 300 840 292 920 304C880 240 850 180 866 90C874 60 904 50 930 66C890 40 840 36 810 76C770 140 720 250 660 330Z"
            fill="#3c7fa6"
          />
          <path d={`${star(790, 220, 22, 9, 5)}${star(840, 150, 14, 6, 5)}${star(770, 280, 14, 6, 5)}`} fill="#f7cf63" />
          <path d="M896 430C930 424 970 430 990 450L992 520H902Z" fill="#f2d9c4" />
          <path d="M884 440C920 402 980 410 1012 456C970 450 930 448 884 440Z" fill="#3c7fa6" />
          <path d="M770 640V570Q804 530 838 570V640Z" fill="#6b3f5a" />
          <path d="M740 400Q762 368 784 400V446H740ZM826 470Q844 444 862 470V508H826ZM934 472h28v28h-28Z" fill="#ffe08a" />
          <path d="M762 380V446M740 420H784" fill="none" stroke="#6b3f5a" strokeWidth="5" />
          <circle cx="826" cy="608" r="5" fill="#f7cf63" />
          {/* The broom waits */}
          <path d="M944 640L986 540" fill="none" stroke="#6b4434" strokeWidth="9" strokeLinecap="round" />
          <path d="M924 660L936 616L962 626L960 668Z" fill="#e3ae45" />
          {/* The kettle is on */}
          <path d="M510 600H640C650 640 620 666 576 666C532 666 500 640 510 600Z" fill="#33263f" />
          <path d="M500 604C540 590 610 590 650 604C610 618 540 618 500 604Z" fill="#8be0a4" />
          <path d="M534 662l-10 18M616 662l10 18" fill="none" stroke="#33263f" strokeWidth="9" strokeLinecap="round" />
          <path d={`${blob(556, 574, 16, 16, 2)}${blob(596, 546, 22, 22, 4)}${blob(566, 502, 14, 14, 6)}`} fill="#8be0a4" />
        </>
      ),
    },
    {
      drift: 28,
      draw: (
        <>
          {/* The books fly home */}
          {[
            [420, 250, -14, '#d6456f'],
            [560, 170, 10, '#3c7fa6'],
            [1036, 296, -8, '#e3803f'],
          ].map(([x, y, turn, color]) => (
            <g key={String(x)} transform={`translate(${x} ${y}) rotate(${turn})`}>
              <path
                d="M-74 -26C-50 -48 -20 -40 0 -18C20 -40 50 -48 74 -26L66 10C44 -6 20 0 0 20C-20 0 -44 -6 -66 10Z"
                fill={String(color)}
              />
              <path d="M-64 -30C-44 -46 -18 -38 0 -20C18 -38 44 -46 64 -30L58 -2C38 -14 16 -6 0 10C-16 -6 -38 -14 -58 -2Z" fill="#fff6e6" />
              <path
                d="M0 -20V10M-46 -24Q-28 -32 -12 -16M46 -24Q28 -32 12 -16"
                fill="none"
                stroke="#b99ab0"
                strokeWidth="4"
                strokeLinecap="round"
              />
            </g>
          ))}
          <path
            data-soft=""
            d={smooth([
              [330, 330],
              [420, 300],
              [520, 220],
              [640, 240],
              [700, 330],
            ])}
            fill="none"
            stroke="#fff0cf"
            strokeWidth="5"
            strokeDasharray="3 18"
            strokeLinecap="round"
          />
          <path
            d={sparks(3, [
              [1060, 560],
              [1110, 520],
              [1170, 500],
              [1230, 510],
              [1260, 560],
              [1236, 610],
              [1180, 620],
              [1160, 580],
            ])}
            fill="#ffe9a8"
          />
          <path
            d={sparks(8, [
              [420, 470],
              [380, 430],
              [330, 450],
              [320, 500],
              [360, 530],
            ])}
            fill="#ffe9a8"
          />
        </>
      ),
    },
    {
      drift: 38,
      draw: (
        <>
          <path d={cloud(-120, 880, 620, 11)} fill="#fbe3dc" />
          <path d={cloud(1060, 890, 660, 13)} fill="#fbe3dc" />
          <path d={cloud(480, 930, 640, 17)} fill="#f6d1d2" />
          <path d={fan(1540, 880, 190, [-150, -60], 7, 4, 0.14)} fill="#4a3166" />
          <path d={fan(40, 880, 210, [-120, -30], 7, 6, 0.14)} fill="#4a3166" />
          {/* A frog who was something else yesterday */}
          <path
            d="M232 846C214 846 206 820 226 806C220 770 250 744 296 744C342 744 372 770 366 806C386 820 378 846 360 846Z"
            fill="#6fb35a"
          />
          <path d={`${blob(266, 744, 24, 22, 3, 0.04)}${blob(328, 744, 24, 22, 5, 0.04)}`} fill="#6fb35a" />
          <circle cx="266" cy="742" r="12" fill="#fffaf0" />
          <circle cx="328" cy="742" r="12" fill="#fffaf0" />
          <circle cx="269" cy="744" r="6" fill="#2a2038" data-ink="" />
          <circle cx="325" cy="744" r="6" fill="#2a2038" data-ink="" />
          <path d="M262 786Q297 808 332 786" fill="none" stroke="#3a6a30" strokeWidth="6" strokeLinecap="round" />
          <path d="M268 716L276 690L288 706L297 680L306 706L318 690L326 716Z" fill="#f7cf63" />
          <path d={`${leaf(380, 848, 60, -20, 0.3)}${leaf(214, 848, 60, 200, 0.3)}`} fill="#4a3166" />
          <path data-soft="" d={strewn(15, 40, [60, 560, 1480, 260], 2, 5)} fill="#fff0cf" />
        </>
      ),
    },
  ],
  night: (
    <>
      <path d={stars(23, 50, [-40, 0, 1680, 420], 8)} fill="#fff9e6" />
      <circle cx="1230" cy="230" r="118" fill="#fff4d6" />
      <path d="M740 400Q762 368 784 400V446H740ZM826 470Q844 444 862 470V508H826ZM934 472h28v28h-28Z" fill="#ffe48e" />
      <path d="M500 604C540 590 610 590 650 604C610 618 540 618 500 604Z" fill="#a8ffbe" />
      <path d={`${blob(556, 574, 16, 16, 2)}${blob(596, 546, 22, 22, 4)}${blob(566, 502, 14, 14, 6)}`} fill="#a8ffbe" />
    </>
  ),
};

import { blob, hatch, land, stars, strewn } from '../draw.ts';
import type { SceneArt } from '../SceneArt.ts';

const windows: readonly (readonly [number, number, number, number])[] = [
  [150, 380, 44, 62],
  [230, 380, 44, 62],
  [150, 490, 44, 62],
  [452, 330, 50, 70],
  [540, 330, 50, 70],
  [452, 450, 50, 70],
  [852, 376, 46, 64],
  [932, 376, 46, 64],
  [932, 480, 46, 64],
  [1272, 340, 52, 72],
  [1362, 340, 52, 72],
  [1272, 462, 52, 72],
  [1362, 462, 52, 72],
];
const lit = new Set([2, 4, 8, 9]);

const windowPath = (onlyLit: boolean): string =>
  windows
    .filter((_, index) => !onlyLit || lit.has(index))
    .map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h${-w}Z`)
    .join('');

/** A crooked street at dusk after rain: footprints that stop at nothing, a lamp, and a cat who saw it all. */
export const art: SceneArt = {
  bandTop: 300,
  nightTint: '#8f95cc',
  planes: [
    {
      drift: 0,
      draw: (
        <>
          <rect x="-80" y="-20" width="1760" height="940" fill="#d9a860" />
          <path data-soft="" d={land([190, 140, 200, 150, 190], 2)} fill="#e3b970" />
          <path data-soft="" d={land([320, 290, 330, 280, 320], 5)} fill="#efd092" />
          <circle data-soft="" cx="760" cy="250" r="180" fill="#fff2c8" opacity=".55" />
          <circle cx="760" cy="250" r="104" fill="#fff2c8" />
          <path data-soft="" d={blob(726, 226, 20, 16, 4)} fill="#efd9a0" />
          <path data-soft="" d={blob(790, 280, 28, 20, 7)} fill="#efd9a0" />
          <path
            d="M-80 470L-80 340H40V300L70 270L100 300V360H200V320H300V390L420 390V260L450 210L480 260V400H640V430H740V360H880V330H960V420H1080V290H1180V250H1210V290H1260V400H1400V340L1440 300L1480 340V390H1680V470L1680 730H-80Z"
            fill="#a9774a"
          />
          <path
            data-soft=""
            d="M120 400h20v26h-20ZM340 430h18v24h-18ZM600 460h18v24h-18ZM1120 340h20v26h-20ZM1540 440h20v26h-20Z"
            fill="#f6dc97"
          />
        </>
      ),
    },
    {
      drift: 12,
      draw: (
        <>
          {/* The houses, leaning on each other */}
          <path d="M96 700L108 330L92 330L200 216L312 326L298 328L306 700Z" fill="#5f7f86" />
          <path d="M84 338L200 206L322 334L300 342L200 238L102 346Z" fill="#3a3f52" />
          <path d="M386 700L398 262H380L520 140L650 262H632L642 700Z" fill="#b35b41" />
          <path d="M368 272L520 126L664 272L640 280L520 164L392 282Z" fill="#43303a" />
          <path d="M800 700L812 330H796L910 232L1026 330H1010L1020 700Z" fill="#c59a4d" />
          <path d="M784 340L910 220L1038 340L1016 348L910 252L806 348Z" fill="#3a3f52" />
          <path d="M1200 700L1214 280H1196L1340 158L1480 280H1462L1474 700Z" fill="#4f6b57" />
          <path d="M1184 290L1340 144L1494 290L1470 298L1340 180L1208 300Z" fill="#43303a" />
          <path d="M240 262V196H276V290ZM574 186V116H612V222ZM1386 200V132H1424V236Z" fill="#43303a" />
          <path
            d="M592 108q-14 -20 0 -38q16 -18 0 -40M1404 124q14 -18 0 -36q-14 -18 2 -38"
            fill="none"
            stroke="#f6e6c4"
            strokeWidth="10"
            strokeLinecap="round"
          />
          <path
            data-soft=""
            d={hatch(4, 36, [400, 290, 230, 360], 20, 0)}
            fill="none"
            stroke="#c9735a"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path
            data-soft=""
            d={hatch(5, 30, [1220, 310, 240, 330], 20, 0)}
            fill="none"
            stroke="#66856d"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path
            data-soft=""
            d={hatch(6, 24, [112, 340, 180, 300], 20, 0)}
            fill="none"
            stroke="#7b9aa0"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path d={windowPath(false)} fill="#3a3350" />
          <path d={windowPath(true)} fill="#ffd978" />
          <path
            d={windows.map(([x, y, w, h]) => `M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}M${x - 6} ${y + h + 4}h${w + 12}`).join('')}
            fill="none"
            stroke="#2b2438"
            strokeWidth="5"
          />
          {/* Who is that at the window? */}
          <path d="M1280 412C1280 384 1288 378 1298 378C1309 378 1316 386 1316 412Z" fill="#2b2438" data-ink="" />
          <path d="M1274 378h48l-8 -6l-4 -16h-24l-4 16Z" fill="#2b2438" data-ink="" />
          <path d="M228 700V590Q254 560 280 590V700ZM548 700V574Q578 540 608 574V700ZM838 700V590Q864 560 890 590V700Z" fill="#43303a" />
          <path d="M-80 690V360L30 270L60 300L72 700ZM1560 700L1572 320L1680 230V700Z" fill="#6b4a52" />
        </>
      ),
    },
    {
      drift: 20,
      draw: (
        <>
          <path d={land([690, 696, 690, 698, 690], 8)} fill="#6f5a66" />
          <path
            data-soft=""
            d={hatch(13, 120, [-40, 716, 1680, 200], 40, 0)}
            fill="none"
            stroke="#85707a"
            strokeWidth="8"
            strokeLinecap="round"
          />
          {/* Puddles that kept a piece of the sky */}
          <path d={`${blob(430, 806, 150, 26, 3, 0.08)}${blob(1270, 758, 110, 18, 6, 0.08)}`} fill="#efd092" />
          <path data-soft="" d={blob(450, 804, 40, 12, 4, 0.08)} fill="#fff2c8" />
          {/* Light of the lamp */}
          <path data-soft="" d="M1096 372L860 880H1400L1166 372Z" fill="#ffe9a8" opacity=".38" />
          <path d="M1122 860L1126 380M1138 860L1136 380" fill="none" stroke="#2b2438" strokeWidth="8" />
          <path d="M1096 866L1112 832H1150L1166 866ZM1112 620H1150V644H1112Z" fill="#2b2438" data-ink="" />
          <path d="M1092 376L1078 296H1184L1170 376Z" fill="#ffe08a" />
          <path d="M1070 298Q1132 240 1192 298Z" fill="#2b2438" data-ink="" />
          <path d="M1092 376H1170M1131 298V376" fill="none" stroke="#2b2438" strokeWidth="7" />
          <path d="M1131 262V238" fill="none" stroke="#2b2438" strokeWidth="8" strokeLinecap="round" />
        </>
      ),
    },
    {
      drift: 30,
      draw: (
        <>
          {/* Footprints that stop */}
          {[
            [560, 860, 70],
            [640, 812, 66],
            [730, 846, 72],
            [800, 792, 66],
            [880, 822, 70],
            [936, 770, 64],
          ].map(([x = 0, y = 0, turn = 0]) => (
            <g key={x} transform={`rotate(${turn} ${x} ${y})`}>
              <path
                d={`M${x - 13} ${y - 8}C${x - 15} ${y - 42} ${x + 15} ${y - 42} ${x + 13} ${y - 8}C${x + 12} ${y + 4} ${x - 12} ${y + 4} ${x - 13} ${y - 8}Z`}
                fill="#3c2c3c"
              />
              <path d={`M${x - 10} ${y + 10}h20q0 22 -10 22t-10 -22Z`} fill="#3c2c3c" />
            </g>
          ))}
          {/* The cat who saw it all */}
          <path d="M214 690L222 780H430V690Z" fill="#8a6a4c" />
          <path d="M204 690H440V668H204Z" fill="#a5825e" />
          <path
            d="M286 668C272 612 286 560 318 540L314 494L342 514C354 510 368 510 380 514L408 492L406 540C424 560 420 586 408 600C424 622 426 650 420 668Z"
            fill="#2b2438"
            data-ink=""
          />
          <path d="M290 660C250 650 226 620 240 574C246 554 270 556 268 574C262 604 276 622 298 628Z" fill="#2b2438" data-ink="" />
          <circle cx="344" cy="550" r="13" fill="#f6d767" />
          <circle cx="384" cy="550" r="13" fill="#f6d767" />
          <circle cx="346" cy="551" r="5" fill="#2b2438" data-ink="" />
          <circle cx="382" cy="551" r="5" fill="#2b2438" data-ink="" />
        </>
      ),
    },
    {
      drift: 40,
      draw: (
        <>
          {/* The glass, laid over a clue */}
          <path d="M1480 866L1590 930" fill="none" stroke="#6b3f2a" strokeWidth="44" strokeLinecap="round" />
          <circle cx="1390" cy="780" r="126" fill="#c9b48c" />
          <circle cx="1390" cy="780" r="104" fill="#f3e6c8" />
          <path
            d="M1390 702c-40 0 -60 26 -58 62M1390 730c-26 0 -36 18 -34 44c2 26 -6 40 -12 54M1390 758c-10 0 -12 10 -11 24c2 32 -8 54 -14 72M1390 702c38 0 60 26 58 66c-1 30 2 44 6 58M1390 730c24 0 34 18 33 44c-1 32 2 52 8 76M1398 786c0 34 2 62 8 88"
            fill="none"
            stroke="#8a5a3c"
            strokeWidth="8"
            strokeLinecap="round"
          />
          <path data-soft="" d="M1316 744A80 80 0 0 1 1362 704" fill="none" stroke="#fffdf4" strokeWidth="14" strokeLinecap="round" />
          <path d={land([930, 900, 896, 930, 960, 950, 930], 30)} fill="#43303a" />
          <path data-soft="" d={strewn(4, 40, [-40, 880, 800, 30], 2, 5)} fill="#6b4a52" />
        </>
      ),
    },
  ],
  night: (
    <>
      <path d={stars(21, 40, [0, 0, 1600, 220])} fill="#fff6d8" />
      <circle cx="760" cy="250" r="104" fill="#fff4cf" />
      <path d={windowPath(true)} fill="#ffdc7c" />
      <path d="M1280 412C1280 384 1288 378 1298 378C1309 378 1316 386 1316 412ZM1274 378h48l-8 -6l-4 -16h-24l-4 16Z" fill="#2b2438" />
      <path d="M1092 376L1078 296H1184L1170 376Z" fill="#ffe9a0" />
      <path d="M1096 372L860 880H1400L1166 372Z" fill="#ffe9a8" opacity=".2" />
      <circle cx="344" cy="550" r="13" fill="#ffe46b" />
      <circle cx="384" cy="550" r="13" fill="#ffe46b" />
      <circle cx="346" cy="551" r="5" fill="#1a1526" />
      <circle cx="382" cy="551" r="5" fill="#1a1526" />
    </>
  ),
};

import { blob, cloud, crags, fan, grass, hatch, land, leaf, polygon, stars, strewn } from '../draw.ts';
import type { SceneArt } from '../SceneArt.ts';

/** A valley long ago: a long neck at breakfast, a volcano that only smokes, and an egg that has made up its mind. */
export const art: SceneArt = {
  bandTop: 250,
  nightTint: '#7f88c6',
  planes: [
    {
      drift: 0,
      draw: (
        <>
          <rect x="-80" y="-20" width="1760" height="940" fill="#f6cf8d" />
          <path data-soft="" d={land([180, 140, 190, 150, 180], 3)} fill="#f9dba1" />
          <path data-soft="" d={land([370, 340, 380, 330, 370], 5)} fill="#fbe9c0" />
          <circle data-soft="" cx="330" cy="260" r="160" fill="#fff6d6" opacity=".6" />
          <circle cx="330" cy="260" r="92" fill="#fff3c4" />
          <path d={cloud(60, 190, 220, 4)} fill="#fff7e4" />
          <path d={cloud(560, 150, 280, 8)} fill="#fff7e4" />
          {/* The one that flies */}
          <g transform="translate(-250 40)">
            <path
              d="M760 250C716 214 656 210 600 232C650 232 690 246 720 274C738 290 762 296 786 290C812 304 840 300 858 276C880 240 924 220 976 224C926 192 862 196 816 238L836 204C820 214 806 222 796 234C784 232 770 238 760 250Z"
              fill="#8f5a4a"
            />
            <path d="M786 290L760 324L798 306Z" fill="#8f5a4a" />
          </g>
        </>
      ),
    },
    {
      drift: 8,
      draw: (
        <>
          {/* The volcano */}
          <path d="M1010 620C1090 540 1140 420 1188 330C1220 340 1290 340 1322 330C1370 420 1430 540 1520 620Z" fill="#a9665a" />
          <path data-soft="" d="M1322 330C1370 420 1430 540 1520 620H1330C1320 520 1300 420 1278 338Z" fill="#8f5250" />
          <path
            d="M1188 330C1220 340 1290 340 1322 330C1334 352 1338 362 1346 380C1330 396 1318 376 1304 388C1296 420 1280 440 1268 412C1258 390 1244 394 1240 430C1234 466 1216 450 1216 412C1214 386 1200 392 1164 380C1174 362 1182 346 1188 330Z"
            fill="#e8643a"
          />
          <path
            d={`${blob(1250, 286, 52, 36, 3, 0.16)}${blob(1300, 236, 66, 44, 5, 0.16)}${blob(1266, 176, 52, 38, 7, 0.16)}${blob(1336, 138, 60, 36, 9, 0.16)}`}
            fill="#fdf0dc"
          />
          <path
            data-soft=""
            d={hatch(6, 40, [1080, 460, 380, 140], 40, 62)}
            fill="none"
            stroke="#c07f6c"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path d={crags([600, 540, 580, 520, 600, 590, 610, 600, 560], 4, 30)} fill="#c8a77a" />
          <path d={land([640, 610, 640, 620, 610, 640, 610], 8, 8)} fill="#a3b768" />
        </>
      ),
    },
    {
      drift: 18,
      draw: (
        <>
          <path d={land([690, 720, 680, 650, 680, 730, 700], 12, 8)} fill="#7fa457" />
          <path
            data-soft=""
            d={hatch(4, 80, [-40, 690, 1680, 100], 26, -72)}
            fill="none"
            stroke="#98bb6c"
            strokeWidth="5"
            strokeLinecap="round"
          />
          {/* The long neck */}
          <path
            d="M470 792C468 740 458 700 470 650C440 660 360 700 292 700C250 700 214 690 180 670C230 672 290 660 340 626C400 586 470 560 560 566C640 570 690 540 716 470C740 400 744 320 800 280C820 264 850 258 884 264C912 268 930 284 926 304C920 324 880 330 848 322C824 318 812 330 804 360C790 430 790 520 744 600C736 640 742 700 746 792L690 794L672 702C630 716 580 716 540 706L532 794Z"
            fill="#3f8f7b"
          />
          <path
            data-soft=""
            d="M540 706C580 716 630 716 672 702C700 690 724 650 744 600C700 630 640 650 590 650C540 650 500 640 470 650C474 690 500 700 540 706Z"
            fill="#6fb598"
          />
          <path
            data-soft=""
            d={`${blob(420, 622, 30, 16, 2)}${blob(500, 592, 34, 16, 4)}${blob(590, 594, 34, 15, 6)}${blob(668, 574, 24, 14, 8)}${blob(732, 480, 14, 24, 3)}${blob(758, 390, 12, 22, 5)}`}
            fill="#2d7566"
          />
          <circle cx="868" cy="284" r="8" fill="#1f2a2a" data-ink="" />
          <path d="M902 306q-18 8 -34 2" fill="none" stroke="#1f4a42" strokeWidth="5" strokeLinecap="round" />
          <path d={`${leaf(920, 300, 60, 20, 0.3)}${leaf(920, 300, 52, 60, 0.3)}`} fill="#5f8a3a" />
          <path d="M478 788h40M696 788h40" fill="none" stroke="#d6ead0" strokeWidth="8" strokeLinecap="round" strokeDasharray="2 14" />
          {/* Tree ferns */}
          {[
            [1020, 740, 470],
            [1120, 760, 560],
          ].map(([x = 0, foot = 0, top = 0]) => (
            <g key={x}>
              <path
                d={`M${x - 16} ${foot}C${x - 8} ${foot - 80} ${x - 12} ${top + 80} ${x - 8} ${top}H${x + 8}C${x + 10} ${top + 80} ${x + 10} ${foot - 80} ${x + 18} ${foot}Z`}
                fill="#6b4a34"
              />
              <path
                d={`${leaf(x, top, 130, -160, 0.16, -0.2)}${leaf(x, top, 140, -20, 0.16, 0.2)}${leaf(x, top, 110, -120, 0.16, -0.1)}${leaf(x, top, 110, -60, 0.16, 0.1)}${leaf(x, top, 120, 172, 0.16, -0.3)}${leaf(x, top, 120, 8, 0.16, 0.3)}${leaf(x, top, 90, -90, 0.16)}`}
                fill="#4f7d3c"
              />
            </g>
          ))}
        </>
      ),
    },
    {
      drift: 28,
      draw: (
        <>
          <path d={land([800, 790, 830, 850, 830, 790, 800], 17, 8)} fill="#4f7d3c" />
          <path d={grass(-40, 1640, () => 812, 110, 52, 5)} fill="none" stroke="#669550" strokeWidth="6" strokeLinecap="round" />
          {/* The nest, and the egg that has made up its mind */}
          <path d="M1150 800C1170 868 1440 872 1470 800C1440 780 1190 780 1150 800Z" fill="#8a6038" />
          <path d={blob(1220, 772, 50, 62, 3, 0.03)} fill="#f3e3c0" />
          <path d={blob(1400, 776, 48, 58, 5, 0.03)} fill="#f3e3c0" />
          <path data-soft="" d={`${strewn(4, 12, [1186, 730, 70, 60], 4, 9)}${strewn(6, 12, [1366, 736, 70, 60], 4, 9)}`} fill="#c98a5a" />
          <path d="M1258 770C1252 712 1264 668 1306 662C1318 640 1344 640 1352 660C1376 678 1376 724 1366 776Z" fill="#8bbf52" />
          <circle cx="1292" cy="704" r="17" fill="#fffaf0" />
          <circle cx="1336" cy="704" r="17" fill="#fffaf0" />
          <circle cx="1295" cy="707" r="8" fill="#1f2a2a" data-ink="" />
          <circle cx="1333" cy="707" r="8" fill="#1f2a2a" data-ink="" />
          <path d="M1300 738q14 12 28 0" fill="none" stroke="#3f6a26" strokeWidth="6" strokeLinecap="round" />
          <path
            d={polygon([
              [1244, 780],
              [1254, 748],
              [1276, 772],
              [1296, 746],
              [1316, 774],
              [1338, 748],
              [1358, 774],
              [1376, 750],
              [1384, 782],
              [1366, 838],
              [1262, 838],
            ])}
            fill="#f8ecd0"
          />
          <path
            d={polygon([
              [1276, 672],
              [1290, 636],
              [1316, 622],
              [1346, 636],
              [1360, 668],
              [1342, 652],
              [1328, 672],
              [1310, 650],
              [1294, 672],
            ])}
            fill="#f8ecd0"
          />
          <path d="M1140 796C1200 840 1420 842 1482 794L1462 826C1420 872 1200 872 1160 828Z" fill="#a87a48" />
          <path
            d="M1130 808l70 22M1180 850l80 -14M1290 858l90 -20M1400 848l76 -40M1160 786l60 30M1430 786l40 34"
            fill="none"
            stroke="#6b4426"
            strokeWidth="7"
            strokeLinecap="round"
          />
        </>
      ),
    },
    {
      drift: 38,
      draw: (
        <>
          <path d={land([850, 880, 920, 940, 930, 890, 850], 23, 8)} fill="#2c5a34" />
          <path d={fan(70, 930, 330, [-130, -20], 9, 3, 0.11, 0.14)} fill="#214a2b" />
          <path d={fan(1570, 930, 300, [-160, -55], 8, 6, 0.11, 0.14)} fill="#214a2b" />
          {/* Footprints as large as a bath */}
          {[
            [520, 872],
            [700, 850],
            [880, 876],
          ].map(([x = 0, y = 0]) => (
            <path
              key={x}
              d={`${blob(x, y, 46, 20, 3, 0.05)}${blob(x - 40, y - 20, 13, 8, 2)}${blob(x, y - 28, 14, 8, 4)}${blob(x + 40, y - 20, 13, 8, 6)}`}
              fill="#38632f"
            />
          ))}
          <path d={`${blob(350, 880, 60, 34, 8, 0.12)}${blob(420, 896, 34, 22, 4, 0.12)}`} fill="#7a6a58" />
        </>
      ),
    },
  ],
  night: (
    <>
      <path d={stars(17, 70, [0, 0, 1600, 340])} fill="#fff6d8" />
      <circle cx="330" cy="260" r="92" fill="#fff6d8" />
      <path
        d="M1188 330C1220 340 1290 340 1322 330C1334 352 1338 362 1346 380C1330 396 1318 376 1304 388C1296 420 1280 440 1268 412C1258 390 1244 394 1240 430C1234 466 1216 450 1216 412C1214 386 1200 392 1164 380C1174 362 1182 346 1188 330Z"
        fill="#ff8a4a"
      />
      <path d={strewn(9, 20, [80, 560, 1440, 280], 2, 6)} fill="#f4ff9e" />
    </>
  ),
};

import { blob, cloud, crown, fan, grass, hatch, land, leaf, smooth, star, stars, strewn } from '../draw.ts';
import type { SceneArt } from '../SceneArt.ts';

type MushroomProps = { x: number; foot: number; size: number; cap: string; door?: boolean };

/** A mushroom `size` high standing at x, foot; somebody lives in the ones with a door. */
function Mushroom({ x, foot, size, cap, door = false }: MushroomProps) {
  const top = foot - size;
  const half = size * 0.62;
  return (
    <>
      <path
        d={`M${x - size * 0.2} ${foot}C${x - size * 0.3} ${foot - size * 0.3} ${x - size * 0.16} ${foot - size * 0.5} ${x - size * 0.16} ${top + size * 0.45}H${x + size * 0.16}C${x + size * 0.16} ${foot - size * 0.5} ${x + size * 0.3} ${foot - size * 0.3} ${x + size * 0.22} ${foot}Z`}
        fill="#fdf0dc"
      />
      <path
        d={`M${x - half} ${top + size * 0.5}C${x - half} ${top + size * 0.1} ${x - half * 0.4} ${top - size * 0.06} ${x} ${top - size * 0.06}C${x + half * 0.4} ${top - size * 0.06} ${x + half} ${top + size * 0.1} ${x + half} ${top + size * 0.5}C${x + half * 0.5} ${top + size * 0.58} ${x - half * 0.5} ${top + size * 0.58} ${x - half} ${top + size * 0.5}Z`}
        fill={cap}
      />
      <path
        d={`${blob(x - half * 0.45, top + size * 0.3, size * 0.09, size * 0.08, 3)}${blob(x + half * 0.1, top + size * 0.14, size * 0.1, size * 0.08, 5)}${blob(x + half * 0.55, top + size * 0.34, size * 0.08, size * 0.08, 7)}`}
        fill="#fff6e6"
      />
      {door && (
        <>
          <path
            d={`M${x - size * 0.09} ${foot}V${foot - size * 0.22}Q${x} ${foot - size * 0.36} ${x + size * 0.09} ${foot - size * 0.22}V${foot}Z`}
            fill="#6b3f4a"
          />
          <circle cx={x + size * 0.05} cy={foot - size * 0.12} r={size * 0.014} fill="#f7cf63" />
        </>
      )}
    </>
  );
}

/** The wood at the edge of every tale: a house in a mushroom, a stalk into the clouds, and a fox with a letter. */
export const art: SceneArt = {
  bandTop: 400,
  nightTint: '#7d80cc',
  planes: [
    {
      drift: 0,
      draw: (
        <>
          <rect x="-80" y="-20" width="1760" height="940" fill="#f3bfd0" />
          <path data-soft="" d={land([200, 150, 210, 160, 200], 2)} fill="#f7cfd6" />
          <path data-soft="" d={land([360, 330, 370, 320, 360], 4)} fill="#fbe3d6" />
          <circle data-soft="" cx="470" cy="280" r="180" fill="#fff7e0" opacity=".6" />
          <path d="M540 196A112 112 0 1 0 566 346A92 92 0 1 1 540 196Z" fill="#fff7e0" />
          <path d={cloud(80, 190, 260, 4)} fill="#fff3ee" />
          <path d={cloud(980, 214, 420, 7)} fill="#fff3ee" />
          {/* The castle up there */}
          <g transform="translate(-30 46)">
            <path d="M1120 168V96H1136V76H1152V96H1168V60L1190 18L1212 60V96H1232V76H1248V96H1264V168Z" fill="#b58bc0" />
            <path d="M1158 62L1190 4L1222 62Z" fill="#8c5fa6" />
            <path d="M1182 168V138Q1192 122 1202 138V168Z" fill="#fff3ee" />
          </g>
        </>
      ),
    },
    {
      drift: 10,
      draw: (
        <>
          <path d={land([560, 500, 540, 470, 520, 480, 560], 8, 12)} fill="#c99bc0" />
          {[
            [60, 470, 90],
            [210, 500, 70],
            [720, 480, 76],
            [870, 500, 60],
            [1410, 470, 84],
            [1540, 490, 72],
          ].map(([x = 0, y = 0, r = 0]) => (
            <g key={x}>
              <path d={`M${x - 7} ${y + r * 1.8}L${x - 4} ${y}H${x + 4}L${x + 8} ${y + r * 1.8}Z`} fill="#8a6590" />
              <path d={crown(x, y, r * 0.8, r, x, 11)} fill="#b581b4" />
            </g>
          ))}
          {/* The stalk */}
          <path
            d={smooth([
              [1150, 760],
              [1120, 640],
              [1180, 520],
              [1130, 400],
              [1190, 280],
              [1160, 160],
            ])}
            fill="none"
            stroke="#4f9a6d"
            strokeWidth="26"
            strokeLinecap="round"
          />
          <path
            data-soft=""
            d={smooth([
              [1156, 760],
              [1128, 640],
              [1188, 520],
              [1138, 400],
              [1196, 280],
            ])}
            fill="none"
            stroke="#77bd8a"
            strokeWidth="7"
            strokeLinecap="round"
          />
          <path
            d={`${leaf(1130, 650, 110, 160, 0.34)}${leaf(1160, 590, 110, 20, 0.34)}${leaf(1176, 500, 96, 10, 0.34)}${leaf(1140, 430, 96, 170, 0.34)}${leaf(1150, 370, 90, 10, 0.34)}${leaf(1180, 300, 84, 190, 0.34)}${leaf(1186, 250, 76, -10, 0.34)}`}
            fill="#5aa877"
          />
        </>
      ),
    },
    {
      drift: 18,
      draw: (
        <>
          <path d={land([640, 650, 610, 640, 690, 660, 620], 12, 8)} fill="#7aa86f" />
          <path
            data-soft=""
            d={hatch(4, 70, [-40, 660, 1680, 110], 26, -72)}
            fill="none"
            stroke="#94be80"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path
            d="M640 690C700 720 620 760 560 800C510 840 540 900 600 960L900 960C820 880 720 850 740 800C760 756 790 720 700 686Z"
            fill="#f5dfb8"
          />
          <Mushroom x={660} foot={704} size={330} cap="#d6456f" door />
          <path d="M706 588h34v38h-34Z" fill="#ffe39a" />
          <path d="M723 588v38M706 607h34" fill="none" stroke="#6b3f4a" strokeWidth="5" />
          <path d="M772 450V404H800V466Z" fill="#8c5f5a" />
          <path d="M786 396q-14 -18 2 -34q16 -14 2 -32" fill="none" stroke="#fff3ee" strokeWidth="9" strokeLinecap="round" />
          <Mushroom x={886} foot={724} size={150} cap="#e9a24a" />
          <Mushroom x={470} foot={716} size={110} cap="#e9a24a" />
        </>
      ),
    },
    {
      drift: 26,
      draw: (
        <>
          <path d={land([800, 780, 800, 850, 850, 790, 770], 17, 8)} fill="#44815c" />
          <path d={grass(-40, 1640, () => 806, 110, 50, 5)} fill="none" stroke="#569a6c" strokeWidth="6" strokeLinecap="round" />
          {/* The old tree with a face */}
          <path d="M-60 900C20 800 50 640 30 480C16 360 -20 300 -80 260V960Z" fill="#6b4a52" />
          <path d="M30 480C90 440 130 420 200 428C150 446 100 480 60 540Z" fill="#6b4a52" />
          <path
            data-soft=""
            d={hatch(9, 26, [-60, 420, 90, 420], 60, 80)}
            fill="none"
            stroke="#866068"
            strokeWidth="7"
            strokeLinecap="round"
          />
          <path d={`${crown(40, 250, 200, 150, 5, 13)}${crown(190, 400, 80, 56, 8, 9)}`} fill="#3c7a5a" />
          <path data-soft="" d={strewn(6, 34, [-60, 140, 260, 200], 4, 9)} fill="#f2a9bf" />
          {/* The fox with a letter */}
          <path
            d="M1296 836C1262 820 1250 770 1272 726C1250 700 1248 664 1262 640L1296 664C1312 658 1336 658 1352 664L1386 638C1400 664 1398 700 1378 726C1388 748 1390 770 1386 790C1430 790 1470 756 1474 706C1510 742 1508 810 1452 838C1420 852 1330 850 1296 836Z"
            fill="#e0703a"
          />
          <path d="M1474 706C1494 726 1502 756 1496 782C1476 776 1462 756 1464 738Z" fill="#fdf0dc" />
          <path
            d="M1272 706C1288 724 1306 734 1324 746C1342 734 1362 724 1376 706C1382 734 1352 764 1324 766C1296 764 1266 734 1272 706ZM1300 770C1312 790 1336 790 1350 770C1360 800 1350 826 1326 834C1302 826 1292 800 1300 770Z"
            fill="#fdf0dc"
          />
          <path d="M1316 740H1334L1325 752Z" fill="#33263a" data-ink="" />
          <path d="M1290 706q8 -10 16 0M1344 706q8 -10 16 0" fill="none" stroke="#33263a" strokeWidth="6" strokeLinecap="round" />
          <path d="M1282 768L1368 756L1374 800L1288 812Z" fill="#fff9ee" />
          <path d="M1282 768L1332 788L1368 756" fill="none" stroke="#c98ba0" strokeWidth="5" />
          <circle cx="1331" cy="788" r="9" fill="#d6456f" />
        </>
      ),
    },
    {
      drift: 38,
      draw: (
        <>
          <path d={land([860, 900, 930, 950, 930, 900, 850], 23, 6)} fill="#265a45" />
          <path d={fan(80, 900, 190, [-140, -40], 8, 3, 0.14, 0.1)} fill="#1d4a38" />
          <path d={fan(1560, 890, 180, [-150, -50], 8, 6, 0.14, 0.1)} fill="#1d4a38" />
          <Mushroom x={236} foot={892} size={150} cap="#d6456f" />
          <Mushroom x={316} foot={900} size={86} cap="#d6456f" />
          {[
            [430, 846],
            [1120, 856],
            [1200, 836],
            [1050, 872],
          ].map(([x = 0, y = 0], i) => (
            <g key={x}>
              <path d={`M${x} ${y}q4 26 -2 60`} fill="none" stroke="#1d4a38" strokeWidth="6" />
              <path d={star(x, y, 24, 12, 5, i * 24)} fill={i % 2 === 0 ? '#fff3ee' : '#b58be0'} />
              <circle cx={x} cy={y} r="7" fill="#f7cf63" />
            </g>
          ))}
          <path data-soft="" d={strewn(12, 26, [300, 420, 1000, 380], 3, 6)} fill="#fff7d0" />
        </>
      ),
    },
  ],
  night: (
    <>
      <path d={stars(13, 60, [0, 0, 1600, 320])} fill="#fff6d8" />
      <path d="M540 196A112 112 0 1 0 566 346A92 92 0 1 1 540 196Z" fill="#fff4cf" />
      <path d="M1152 214V184Q1162 168 1172 184V214ZM706 588h34v38h-34Z" fill="#ffdf7a" />
      <path d={strewn(12, 40, [200, 420, 1200, 400], 3, 7)} fill="#fff3a0" />
    </>
  ),
};

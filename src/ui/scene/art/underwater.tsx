import { blob, fan, hatch, land, leaf, random, smooth, strewn, waves } from '../draw.ts';
import type { SceneArt } from '../SceneArt.ts';

/** A fish swimming to the right (or, mirrored, to the left), `size` long. */
function Fish({
  x,
  y,
  size,
  color,
  belly,
  left = false,
}: {
  x: number;
  y: number;
  size: number;
  color: string;
  belly: string;
  left?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${(left ? -1 : 1) * size}, ${size})`}>
      <path d="M-.5 0C-.62 -.1 -.78 -.22 -.84 -.24C-.78 -.1 -.78 .1 -.84 .24C-.78 .22 -.62 .1 -.5 0Z" fill={color} />
      <path d="M-.56 0C-.36 -.32 .2 -.4 .54 0C.2 .4 -.36 .32 -.56 0Z" fill={color} />
      <path d="M-.1 -.26C-.02 -.42 .14 -.42 .22 -.24Z" fill={color} />
      <path
        data-soft=""
        d="M-.06 -.28C.04 -.1 .04 .1 -.06 .28L-.2 .27C-.12 .1 -.12 -.1 -.2 -.27ZM.2 -.24C.28 -.1 .28 .1 .2 .24L.1 .27C.18 .1 .18 -.1 .1 -.27Z"
        fill={belly}
      />
      <circle cx=".36" cy="-.06" r=".055" fill="#fff8e6" />
      <circle cx=".372" cy="-.06" r=".03" fill="#12313c" data-ink="" />
    </g>
  );
}

/** A blade of weed swaying up from the ground. */
function weed(x: number, foot: number, height: number, width: number, seed: number): string {
  const next = random(seed);
  const right: [number, number][] = [];
  const left: [number, number][] = [];
  for (let i = 0; i <= 6; i += 1) {
    const y = foot - (height * i) / 6;
    const sway = Math.sin(i * 1.25 + next()) * width * 1.1;
    const half = width * (1 - i / 6.4);
    right.push([x + sway + half, y]);
    left.unshift([x + sway - half, y]);
  }
  return smooth([...right, ...left], true);
}

/** The reef where the light still reaches: a whale overhead, a small yellow submarine with a wide eye, an octopus at home. */
export const art: SceneArt = {
  bandTop: 310,
  nightTint: '#8aa0dc',
  planes: [
    {
      drift: 0,
      draw: (
        <>
          <rect x="-80" y="-20" width="1760" height="940" fill="#bfe8dc" />
          <path data-soft="" d={waves(70, 150, 20)} fill="#93d6d2" />
          <path data-soft="" d={land([250, 220, 260, 230, 250], 2)} fill="#62bfc6" />
          <path data-soft="" d={land([430, 400, 450, 410, 440], 4)} fill="#3fa5b6" />
          <path data-soft="" d={land([620, 600, 640, 600, 630], 6)} fill="#2a8aa3" />
          <path
            data-soft=""
            d="M420 -20L140 760H380L560 -20ZM800 -20L700 720H860L900 -20ZM1080 -20L1220 700H1420L1180 -20Z"
            fill="#eafff2"
            opacity=".2"
          />
        </>
      ),
    },
    {
      drift: 10,
      draw: (
        <>
          {/* The whale */}
          <path
            d="M180 250C240 160 420 120 580 160C680 184 740 240 790 250C830 236 850 200 896 190C900 226 882 254 858 270C884 286 900 314 892 348C850 338 824 306 786 296C720 350 560 390 400 368C280 350 200 310 180 250Z"
            fill="#2f6f95"
          />
          <path d="M190 274C300 300 420 306 560 336C480 376 400 372 340 358C260 338 204 312 190 274Z" fill="#d6eee6" />
          <path
            d="M240 290C330 308 420 318 520 340M270 310C340 324 400 334 470 350"
            fill="none"
            stroke="#8fbfc6"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path d="M430 330C440 390 410 430 360 450C350 410 360 370 390 340Z" fill="#255d80" />
          <path d="M284 252q12 10 24 0" fill="none" stroke="#12313c" strokeWidth="7" strokeLinecap="round" />
          <path data-soft="" d={strewn(3, 26, [420, 170, 300, 70], 3, 7)} fill="#5390b2" />
          <path d={land([700, 640, 560, 640, 720, 660, 620, 560, 660], 7, 24)} fill="#237a94" />
        </>
      ),
    },
    {
      drift: 20,
      draw: (
        <>
          <path d={`${weed(960, 800, 300, 15, 3)}${weed(1010, 800, 220, 13, 5)}${weed(90, 800, 300, 15, 9)}`} fill="#1d6b6a" />
          {/* The submarine */}
          <path
            d="M1000 470C1000 412 1060 384 1140 380L1150 330H1230L1242 380C1330 386 1390 420 1392 472C1390 530 1320 560 1190 560C1070 560 1000 530 1000 470Z"
            fill="#f6c23c"
          />
          <path
            data-soft=""
            d="M1004 492C1090 520 1300 520 1390 486C1382 534 1310 560 1190 560C1084 560 1012 538 1004 492Z"
            fill="#dd9f2a"
          />
          <path d="M1214 330V286H1252" fill="none" stroke="#12313c" strokeWidth="13" strokeLinejoin="round" strokeLinecap="round" />
          <path d="M1000 440L956 404L946 470L956 536L1000 500Z" fill="#dd9f2a" />
          <path
            d="M946 410C920 420 920 452 944 466C920 480 920 516 946 528"
            fill="none"
            stroke="#12313c"
            strokeWidth="9"
            strokeLinecap="round"
          />
          <circle cx="1296" cy="462" r="50" fill="#d94f45" />
          <circle cx="1296" cy="462" r="36" fill="#bfeef0" />
          <path d="M1268 486C1270 462 1280 452 1296 452C1312 452 1322 462 1324 486C1316 494 1276 494 1268 486Z" fill="#8a5a3c" />
          <circle cx="1296" cy="456" r="16" fill="#f5cfa6" />
          <circle cx="1170" cy="466" r="30" fill="#d94f45" />
          <circle cx="1170" cy="466" r="19" fill="#bfeef0" />
          <circle cx="1082" cy="466" r="30" fill="#d94f45" />
          <circle cx="1082" cy="466" r="19" fill="#bfeef0" />
          <path data-soft="" d="M1392 440L1640 360V600L1390 500Z" fill="#fff6c9" opacity=".35" />
          <path d="M1386 444L1410 434V502L1388 494Z" fill="#12313c" data-ink="" />
          <path d={land([760, 780, 770, 800, 780, 760, 780], 12, 8)} fill="#1a6480" />
        </>
      ),
    },
    {
      drift: 28,
      draw: (
        <>
          <Fish x={560} y={520} size={120} color="#f2834a" belly="#fff3dc" />
          <Fish x={700} y={590} size={84} color="#f2834a" belly="#fff3dc" />
          <Fish x={440} y={610} size={90} color="#f2834a" belly="#fff3dc" />
          <Fish x={820} y={650} size={70} color="#e85f7a" belly="#ffd9d2" left />
          <Fish x={900} y={690} size={58} color="#e85f7a" belly="#ffd9d2" left />
          <path d={land([830, 800, 820, 850, 840, 800, 790], 17, 8)} fill="#eacb8e" />
          <path data-soft="" d={strewn(5, 80, [-40, 830, 1680, 80], 2, 5)} fill="#cfa766" />
          {/* Corals */}
          <path
            d="M330 840C330 780 300 760 290 700M330 800C350 760 380 750 384 690M318 760C290 750 262 740 250 706M352 770C362 740 350 720 344 690"
            fill="none"
            stroke="#e85f7a"
            strokeWidth="24"
            strokeLinecap="round"
          />
          <path d={fan(470, 850, 140, [-150, -30], 9, 3, 0.1)} fill="#f2b23f" />
          <path d={blob(1440, 800, 96, 66, 4, 0.06)} fill="#b065b8" />
          <path
            data-soft=""
            d={hatch(8, 40, [1370, 760, 140, 80], 20, 30)}
            fill="none"
            stroke="#c98bd0"
            strokeWidth="7"
            strokeLinecap="round"
          />
          {/* The octopus at home */}
          <path
            d="M1000 800C990 720 1030 672 1084 672C1140 672 1180 720 1168 800C1190 830 1230 830 1244 802C1256 820 1242 860 1200 862C1172 864 1156 850 1146 836C1146 860 1130 880 1104 876C1112 864 1112 850 1106 838C1096 866 1070 868 1058 838C1052 850 1052 866 1062 876C1036 880 1020 862 1020 836C1010 852 990 866 964 862C926 858 914 822 926 802C940 830 978 830 1000 800Z"
            fill="#d6557c"
          />
          <path data-soft="" d={`${blob(1040, 706, 12, 9, 2)}${blob(1120, 700, 15, 10, 4)}${blob(1146, 736, 9, 8, 6)}`} fill="#ea86a2" />
          <circle cx="1058" cy="764" r="21" fill="#fff8e6" />
          <circle cx="1112" cy="764" r="21" fill="#fff8e6" />
          <circle cx="1063" cy="768" r="10" fill="#12313c" data-ink="" />
          <circle cx="1107" cy="768" r="10" fill="#12313c" data-ink="" />
          <path d="M1070 802q15 12 30 0" fill="none" stroke="#7c2344" strokeWidth="6" strokeLinecap="round" />
        </>
      ),
    },
    {
      drift: 38,
      draw: (
        <>
          <path d={`${weed(40, 940, 420, 24, 2)}${weed(130, 940, 300, 20, 6)}${weed(-30, 940, 300, 22, 4)}`} fill="#0f4a56" />
          <path d={`${weed(1560, 940, 460, 24, 8)}${weed(1490, 940, 300, 20, 3)}${weed(1630, 940, 340, 22, 5)}`} fill="#0f4a56" />
          <path d={`${blob(250, 900, 150, 60, 3, 0.1)}${blob(1330, 920, 140, 50, 5, 0.1)}`} fill="#0f4a56" />
          <path
            d={`${leaf(620, 884, 40, -90, 0.5)}${leaf(620, 884, 40, -18, 0.5)}${leaf(620, 884, 40, 54, 0.5)}${leaf(620, 884, 40, 126, 0.5)}${leaf(620, 884, 40, 198, 0.5)}`}
            fill="#f2834a"
          />
          <path d={strewn(7, 9, [440, 360, 130, 160], 5, 13)} fill="#eafff6" />
          <path d={strewn(9, 10, [1260, 180, 120, 170], 5, 14)} fill="#eafff6" />
          <path d={strewn(10, 7, [900, 500, 70, 220], 5, 12)} fill="#eafff6" />
        </>
      ),
    },
  ],
  night: (
    <>
      <path d="M1392 440L1640 360V600L1390 500Z" fill="#fff3a8" opacity=".5" />
      <circle cx="1170" cy="466" r="19" fill="#ffe08a" />
      <circle cx="1082" cy="466" r="19" fill="#ffe08a" />
      <path d={strewn(22, 60, [40, 420, 1520, 420], 2, 6)} fill="#9ff5e6" />
    </>
  ),
};

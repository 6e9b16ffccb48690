import { blob, cloud, fan, hatch, land, leaf, smooth, star, stars, strewn, waves } from '../draw.ts';
import type { SceneArt } from '../SceneArt.ts';

/** Evening over the bay: a patched ship leaves the rock that looks like a sleeping giant, and the chest is still on the beach. */
export const art: SceneArt = {
  bandTop: 290,
  nightTint: '#6f74c4',
  planes: [
    {
      drift: 0,
      draw: (
        <>
          <rect x="-80" y="-20" width="1760" height="940" fill="#f0a35c" />
          <path data-soft="" d={land([150, 190, 140, 180, 150], 2)} fill="#f4b46a" />
          <path data-soft="" d={land([300, 270, 310, 280, 320], 4)} fill="#f8c983" />
          <path data-soft="" d={land([420, 430, 400, 440, 410], 6)} fill="#fbdfa6" />
          <circle data-soft="" cx="560" cy="470" r="210" fill="#fff0c4" opacity=".55" />
          <circle cx="560" cy="470" r="132" fill="#fdf1c9" />
          <path d={cloud(1040, 190, 380, 3)} fill="#fbe2b4" />
          <path d={cloud(90, 260, 280, 8)} fill="#fbe2b4" />
          <path
            d="M300 180q22 -22 40 2q20 -24 44 -4M392 236q16 -16 30 2q14 -18 32 -4M236 246q14 -14 26 2q12 -16 28 -4"
            fill="none"
            stroke="#5a2f3c"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </>
      ),
    },
    {
      drift: 8,
      draw: (
        <>
          {/* The giant's head, asleep */}
          <path
            d="M1130 560C1140 500 1170 470 1206 452C1214 420 1244 396 1284 400C1300 372 1352 366 1380 396C1418 392 1450 420 1452 452C1490 470 1520 520 1536 560Z"
            fill="#b1594c"
          />
          <path
            d="M1284 400C1300 430 1296 450 1316 470C1310 492 1322 510 1340 512"
            fill="none"
            stroke="#8c3f40"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path
            data-soft=""
            d={hatch(3, 40, [1190, 440, 280, 110], 34, 70)}
            fill="none"
            stroke="#c4705a"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path d={fan(1400, 402, 78, [-170, -10], 8, 2, 0.16, 0.2)} fill="#7a4a4a" />
          <path d={land([548, 556, 548, 556, 548], 9)} fill="#3f8f92" />
          <path
            data-soft=""
            d="M420 566h290M450 590h220M486 614h150M400 640h310M470 668h170"
            fill="none"
            stroke="#fde6b4"
            strokeWidth="9"
            strokeLinecap="round"
          />
        </>
      ),
    },
    {
      drift: 20,
      draw: (
        <>
          {/* The ship */}
          <g transform="translate(0 4) rotate(-3 900 560)">
            <path d="M838 630L838 236" fill="none" stroke="#3d2430" strokeWidth="12" />
            <path d="M988 630L988 300" fill="none" stroke="#3d2430" strokeWidth="11" />
            <path d="M700 560L560 470" fill="none" stroke="#3d2430" strokeWidth="10" />
            <path d="M848 262C910 290 920 372 856 410L736 400C796 366 800 300 764 262Z" fill="#fff3d6" />
            <path d="M852 424C934 456 944 546 862 584L706 570C782 536 786 464 740 420Z" fill="#fff3d6" />
            <path d="M996 324C1052 346 1064 404 1002 436L912 428C962 400 964 352 934 326Z" fill="#f6dfb2" />
            <path d="M1000 450C1070 476 1078 548 1008 580L892 570C954 540 958 482 918 450Z" fill="#f6dfb2" />
            <path d="M762 470L806 462L812 506L770 512Z" fill="#c8452f" />
            <path d="M770 480l8 6M790 474l8 6M776 498l8 6" fill="none" stroke="#fff3d6" strokeWidth="3" />
            <path d="M560 470L700 560L690 470Z" fill="#fff3d6" />
            <path d="M838 240C880 222 900 252 946 232C934 256 936 270 946 288C904 300 876 276 838 290Z" fill="#2a1c2c" data-ink="" />
            <path d={star(888, 258, 14, 6, 5)} fill="#fff3d6" data-soft="" />
            <path
              d="M640 586C700 620 980 628 1074 560L1098 520L1150 524C1144 600 1120 670 1068 706L742 706C690 680 654 640 640 586Z"
              fill="#6e3a2c"
            />
            <path d="M652 612C740 640 1000 648 1104 584L1096 612C1010 664 760 664 664 636Z" fill="#c8452f" />
            <path
              data-soft=""
              d={hatch(5, 36, [720, 650, 340, 50], 70, 2)}
              fill="none"
              stroke="#85503a"
              strokeWidth="5"
              strokeLinecap="round"
            />
            {[760, 850, 940, 1030].map((x) => (
              <circle key={x} cx={x} cy="646" r="12" fill="#f4cf7a" />
            ))}
            <path d="M1096 520L1094 478L1136 482L1138 522Z" fill="#f4cf7a" />
          </g>
          <path d={waves(664, 112, 22)} fill="#2c7c86" />
          <path
            data-soft=""
            d={hatch(17, 50, [0, 700, 1600, 60], 46, 0)}
            fill="none"
            stroke="#4e9a9c"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </>
      ),
    },
    {
      drift: 30,
      draw: (
        <>
          <path d={waves(738, 140, 26, -40)} fill="#1d636f" />
          <path
            data-soft=""
            d={hatch(23, 40, [0, 770, 1600, 60], 54, 0)}
            fill="none"
            stroke="#3a8088"
            strokeWidth="6"
            strokeLinecap="round"
          />
          {/* A fin, passing */}
          <path d="M318 780C330 742 356 726 384 722C378 744 384 764 396 782Z" fill="#16434f" />
        </>
      ),
    },
    {
      drift: 38,
      draw: (
        <>
          <path d={land([800, 842, 900, 900, 872, 800, 760], 40, 6)} fill="#f3d493" />
          <path data-soft="" d={strewn(12, 80, [-40, 840, 1680, 70], 2, 5)} fill="#d9ae66" />
          {/* Palm */}
          <path d="M90 900C112 740 100 600 170 462L198 470C146 610 160 750 150 900Z" fill="#5e3a2e" />
          <path
            data-soft=""
            d="M112 800l38 6M112 740l40 6M116 680l40 8M124 620l40 8M136 560l38 10"
            fill="none"
            stroke="#7d5140"
            strokeWidth="6"
          />
          <path
            d={`${leaf(184, 462, 250, -150, 0.13, -0.22)}${leaf(184, 462, 270, -28, 0.13, 0.24)}${leaf(184, 462, 210, -108, 0.14, -0.1)}${leaf(184, 462, 220, -64, 0.14, 0.14)}${leaf(184, 462, 220, 176, 0.13, -0.3)}${leaf(184, 462, 230, 8, 0.13, 0.3)}`}
            fill="#27604f"
          />
          <path d={`${blob(170, 480, 20, 22, 3)}${blob(206, 486, 20, 22, 5)}`} fill="#4a2c2a" />
          {/* The chest */}
          <path d="M1236 842L1246 764L1462 764L1476 842Z" fill="#8a4b2c" />
          <path d="M1244 764C1240 706 1270 684 1354 684C1440 684 1466 706 1464 764Z" fill="#a45d35" />
          <path
            d="M1288 764C1284 716 1292 690 1300 687M1412 764C1416 716 1410 692 1402 688M1290 842L1292 764M1416 842L1412 764"
            fill="none"
            stroke="#f4cf7a"
            strokeWidth="13"
          />
          <path d="M1240 764L1466 764" fill="none" stroke="#4a2530" strokeWidth="8" />
          <path d="M1334 750L1374 750L1376 792Q1354 806 1332 792Z" fill="#f4cf7a" />
          <circle cx="1354" cy="770" r="8" fill="#4a2530" data-ink="" />
          <path d={strewn(6, 14, [1180, 838, 340, 24], 8, 14)} fill="#f7c64f" />
          {/* A crab with an opinion */}
          <g transform="translate(0 -34)">
            <path d={blob(640, 866, 42, 26, 9, 0.08)} fill="#c8452f" />
            <path
              d="M604 856q-34 -20 -30 -46M676 856q34 -20 30 -46M612 882l-24 14M626 888l-14 14M668 882l24 14M654 888l14 14M630 846v-22M650 846v-22"
              fill="none"
              stroke="#c8452f"
              strokeWidth="8"
              strokeLinecap="round"
            />
            <path d={`${blob(572, 798, 18, 16, 2, 0.2)}${blob(708, 798, 18, 16, 4, 0.2)}`} fill="#c8452f" />
            <path d={strewn(3, 2, [628, 818, 24, 6], 6, 7)} fill="#2a1c2c" data-ink="" />
          </g>
          <path
            d={smooth([
              [860, 862],
              [930, 846],
              [1010, 866],
              [1090, 846],
              [1150, 862],
            ])}
            fill="none"
            stroke="#b9824a"
            strokeWidth="7"
            strokeDasharray="26 20"
            strokeLinecap="round"
          />
        </>
      ),
    },
  ],
  night: (
    <>
      <path d={stars(9, 60, [0, 0, 1600, 330])} fill="#fff6d8" />
      <circle cx="560" cy="470" r="132" fill="#fff7da" opacity=".92" />
      <g transform="translate(0 4) rotate(-3 900 560)">
        {[760, 850, 940, 1030].map((x) => (
          <circle key={x} cx={x} cy="646" r="12" fill="#ffe08a" />
        ))}
        <path d="M1096 520L1094 478L1136 482L1138 522Z" fill="#ffe08a" />
      </g>
    </>
  ),
};

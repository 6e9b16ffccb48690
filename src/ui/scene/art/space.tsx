import { blob, hatch, land, smooth, star, stars, strewn } from '../draw.ts';
import type { SceneArt } from '../SceneArt.ts';

/** A small crew on a moon with a garden: the rocket waits, a ringed planet rises, and somebody has planted a sunflower. */
export const art: SceneArt = {
  bandTop: 425,
  nightTint: '#b9bfec',
  planes: [
    {
      drift: 0,
      draw: (
        <>
          <rect x="-80" y="-20" width="1760" height="940" fill="#2a2264" />
          <path
            data-soft=""
            d={smooth(
              [
                [-80, 200],
                [300, 90],
                [760, 220],
                [1200, 80],
                [1680, 200],
                [1680, 480],
                [1160, 330],
                [700, 500],
                [260, 360],
                [-80, 500],
              ],
              true,
            )}
            fill="#3a2f86"
          />
          <path
            data-soft=""
            d={smooth(
              [
                [-80, 320],
                [340, 230],
                [800, 350],
                [1240, 210],
                [1680, 320],
                [1680, 420],
                [1180, 290],
                [760, 430],
                [300, 310],
                [-80, 430],
              ],
              true,
            )}
            fill="#5542a8"
          />
          <path d={stars(5, 90, [-40, 0, 1680, 560], 6)} fill="#fff3d0" />
          <path data-soft="" d={strewn(8, 130, [-40, 0, 1680, 600], 1, 3)} fill="#b7a6f5" />
        </>
      ),
    },
    {
      drift: 8,
      draw: (
        <>
          {/* The planet and its ring */}
          <circle data-soft="" cx="1180" cy="300" r="236" fill="#7b5fc9" opacity=".35" />
          <path
            d={smooth([
              [892, 372],
              [1010, 236],
              [1230, 168],
              [1420, 178],
              [1462, 226],
              [1400, 270],
            ])}
            fill="none"
            stroke="#f2b66d"
            strokeWidth="26"
            strokeLinecap="round"
            data-soft=""
          />
          <circle cx="1180" cy="300" r="176" fill="#ef8a5b" />
          <path
            data-soft=""
            d="M1010 256C1090 226 1270 214 1344 236C1350 256 1354 276 1355 292C1270 262 1096 276 1006 320C1004 298 1006 276 1010 256Z"
            fill="#f7a871"
          />
          <path
            data-soft=""
            d="M1014 360C1110 320 1260 316 1348 342C1338 374 1322 402 1302 424C1210 392 1110 398 1040 410C1028 394 1020 378 1014 360Z"
            fill="#d96d4c"
          />
          <path
            data-soft=""
            d={hatch(9, 34, [1040, 210, 280, 190], 40, -8)}
            fill="none"
            stroke="#fbc08d"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path
            d={smooth([
              [1452, 240],
              [1380, 300],
              [1190, 372],
              [990, 404],
              [894, 384],
            ])}
            fill="none"
            stroke="#fbd491"
            strokeWidth="26"
            strokeLinecap="round"
          />
          <path
            data-soft=""
            d={smooth([
              [1440, 256],
              [1370, 318],
              [1190, 388],
              [1000, 418],
            ])}
            fill="none"
            stroke="#d98f5a"
            strokeWidth="7"
            strokeLinecap="round"
          />
          {/* A small green moon and a comet */}
          <circle cx="330" cy="190" r="62" fill="#79c7a8" />
          <path data-soft="" d={`${blob(310, 176, 16, 12, 2)}${blob(352, 206, 12, 9, 5)}${blob(344, 164, 8, 6, 7)}`} fill="#4f9e86" />
          <path d="M640 120L500 70L606 132L516 124L632 146Z" fill="#cfc4ff" />
          <path d={star(648, 136, 30, 14, 5, -70)} fill="#fff3d0" />
        </>
      ),
    },
    {
      drift: 16,
      draw: (
        <>
          <path d={land([640, 600, 630, 570, 610, 650, 600], 4, 10)} fill="#6a58c0" />
          <path
            d={`${blob(180, 640, 80, 18, 3, 0.06)}${blob(880, 616, 60, 13, 5, 0.06)}${blob(1400, 650, 96, 20, 7, 0.06)}`}
            fill="#5444a3"
          />
          {/* The dome with the garden */}
          <path d="M1290 640A120 120 0 0 1 1530 640Z" fill="#bfe6e0" />
          <path
            d="M1290 640A120 120 0 0 1 1530 640M1410 520V640M1330 640C1334 580 1364 540 1410 520C1456 540 1486 580 1490 640"
            fill="none"
            stroke="#f3efff"
            strokeWidth="7"
          />
          <path data-soft="" d={`${blob(1360, 620, 26, 22, 2, 0.2)}${blob(1450, 616, 34, 26, 4, 0.2)}`} fill="#4f9e86" />
          <path d="M1278 636H1542V662H1278Z" fill="#f3efff" />
        </>
      ),
    },
    {
      drift: 26,
      draw: (
        <>
          <path d={land([700, 690, 730, 760, 740, 720, 740], 13, 8)} fill="#8a79d8" />
          <path
            data-soft=""
            d={hatch(6, 70, [-40, 730, 1680, 110], 30, 6)}
            fill="none"
            stroke="#a294e6"
            strokeWidth="5"
            strokeLinecap="round"
          />
          {/* The rocket */}
          <g transform="rotate(4 520 560)">
            <path d="M448 640L392 716L400 756L466 716ZM592 640L648 716L640 756L574 716Z" fill="#d94f45" />
            <path d="M520 250C610 330 630 470 606 620L578 706L462 706L434 620C410 470 430 330 520 250Z" fill="#fdf6ea" />
            <path d="M520 250C556 282 580 324 594 374C546 392 494 392 446 374C460 324 484 282 520 250Z" fill="#d94f45" />
            <path data-soft="" d="M520 250C610 330 630 470 606 620L578 706L536 706C572 560 576 400 520 250Z" fill="#d9d2ec" opacity=".8" />
            <circle cx="520" cy="462" r="54" fill="#f2b632" />
            <circle cx="520" cy="462" r="38" fill="#2f6d9a" />
            <path data-soft="" d="M496 446A28 28 0 0 1 524 432" fill="none" stroke="#bfe6f5" strokeWidth="8" strokeLinecap="round" />
            <path d="M446 590Q520 612 594 590M452 644Q520 664 588 644" fill="none" stroke="#b9aed8" strokeWidth="6" />
            <path d="M508 560H532V760L520 786L508 760Z" fill="#d94f45" />
            <path d="M474 706H566L556 738H484Z" fill="#5b4b8a" />
          </g>
          <path
            d="M612 700L730 768M644 700L752 762M640 716l26 -14M668 732l26 -14M698 748l26 -14"
            fill="none"
            stroke="#f3efff"
            strokeWidth="6"
            strokeLinecap="round"
          />
        </>
      ),
    },
    {
      drift: 38,
      draw: (
        <>
          <path d={land([850, 810, 800, 820, 810, 770, 790], 21, 8)} fill="#b2a4ee" />
          <path d={`${blob(240, 850, 120, 26, 3, 0.05)}${blob(820, 858, 74, 16, 6, 0.05)}`} fill="#8a79d8" />
          <path data-soft="" d={strewn(10, 90, [-40, 830, 1680, 60], 2, 5)} fill="#9486dd" />
          {/* The gardener */}
          <path
            d="M1026 840C1020 790 1024 752 1044 736L1120 736C1142 752 1146 792 1140 840L1112 844L1102 806H1066L1056 844Z"
            fill="#fdf6ea"
          />
          <path
            d="M1028 760C1004 770 992 790 996 814L1018 816C1018 800 1026 792 1040 788ZM1134 758C1160 750 1180 730 1190 706L1208 716C1202 748 1180 776 1146 786Z"
            fill="#fdf6ea"
          />
          <circle cx="1082" cy="686" r="62" fill="#fdf6ea" />
          <path
            d="M1040 690C1038 652 1060 638 1086 638C1118 638 1134 660 1130 692C1128 718 1108 728 1084 728C1060 728 1042 716 1040 690Z"
            fill="#2f4b7c"
          />
          <path data-soft="" d="M1056 672A30 30 0 0 1 1078 652" fill="none" stroke="#bfe6f5" strokeWidth="9" strokeLinecap="round" />
          <path d="M1062 764H1104V792H1062Z" fill="#d94f45" />
          <circle cx="1073" cy="778" r="6" fill="#f2b632" />
          {/* What was planted */}
          <path d="M1256 838C1252 780 1262 730 1250 676" fill="none" stroke="#3f8a66" strokeWidth="9" strokeLinecap="round" />
          <path
            d="M1256 780C1282 756 1310 760 1320 770C1304 792 1280 796 1256 792ZM1254 800C1230 782 1208 786 1200 796C1212 812 1234 816 1256 808Z"
            fill="#4fa57a"
          />
          <path d={star(1248, 660, 58, 34, 11)} fill="#f7c23f" />
          <circle cx="1248" cy="660" r="27" fill="#8a4b2c" />
          <path d="M1190 706L1216 722" fill="none" stroke="#fdf6ea" strokeWidth="18" strokeLinecap="round" />
          <path
            d={`${blob(420, 826, 46, 28, 8, 0.14)}${blob(490, 840, 26, 18, 3, 0.14)}${blob(1500, 790, 60, 38, 9, 0.14)}`}
            fill="#7a69cb"
          />
        </>
      ),
    },
  ],
  night: (
    <>
      <path d={stars(15, 70, [-40, 0, 1680, 240], 8)} fill="#fff9e6" />
      <circle cx="520" cy="462" r="38" fill="#ffe08a" transform="rotate(4 520 560)" />
      <path d={`${blob(1360, 606, 30, 20, 2, 0.2)}${blob(1450, 600, 36, 24, 4, 0.2)}`} fill="#baf2c6" opacity=".7" />
    </>
  ),
};

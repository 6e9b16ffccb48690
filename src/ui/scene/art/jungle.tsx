import { blob, crown, fan, grass, hatch, land, leaf, smooth, stars, strewn } from '../draw.ts';
import type { SceneArt } from '../SceneArt.ts';

/** A clearing with a waterfall and a temple nobody remembers; a toucan keeps watch, and somebody striped is watching too. */
export const art: SceneArt = {
  bandTop: 262,
  nightTint: '#7f90c8',
  planes: [
    {
      drift: 0,
      draw: (
        <>
          <rect x="-80" y="-20" width="1760" height="940" fill="#f2e6a6" />
          <path data-soft="" d={land([160, 110, 170, 120, 180], 2)} fill="#e7e7a4" />
          <path data-soft="" d={land([330, 290, 350, 300, 340], 4)} fill="#d3e3a0" />
          <circle data-soft="" cx="820" cy="250" r="210" fill="#fff8d2" opacity=".65" />
          <circle cx="820" cy="250" r="112" fill="#fffbe2" />
          <path d={crown(140, 420, 200, 130, 3, 12)} fill="#b7d58b" />
          <path d={crown(420, 470, 180, 110, 5, 12)} fill="#b7d58b" />
          <path d={crown(1180, 440, 200, 120, 7, 12)} fill="#b7d58b" />
          <path d={crown(1480, 410, 210, 140, 9, 12)} fill="#b7d58b" />
          <path d={land([520, 500, 530, 510, 530, 500], 6)} fill="#b7d58b" />
        </>
      ),
    },
    {
      drift: 10,
      draw: (
        <>
          {/* The temple */}
          <path d="M560 640L590 560H618L640 488H666L686 424H812L832 488H858L880 560H908L940 640Z" fill="#c9a878" />
          <path data-soft="" d="M750 424H812L832 488H858L880 560H908L940 640H750Z" fill="#b08f63" />
          <path d="M704 424L716 372H782L796 424Z" fill="#d8bb8c" />
          <path d="M722 640V560Q750 520 778 560V640Z" fill="#4b3a36" />
          <path d="M590 560H908M640 488H858M618 600H704M796 600H884" fill="none" stroke="#94764f" strokeWidth="6" />
          <path d="M728 398h12M760 398h12M734 412q16 10 32 0" fill="none" stroke="#6b5138" strokeWidth="6" strokeLinecap="round" />
          <path
            data-soft=""
            d={hatch(7, 36, [610, 500, 280, 120], 22, 0)}
            fill="none"
            stroke="#d8bb8c"
            strokeWidth="5"
            strokeLinecap="round"
          />
          {/* The waterfall */}
          <path d="M1040 700C1060 560 1030 470 1070 400L1370 380C1400 470 1390 580 1420 700Z" fill="#7d9a72" />
          <path d="M1150 410C1144 500 1140 600 1128 700H1290C1280 600 1284 500 1276 404Z" fill="#d7f0ee" />
          <path
            d="M1178 420C1172 520 1170 600 1164 690M1212 414C1210 520 1212 600 1208 690M1246 412C1248 510 1250 600 1252 690"
            fill="none"
            stroke="#8fcfd2"
            strokeWidth="10"
            strokeLinecap="round"
          />
          <path d={`${crown(1100, 396, 90, 56, 4, 9)}${crown(1350, 384, 110, 62, 8, 10)}`} fill="#5f9a5c" />
          <path d={land([610, 630, 640, 650, 640, 660, 620], 8, 8)} fill="#86bd6e" />
        </>
      ),
    },
    {
      drift: 20,
      draw: (
        <>
          <path d="M1010 690C1080 650 1360 650 1440 700C1500 744 1380 790 1200 786C1020 782 950 730 1010 690Z" fill="#6fbcc0" />
          <path d="M1090 706h130M1180 736h170M1060 752h90" fill="none" stroke="#d7f0ee" strokeWidth="8" strokeLinecap="round" />
          <path d={land([680, 700, 730, 760, 820, 840, 760], 12, 8)} fill="#4f9a5a" />
          <path
            data-soft=""
            d={hatch(5, 80, [-40, 730, 1100, 120], 26, -75)}
            fill="none"
            stroke="#6db36a"
            strokeWidth="4"
            strokeLinecap="round"
          />
          {/* A tree with vines, and the toucan */}
          <path
            d="M196 960C220 760 190 520 240 300C252 220 230 120 250 -20L350 -20C330 140 350 240 344 340C336 540 360 760 420 960Z"
            fill="#5b4636"
          />
          <path
            data-soft=""
            d={hatch(9, 34, [226, 120, 110, 640], 70, 84)}
            fill="none"
            stroke="#735a45"
            strokeWidth="7"
            strokeLinecap="round"
          />
          <path d="M338 400C430 372 520 380 590 352" fill="none" stroke="#5b4636" strokeWidth="24" strokeLinecap="round" />
          <path
            d={smooth([
              [470, 372],
              [486, 470],
              [452, 560],
              [478, 640],
            ])}
            fill="none"
            stroke="#3f7d46"
            strokeWidth="9"
            strokeLinecap="round"
          />
          <path
            d={`${leaf(482, 460, 44, 20, 0.3)}${leaf(466, 520, 44, 160, 0.3)}${leaf(458, 580, 44, 30, 0.3)}${leaf(476, 634, 44, 120, 0.3)}`}
            fill="#3f7d46"
          />
          <path
            d="M486 356C470 322 476 278 506 262C534 248 566 262 572 290C578 320 560 352 536 366L520 430L494 420L504 366Z"
            fill="#26252e"
          />
          <path d="M520 300C528 282 548 276 566 286C566 312 552 332 530 338C520 326 516 312 520 300Z" fill="#fff6dc" />
          <path d="M562 270C600 250 650 262 668 306C640 298 606 300 570 304Z" fill="#f08a2c" />
          <path d="M640 276C654 284 664 294 668 306C656 302 644 300 634 300Z" fill="#26252e" data-ink="" />
          <circle cx="550" cy="284" r="9" fill="#2a6d9a" />
          <circle cx="550" cy="284" r="4" fill="#26252e" data-ink="" />
        </>
      ),
    },
    {
      drift: 28,
      draw: (
        <>
          <path d={land([830, 810, 840, 850, 830, 800, 780], 17, 8)} fill="#2d7346" />
          <path d={grass(-40, 1640, () => 832, 120, 60, 5)} fill="none" stroke="#3f8a54" strokeWidth="7" strokeLinecap="round" />
          {/* The striped one */}
          <path
            d="M868 770C858 740 858 716 868 696C880 690 894 694 904 706C930 694 962 694 988 706C998 694 1012 690 1024 696C1034 716 1034 740 1024 770C1022 820 990 850 946 852C902 850 870 820 868 770Z"
            fill="#ee9a3a"
          />
          <path
            d="M914 790C914 764 930 754 946 754C962 754 978 764 978 790C978 822 964 838 946 838C928 838 914 822 914 790Z"
            fill="#fff6dc"
          />
          <path
            d="M946 700V738M924 702L930 730M968 702L962 730M868 756L896 764M866 784L894 784M1024 756L996 764M1026 784L998 784"
            fill="none"
            stroke="#3a2620"
            strokeWidth="9"
            strokeLinecap="round"
          />
          <path d="M932 786H960L946 802Z" fill="#3a2620" data-ink="" />
          <path
            d="M946 800V816Q934 826 924 818M946 816Q958 826 968 818"
            fill="none"
            stroke="#3a2620"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <circle cx="912" cy="760" r="15" fill="#fff6dc" />
          <circle cx="980" cy="760" r="15" fill="#fff6dc" />
          <circle cx="914" cy="761" r="8" fill="#26252e" data-ink="" />
          <circle cx="978" cy="761" r="8" fill="#26252e" data-ink="" />
          <path
            d={`${fan(800, 900, 190, [-150, -60], 6, 3, 0.16, 0.1)}${fan(1090, 900, 180, [-125, -35], 6, 8, 0.16, 0.1)}`}
            fill="#1f5b3a"
          />
        </>
      ),
    },
    {
      drift: 38,
      draw: (
        <>
          {/* The frame of great leaves */}
          <path
            d={`${leaf(-60, 250, 330, 18, 0.26, 0.1)}${leaf(-70, 120, 320, 40, 0.24, 0.1)}${leaf(-60, 380, 260, -8, 0.26, -0.1)}`}
            fill="#17452f"
          />
          <path
            d={`${leaf(1660, 180, 330, 150, 0.24, -0.1)}${leaf(1670, 320, 320, 172, 0.26, -0.12)}${leaf(1660, 60, 280, 132, 0.24, -0.1)}`}
            fill="#17452f"
          />
          <path
            data-soft=""
            d="M-50 250L240 346M-60 124L170 318M1650 180L1376 338M1660 322L1352 356"
            fill="none"
            stroke="#2d6b48"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path d={fan(60, 950, 330, [-130, -30], 8, 2, 0.13, 0.12)} fill="#123a28" />
          <path d={fan(1540, 950, 340, [-150, -50], 8, 6, 0.13, 0.12)} fill="#123a28" />
          {[
            [250, 800, '#e2498a'],
            [1330, 796, '#e2498a'],
            [1420, 836, '#f6c343'],
          ].map(([x, y, color]) => (
            <g key={String(x)}>
              <path d={`M${x} ${y}q6 40 -6 90`} fill="none" stroke="#123a28" strokeWidth="8" />
              <path d={fan(Number(x), Number(y) + 10, 54, [-170, -10], 5, Number(x), 0.26)} fill={String(color)} />
              <path d={blob(Number(x), Number(y) + 4, 11, 11, 2)} fill="#fff6dc" />
            </g>
          ))}
          <path
            d="M560 0C566 90 548 150 570 210C590 262 560 290 572 330M1240 -10C1230 60 1252 110 1236 170"
            fill="none"
            stroke="#17452f"
            strokeWidth="12"
            strokeLinecap="round"
          />
          <path
            d={`${leaf(566, 90, 54, 30, 0.3)}${leaf(560, 150, 54, 150, 0.3)}${leaf(576, 226, 54, 30, 0.3)}${leaf(572, 320, 50, 110, 0.3)}${leaf(1236, 60, 50, 150, 0.3)}${leaf(1246, 120, 50, 30, 0.3)}${leaf(1236, 166, 50, 110, 0.3)}`}
            fill="#17452f"
          />
        </>
      ),
    },
  ],
  night: (
    <>
      <path d={stars(7, 30, [420, 0, 780, 220])} fill="#fff6d8" />
      <circle cx="820" cy="250" r="112" fill="#fff8dc" />
      <path d={strewn(16, 30, [40, 480, 1520, 380], 2, 7)} fill="#f4ff9e" />
      <path d="M722 640V560Q750 520 778 560V640Z" fill="#ffcf6e" />
      <circle cx="912" cy="760" r="13" fill="#fff39a" />
      <circle cx="980" cy="760" r="13" fill="#fff39a" />
      <circle cx="914" cy="761" r="5" fill="#26252e" />
      <circle cx="978" cy="761" r="5" fill="#26252e" />
    </>
  ),
};

import { blob, cloud, crown, fan, grass, hatch, land, leaf, smooth, stars, strewn } from '../draw.ts';
import type { SceneArt } from '../SceneArt.ts';

/** The picnic meadow: a tree house, a tent, a kite, and a book left open on the cloth. */
export const art: SceneArt = {
  bandTop: 350,
  nightTint: '#6a7bc0',
  planes: [
    {
      drift: 0,
      draw: (
        <>
          <rect x="-80" y="-20" width="1760" height="940" fill="#bfe0df" />
          <path data-soft="" d={land([420, 380, 430, 400, 360, 410], 3)} fill="#d9ead7" />
          <path data-soft="" d={land([560, 500, 540, 520, 480, 520], 5)} fill="#f6ecc9" />
          <circle data-soft="" cx="1210" cy="250" r="170" fill="#fff3cf" opacity=".6" />
          <circle cx="1210" cy="250" r="104" fill="#f7b83f" />
          <path
            data-soft=""
            d={hatch(4, 34, [1130, 180, 150, 140], 34, 24)}
            fill="none"
            stroke="#fbd27a"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </>
      ),
    },
    {
      drift: 10,
      draw: (
        <>
          <path d={cloud(180, 220, 330, 5)} fill="#fffaf0" />
          <path d={cloud(700, 150, 240, 9)} fill="#fffaf0" opacity=".9" />
          <path d={cloud(1330, 330, 280, 2)} fill="#fffaf0" />
          <path d={land([560, 470, 520, 430, 500, 455, 540], 7, 14)} fill="#9cc7ae" />
          <path
            data-soft=""
            d={hatch(8, 60, [0, 500, 1600, 90], 30, -18)}
            fill="none"
            stroke="#b5d7bd"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </>
      ),
    },
    {
      drift: 16,
      draw: (
        <>
          <path d={land([600, 640, 560, 590, 640, 560, 590], 12, 8)} fill="#6faa7d" />
          {[
            [90, 585, 46],
            [165, 600, 34],
            [1500, 555, 50],
            [1420, 575, 36],
            [820, 605, 30],
          ].map(([x = 0, y = 0, r = 0]) => (
            <g key={x}>
              <path d={`M${x - 5} ${y + r * 1.5}L${x - 3} ${y}L${x + 4} ${y}L${x + 6} ${y + r * 1.5}Z`} fill="#5b4630" />
              <path d={crown(x, y, r, r * 1.1, x, 9)} fill="#4c8c66" />
            </g>
          ))}
          {/* The path over the hill */}
          <path
            d="M935 565C905 610 1010 640 990 690C965 745 820 750 800 960L1130 960C1120 800 1120 760 1090 700C1062 645 985 615 962 565Z"
            fill="#efdcae"
          />
          {/* The kite */}
          <path
            d={smooth([
              [985, 600],
              [930, 430],
              [790, 330],
              [640, 205],
            ])}
            fill="none"
            stroke="#4b3b52"
            strokeWidth="3"
          />
          <path d="M640 205L580 130L648 92L706 150Z" fill="#d2452f" />
          <path d="M640 205L648 92L706 150Z" fill="#f0cf63" />
          <path d="M580 130L706 150" fill="none" stroke="#4b3b52" strokeWidth="3" />
          <path
            d={`${leaf(672, 240, 26, 10, 0.4)}${leaf(672, 240, 26, 190, 0.4)}${leaf(722, 286, 24, 20, 0.4)}${leaf(722, 286, 24, 200, 0.4)}`}
            fill="#2f6d8f"
          />
        </>
      ),
    },
    {
      drift: 22,
      draw: (
        <>
          <path d={land([640, 660, 720, 740, 720, 660, 640], 21, 6)} fill="#3f8461" />
          <path
            data-soft=""
            d={hatch(31, 90, [-40, 680, 1680, 200], 26, -70)}
            fill="none"
            stroke="#57976f"
            strokeWidth="4"
            strokeLinecap="round"
          />
          {/* The oak and its house */}
          <path
            d="M300 760C322 640 318 560 288 470L240 380L268 372L310 440L316 330L346 330L352 448L420 366L440 382L372 492C360 590 366 670 402 762C368 752 336 752 300 760Z"
            fill="#5d4330"
          />
          <path d={crown(210, 340, 140, 105, 2, 11)} fill="#2f7453" />
          <path d={crown(455, 320, 150, 112, 4, 11)} fill="#2f7453" />
          <path d={crown(330, 225, 190, 130, 6, 13)} fill="#3d8a5f" />
          <path data-soft="" d={strewn(9, 60, [170, 130, 340, 190], 3, 9)} fill="#6fae78" />
          <path d="M398 470L560 458L560 476L400 488Z" fill="#4a3525" />
          <path d="M416 470L410 372L546 362L548 460Z" fill="#c98b52" />
          <path d="M396 378L474 306L566 364Z" fill="#d2452f" />
          <path d="M452 466L450 408Q468 388 486 406L488 463Z" fill="#3b2a22" />
          <path d="M506 402L530 400L531 424L507 426Z" fill="#fff0c2" />
          <path
            d="M430 480L424 745M470 478L466 745M426 530L470 528M426 580L469 578M425 630L468 628M425 680L467 678"
            fill="none"
            stroke="#4a3525"
            strokeWidth="7"
          />
          {/* The tent */}
          <path d="M1160 742L1268 560L1400 738Z" fill="#f0cf63" />
          <path d="M1268 560L1400 738L1318 741Z" fill="#dca945" />
          <path d="M1226 742L1268 612L1296 741Z" fill="#5a3a4a" />
          <path d="M1268 612L1296 741L1330 734Z" fill="#fff3d3" />
          <path d="M1268 560L1268 512" fill="none" stroke="#4b3b52" strokeWidth="5" />
          <path d="M1268 512L1318 526L1268 544Z" fill="#d2452f" />
        </>
      ),
    },
    {
      drift: 34,
      draw: (
        <>
          <path d={land([830, 800, 830, 850, 830, 790, 800], 33, 8)} fill="#215741" />
          <path d={grass(-40, 1640, () => 826, 150, 56, 5)} fill="none" stroke="#2f6f50" strokeWidth="6" strokeLinecap="round" />
          {/* The cloth and the open book */}
          <path d="M640 838L764 752L1076 756L1160 842L900 878Z" fill="#fff3dc" />
          <path
            data-soft=""
            d="M683 808L719 783L1108 788L1130 812L1004 863L846 871L752 854ZM752 854L719 783L764 752L830 753L806 862L846 871L900 753L984 755L1004 863L946 872L974 756L1054 756L1090 852L1108 788L1076 756Z"
            fill="#d2452f"
            opacity=".5"
          />
          <path
            d="M796 822C830 792 872 794 900 814C928 794 972 792 1008 820L1002 848C968 826 930 828 900 848C870 828 834 828 802 850Z"
            fill="#2b4f74"
          />
          <path
            d="M804 814C836 784 874 788 900 808C926 788 966 784 1000 812L996 838C964 818 928 820 900 840C872 820 838 820 808 840Z"
            fill="#fffdf4"
          />
          <path
            d="M900 808L900 840M828 812Q858 796 884 812M830 824Q858 810 884 824M916 812Q944 796 976 810M916 824Q944 810 974 822"
            fill="none"
            stroke="#4b3b52"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <path d={fan(120, 850, 130, [-130, -50], 9, 3, 0.13)} fill="#17432f" />
          <path d={fan(1480, 850, 150, [-135, -45], 9, 8, 0.13)} fill="#17432f" />
          {[
            [250, 800],
            [330, 826],
            [1270, 806],
            [1350, 830],
            [1200, 836],
          ].map(([x = 0, y = 0], i) => (
            <g key={x}>
              <path d={`M${x} ${y}q4 26 -4 56`} fill="none" stroke="#2f6f50" strokeWidth="5" />
              <path d={blob(x, y - 6, 20, 16, i + 3, 0.16, 7)} fill={i % 2 === 0 ? '#e05a3a' : '#f6e3a1'} />
              <circle cx={x} cy={y - 6} r="6" fill="#4b3b52" />
            </g>
          ))}
        </>
      ),
    },
  ],
  night: (
    <>
      <path d={stars(6, 60, [0, 10, 1600, 330])} fill="#fff6d8" />
      <circle cx="1210" cy="250" r="104" fill="#fff3cf" />
      <path d="M506 402L530 400L531 424L507 426Z" fill="#ffdf7a" />
      <path d="M1226 742L1268 612L1296 741Z" fill="#ffd779" />
      <path d={strewn(14, 22, [60, 620, 1480, 220], 2, 6)} fill="#ffef9e" />
    </>
  ),
};

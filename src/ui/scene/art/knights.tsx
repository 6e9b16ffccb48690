import { cloud, crown, fan, grass, hatch, land, leaf, polygon, star, stars, strewn } from '../draw.ts';
import type { SceneArt } from '../SceneArt.ts';

/** A tower with a roof, `x` its middle, `top` where its wall begins. */
function tower(x: number, top: number, foot: number, half: number, roof: string, wall: string) {
  return (
    <>
      <path d={`M${x - half} ${foot}L${x - half} ${top}L${x + half} ${top}L${x + half} ${foot}Z`} fill={wall} />
      <path d={`M${x - half - 10} ${top + 4}L${x} ${top - half * 2.3}L${x + half + 10} ${top + 4}Z`} fill={roof} />
      <path d={`M${x} ${top - half * 2.2}V${top - half * 2.3 - 54}`} fill="none" stroke="#3b2f55" strokeWidth="5" />
      <path d={`M${x} ${top - half * 2.3 - 54}q26 -12 50 4q-10 14 2 28q-24 -10 -52 0Z`} fill="#f2b632" />
    </>
  );
}

/** A castle over a patchwork of fields, a dragon asleep round the far hill, and a very small knight on the way there. */
export const art: SceneArt = {
  bandTop: 210,
  nightTint: '#6f7cc4',
  planes: [
    {
      drift: 0,
      draw: (
        <>
          <rect x="-80" y="-20" width="1760" height="940" fill="#a9d3e8" />
          <path data-soft="" d={land([230, 190, 240, 200, 250], 3)} fill="#c6e2ea" />
          <path data-soft="" d={land([390, 360, 400, 350, 390], 7)} fill="#eef0d8" />
          <circle data-soft="" cx="330" cy="230" r="150" fill="#fff4cf" opacity=".6" />
          <circle cx="330" cy="230" r="84" fill="#fbd65a" />
          <path d={cloud(90, 150, 220, 3)} fill="#ffffff" />
          <path d={cloud(1240, 190, 320, 6)} fill="#ffffff" />
          <path d={cloud(600, 120, 180, 8)} fill="#ffffff" opacity=".9" />
        </>
      ),
    },
    {
      drift: 8,
      draw: (
        <>
          <path
            d={polygon([
              [-80, 520],
              [120, 330],
              [230, 420],
              [360, 290],
              [520, 450],
              [640, 400],
              [760, 520],
              [760, 720],
              [-80, 720],
            ])}
            fill="#8fb2cf"
          />
          <path data-soft="" d="M360 290L300 354L338 350L362 384L396 348L424 354ZM120 330L76 372L112 368L140 396L174 372Z" fill="#f4f7f2" />
          {/* The dragon, asleep round its hill */}
          <path d={land([520, 500, 540, 530, 480, 400, 470, 540], 5)} fill="#7fb08f" />
          <g transform="translate(0 30)">
            <path d="M1330 404C1350 330 1300 300 1236 286C1256 322 1244 350 1216 384L1262 372L1278 398L1306 380Z" fill="#b5653f" />
            <path
              d="M1092 462C1120 396 1200 352 1290 358C1390 366 1460 424 1470 500C1474 540 1440 560 1414 540C1436 532 1438 500 1412 470C1374 426 1282 412 1214 434C1176 446 1150 470 1136 494Z"
              fill="#5e7f4e"
            />
            <path
              d={polygon([
                [1140, 414],
                [1148, 382],
                [1176, 392],
                [1190, 356],
                [1222, 370],
                [1246, 334],
                [1276, 358],
                [1310, 334],
                [1330, 368],
                [1366, 354],
                [1374, 392],
                [1406, 388],
                [1408, 420],
                [1300, 384],
                [1220, 388],
              ])}
              fill="#b5653f"
            />
            <path
              d="M1030 486C1026 460 1050 444 1076 446C1084 430 1106 424 1118 436L1112 452C1140 460 1152 480 1140 498C1116 512 1044 512 1030 486Z"
              fill="#6c8f58"
            />
            <path d="M1084 468q12 9 24 0" fill="none" stroke="#33472f" strokeWidth="5" strokeLinecap="round" />
            <path
              data-soft=""
              d={hatch(12, 26, [1200, 378, 200, 36], 22, 20)}
              fill="none"
              stroke="#7d9c62"
              strokeWidth="5"
              strokeLinecap="round"
            />
            <path d="M1016 470q-18 -16 -2 -34q14 -16 -4 -34" fill="none" stroke="#ffffff" strokeWidth="8" strokeLinecap="round" />
          </g>
        </>
      ),
    },
    {
      drift: 18,
      draw: (
        <>
          <path d={land([640, 560, 500, 450, 520, 600, 640], 9, 6)} fill="#74b071" />
          <path data-soft="" d="M-80 640C40 590 120 580 240 560L180 760L-80 780Z" fill="#e7c75c" opacity=".75" />
          <path
            data-soft=""
            d={hatch(2, 46, [-60, 610, 270, 120], 40, -22)}
            fill="none"
            stroke="#c9a63e"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <path data-soft="" d="M1010 560C1120 580 1260 620 1400 640L1240 780L960 740Z" fill="#a9c968" opacity=".8" />
          <path
            data-soft=""
            d={hatch(3, 46, [1020, 590, 260, 130], 34, 18)}
            fill="none"
            stroke="#8db04e"
            strokeWidth="5"
            strokeLinecap="round"
          />
          {/* The castle */}
          {tower(520, 330, 520, 36, '#3f5fae', '#e9dcc3')}
          {tower(860, 316, 540, 40, '#3f5fae', '#dccbac')}
          <path d="M520 520V398H548V416H574V398H604V416H630V398H750V416H776V398H806V416H832V398H860V540Z" fill="#f2e7d0" />
          {tower(690, 250, 500, 58, '#4a6cc0', '#f7eedb')}
          <path
            data-soft=""
            d={hatch(14, 40, [530, 420, 320, 90], 18, 0)}
            fill="none"
            stroke="#d8c6a4"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path d="M652 530V464Q690 412 728 464V530Z" fill="#5b3a2c" />
          <path d="M671 530V446M690 530V438M709 530V446M652 476H728M652 504H728" fill="none" stroke="#3d261d" strokeWidth="5" />
          <path
            d="M676 300Q690 276 704 300V334H676ZM508 372Q520 354 532 372V398H508ZM848 362Q860 342 872 362V390H848ZM584 440h16v30h-16ZM790 444h16v30h-16Z"
            fill="#3b2f55"
            data-ink=""
          />
          <path d="M618 404V470L634 458L650 470V404Z" fill="#c23b3b" />
          <path d="M734 404V470L750 458L766 470V404Z" fill="#c23b3b" />
          {/* The way there */}
          <path
            d="M668 530C640 590 760 610 740 660C716 716 560 730 540 800C530 850 600 880 640 960L900 960C860 880 760 850 764 800C770 740 850 716 852 660C852 604 720 590 712 530Z"
            fill="#efdcae"
          />
        </>
      ),
    },
    {
      drift: 26,
      draw: (
        <>
          <path d={land([720, 730, 770, 850, 960, 960, 960], 11, 6)} fill="#4d9160" />
          <path d={land([960, 960, 960, 900, 790, 740, 720], 17, 6)} fill="#4d9160" />
          <path
            data-soft=""
            d={hatch(41, 60, [-40, 760, 520, 120], 26, -70)}
            fill="none"
            stroke="#66a874"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <path
            data-soft=""
            d={hatch(42, 50, [1160, 760, 480, 120], 26, -110)}
            fill="none"
            stroke="#66a874"
            strokeWidth="4"
            strokeLinecap="round"
          />
          {[
            [1180, 700, 54],
            [1262, 690, 68],
            [1100, 740, 40],
          ].map(([x = 0, y = 0, r = 0]) => (
            <g key={x}>
              <path d={`M${x - 7} ${y + r * 1.6}L${x - 4} ${y}L${x + 4} ${y}L${x + 8} ${y + r * 1.6}Z`} fill="#5b4630" />
              <path d={crown(x, y, r, r * 1.15, x, 10)} fill="#3a7b55" />
              <path data-soft="" d={strewn(x, 14, [x - r * 0.7, y - r * 0.8, r * 1.3, r * 1.2], 3, 6)} fill="#6cab6c" />
            </g>
          ))}
          {/* The very small knight, with a very long lance */}
          <g transform="translate(6 -8)">
            <path
              d="M596 760C600 726 620 716 654 720C674 706 690 700 706 676L718 660L726 676L746 690L738 706L722 704C718 726 712 736 702 750L708 802L694 802L686 762L640 764L630 804L616 804L616 768C604 776 596 790 586 800C584 786 588 772 596 760Z"
              fill="#fffaf0"
            />
            <path d="M622 722L694 716L690 764L664 784L626 766Z" fill="#c23b3b" />
            <path d="M646 724L644 676Q660 656 678 676L680 722Z" fill="#8f9bb5" />
            <path d="M644 664Q644 634 664 634Q684 634 684 664L682 674L646 674Z" fill="#aab6cc" />
            <path d="M654 652H684" fill="none" stroke="#2b2f4a" strokeWidth="6" />
            <path d="M652 634C640 612 622 612 614 622C630 622 640 634 652 644Z" fill="#f2b632" />
            <path d="M610 724L830 592" fill="none" stroke="#5b3a2c" strokeWidth="7" strokeLinecap="round" />
            <path d="M790 602L838 574L846 606L812 622Z" fill="#3f5fae" />
            <circle cx="722" cy="684" r="4" fill="#2b2f4a" data-ink="" />
          </g>
        </>
      ),
    },
    {
      drift: 38,
      draw: (
        <>
          <path d={land([840, 830, 880, 900, 880, 820, 790], 23, 8)} fill="#235b45" />
          <path d={grass(-40, 480, () => 842, 46, 54, 5)} fill="none" stroke="#2f7453" strokeWidth="6" strokeLinecap="round" />
          <path
            d={grass(1100, 1640, (x) => 880 - (x - 1100) * 0.14, 50, 54, 9)}
            fill="none"
            stroke="#2f7453"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path d={fan(60, 870, 150, [-140, -50], 9, 4, 0.13)} fill="#174432" />
          {/* A shield and a sword, laid down for a nap */}
          <g transform="translate(0 -36) rotate(-9 1386 740)">
            <path
              d="M1300 650C1338 656 1362 650 1386 634C1410 650 1434 656 1472 650C1478 746 1450 812 1386 846C1322 812 1294 746 1300 650Z"
              fill="#f2b632"
            />
            <path
              d="M1316 668C1346 670 1366 666 1386 654C1406 666 1426 670 1456 668C1458 744 1436 796 1386 826C1336 796 1314 744 1316 668Z"
              fill="#3f5fae"
            />
            <path
              d="M1386 654C1406 666 1426 670 1456 668C1457 694 1455 718 1450 738H1386ZM1386 738V826C1352 806 1330 776 1321 738Z"
              fill="#f7eedb"
            />
            <path d={star(1386, 738, 40, 17, 6)} fill="#c23b3b" />
          </g>
          <g transform="translate(0 -44)">
            <path d="M1238 838L1520 700L1532 712L1250 856Z" fill="#dfe6ee" />
            <path d="M1252 806L1276 868M1216 866L1264 838" fill="none" stroke="#8a5a2c" strokeWidth="16" strokeLinecap="round" />
          </g>
          <path d={`${leaf(1290, 878, 60, -150, 0.3)}${leaf(1310, 882, 60, -40, 0.3)}`} fill="#174432" />
          {[
            [180, 800],
            [250, 826],
            [330, 834],
          ].map(([x = 0, y = 0], i) => (
            <g key={x}>
              <path d={`M${x} ${y}q4 22 -2 50`} fill="none" stroke="#2f7453" strokeWidth="5" />
              <path d={star(x, y, 20, 9, 6, i * 20)} fill={i === 1 ? '#fffaf0' : '#f29ab0'} />
              <circle cx={x} cy={y} r="6" fill="#f2b632" />
            </g>
          ))}
        </>
      ),
    },
  ],
  night: (
    <>
      <path d={stars(11, 60, [0, 0, 1600, 300])} fill="#fff6d8" />
      <circle cx="330" cy="230" r="84" fill="#fff6d8" />
      <path
        d="M676 300Q690 276 704 300V334H676ZM508 372Q520 354 532 372V398H508ZM848 362Q860 342 872 362V390H848ZM584 440h16v30h-16ZM790 444h16v30h-16Z"
        fill="#ffdf7a"
      />
    </>
  ),
};

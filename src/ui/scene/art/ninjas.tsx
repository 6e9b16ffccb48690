import { blob, cloud, crags, hatch, land, leaf, random, smooth, stars, strewn } from '../draw.ts';
import type { SceneArt } from '../SceneArt.ts';

/** A stalk of bamboo from the ground to beyond the top. */
function bamboo(x: number, lean: number, width: number): string {
  let path = '';
  for (let i = 0; i < 6; i += 1) {
    const y = 920 - i * 170;
    const at = x + lean * i;
    path += `M${at - width / 2} ${y}L${at - width / 2 + lean} ${y - 160}H${at + width / 2 + lean}L${at + width / 2} ${y}Z`;
  }
  return path;
}

/** The middle of the tower. */
const x = 1260;

/** One of its roofs, with upturned eaves: `y` its eaves, `half` its half width. */
function roof(y: number, half: number, rise: number): string {
  return `M${x - half - 30} ${y - 22}C${x - half} ${y + 4} ${x - half * 0.8} ${y} ${x - half * 0.4} ${y}H${x + half * 0.4}C${x + half * 0.8} ${y} ${x + half} ${y + 4} ${x + half + 30} ${y - 22}C${x + half * 0.7} ${y - 18} ${x + half * 0.4} ${y - rise * 0.5} ${x + half * 0.24} ${y - rise}H${x - half * 0.24}C${x - half * 0.4} ${y - rise * 0.5} ${x - half * 0.7} ${y - 18} ${x - half - 30} ${y - 22}Z`;
}

function petals(seed: number, count: number): string {
  const next = random(seed);
  let path = '';
  for (let i = 0; i < count; i += 1) path += leaf(next() * 1600, next() * 820, 12 + next() * 12, next() * 360, 0.4);
  return path;
}

/** A great red sun over the roofs, a cherry tree letting go of its petals, and somebody who was never here. */
export const art: SceneArt = {
  bandTop: 250,
  nightTint: '#7a78c4',
  planes: [
    {
      drift: 0,
      draw: (
        <>
          <rect x="-80" y="-20" width="1760" height="940" fill="#f6dcc0" />
          <path data-soft="" d={land([220, 170, 230, 180, 220], 2)} fill="#f9e6cd" />
          <path data-soft="" d={land([420, 400, 440, 400, 430], 3)} fill="#fbeedb" />
          <circle cx="820" cy="330" r="218" fill="#d6413c" />
          <path
            data-soft=""
            d={hatch(5, 60, [650, 180, 340, 300], 50, 0)}
            fill="none"
            stroke="#e05c4e"
            strokeWidth="7"
            strokeLinecap="round"
          />
          <path d={cloud(520, 400, 260, 4)} fill="#fdf5e8" />
          <path d={cloud(930, 300, 220, 8)} fill="#fdf5e8" />
          <path d={cloud(130, 210, 240, 5)} fill="#fdf5e8" />
        </>
      ),
    },
    {
      drift: 8,
      draw: (
        <>
          <path d={crags([560, 470, 540, 380, 520, 450, 540, 420, 560], 4, 30)} fill="#c79a9c" />
          <path data-soft="" d={land([600, 560, 610, 570, 600], 9)} fill="#eed6c6" />
          <path d={crags([650, 600, 640, 560, 630, 590, 540, 610, 640], 9, 24)} fill="#9c6f80" />
          <path data-soft="" d={land([690, 660, 700, 650, 690], 6)} fill="#d8b3ae" />
        </>
      ),
    },
    {
      drift: 16,
      draw: (
        <>
          {/* The pagoda */}
          <path d="M1140 720V620H1380V720ZM1166 570V480H1354V570ZM1190 430V350H1330V430Z" fill="#f4e3c8" />
          <path d="M1260 350V430H1330V350ZM1260 480V570H1354V480ZM1260 620V720H1380V620Z" fill="#e0c7a4" data-soft="" />
          <path d={`${roof(630, 150, 64)}${roof(490, 124, 62)}${roof(360, 98, 76)}`} fill="#3c3450" />
          <path d="M1260 286V210" fill="none" stroke="#3c3450" strokeWidth="9" strokeLinecap="round" />
          <path d={`${blob(1260, 252, 14, 12, 2)}${blob(1260, 226, 10, 9, 3)}`} fill="#e3ae45" />
          <path
            d="M1236 720V660H1284V720ZM1184 650h30v40h-30ZM1306 650h30v40h-30ZM1210 508h24v36h-24ZM1286 508h24v36h-24ZM1248 380h24v30h-24Z"
            fill="#7a3440"
          />
          <path
            data-soft=""
            d={hatch(7, 20, [1150, 590, 220, 30], 26, 0)}
            fill="none"
            stroke="#574c70"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path d={land([730, 720, 740, 730, 720, 716, 730], 12, 6)} fill="#6c5468" />
          {/* The gate */}
          <path d="M330 740L344 540H372L380 740ZM560 740L568 540H596L612 740Z" fill="#c23a36" />
          <path d="M276 520C330 540 612 540 668 520L660 556C620 566 324 566 284 556ZM318 588H624V614H318Z" fill="#c23a36" />
          <path d="M262 500C330 528 612 528 682 500L674 526C620 544 324 544 270 526Z" fill="#3c3450" />
          <path d="M452 556H490V590H452Z" fill="#e3ae45" />
        </>
      ),
    },
    {
      drift: 26,
      draw: (
        <>
          {/* The cherry tree */}
          <path
            d="M40 960C70 800 40 660 96 520C120 440 100 360 60 300L84 290C120 330 140 360 146 400C180 350 230 320 300 310L304 326C240 346 190 390 170 450C130 580 150 760 190 960Z"
            fill="#4a3442"
          />
          <path
            d={`${blob(60, 250, 150, 100, 3, 0.16)}${blob(250, 290, 130, 84, 5, 0.16)}${blob(130, 170, 150, 90, 7, 0.16)}`}
            fill="#f0a3ae"
          />
          <path data-soft="" d={strewn(8, 70, [-60, 90, 440, 260], 4, 10)} fill="#fbd3d3" />
          {/* The roof in front */}
          <path d="M520 860C640 840 700 790 760 730L1500 730C1560 790 1620 840 1720 850V960H520Z" fill="#3c3450" />
          <path
            data-soft=""
            d={Array.from({ length: 17 }, (_, i) => `M${790 + i * 42} 744L${690 + i * 54} 900`).join('')}
            fill="none"
            stroke="#574c70"
            strokeWidth="9"
            strokeLinecap="round"
          />
          <path d="M744 734C740 712 756 704 772 714H1488C1506 704 1520 712 1516 734Z" fill="#574c70" />
          {/* Somebody who was never here, in the air */}
          <g transform="rotate(-10 900 560)">
            <path d="M842 600C800 590 770 596 736 622L724 600C756 566 796 556 842 562Z" fill="#2a2440" data-ink="" />
            <path
              d="M838 540C846 506 880 494 914 506C946 518 956 548 944 580C930 616 890 632 856 616C830 602 830 570 838 540Z"
              fill="#2a2440"
              data-ink=""
            />
            <path
              d="M930 600C960 620 1000 616 1030 594L1044 614C1010 650 956 656 910 634ZM862 526C842 500 812 492 782 498L780 476C820 466 858 482 884 510Z"
              fill="#2a2440"
              data-ink=""
            />
            <path d="M930 520C958 500 972 474 972 446L994 448C996 488 976 524 946 546Z" fill="#2a2440" data-ink="" />
            <path
              d="M892 440C890 406 914 386 946 388C980 390 1000 414 996 446C992 478 968 494 940 490C912 486 894 468 892 440Z"
              fill="#2a2440"
              data-ink=""
            />
            <path d="M908 432C930 420 966 420 992 432L990 454C962 462 930 460 906 452Z" fill="#f5d3b0" />
            <circle cx="944" cy="442" r="6" fill="#2a2440" data-ink="" />
            <circle cx="972" cy="442" r="6" fill="#2a2440" data-ink="" />
            <path d="M896 420C860 396 820 400 780 420C800 424 810 434 806 448C840 430 868 436 894 446Z" fill="#d6413c" />
            <path d="M842 566C876 586 914 588 948 572L944 590C912 604 872 602 840 586Z" fill="#d6413c" />
          </g>
        </>
      ),
    },
    {
      drift: 38,
      draw: (
        <>
          <path d={`${bamboo(1500, -8, 40)}${bamboo(1590, 4, 46)}${bamboo(1424, 6, 26)}`} fill="#4d7a52" />
          <path data-soft="" d={`${bamboo(1492, -8, 9)}${bamboo(1580, 4, 10)}`} fill="#74a06b" />
          <path
            d={`${leaf(1470, 420, 130, 160, 0.16)}${leaf(1470, 430, 120, 130, 0.16)}${leaf(1466, 240, 130, 170, 0.16)}${leaf(1460, 250, 120, 140, 0.16)}${leaf(1450, 600, 110, 150, 0.16)}${leaf(1446, 610, 100, 120, 0.16)}${leaf(1600, 330, 130, 200, 0.16)}`}
            fill="#35623f"
          />
          <path d={petals(4, 34)} fill="#f0a3ae" />
          {/* A lantern */}
          <path
            d={smooth([
              [210, 330],
              [216, 380],
              [210, 420],
            ])}
            fill="none"
            stroke="#4a3442"
            strokeWidth="5"
          />
          <path
            d="M160 470C160 432 190 420 212 420C236 420 264 432 264 470C264 510 236 526 212 526C190 526 160 510 160 470Z"
            fill="#d6413c"
          />
          <path d="M186 420H240V406H186ZM186 526H240V540H186Z" fill="#3c3450" />
          <path d="M162 456H262M162 488H262" fill="none" stroke="#a52c34" strokeWidth="5" />
          <path d="M212 540V586M200 588V556M224 588V556" fill="none" stroke="#e3ae45" strokeWidth="5" strokeLinecap="round" />
        </>
      ),
    },
  ],
  night: (
    <>
      <path d={stars(31, 60, [0, 0, 1600, 300])} fill="#fff6d8" />
      <path
        d="M1236 720V660H1284V720ZM1184 650h30v40h-30ZM1306 650h30v40h-30ZM1210 508h24v36h-24ZM1286 508h24v36h-24ZM1248 380h24v30h-24Z"
        fill="#ffcf6e"
      />
      <circle cx="212" cy="472" r="110" fill="#ffb066" opacity=".25" />
      <path d="M160 470C160 432 190 420 212 420C236 420 264 432 264 470C264 510 236 526 212 526C190 526 160 510 160 470Z" fill="#ff8a55" />
    </>
  ),
};

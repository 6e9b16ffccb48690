import { blob, fan, grass, hatch, land, stars, strewn } from '../draw.ts';
import type { SceneArt } from '../SceneArt.ts';

/** A bare tree as one path of strokes; `x`, `foot` where it stands, `size` its height, `lean` to one side. */
function bareTree(x: number, foot: number, size: number, lean: number): string {
  const at = (part: number, side: number): string =>
    `${Math.round(x + lean * part * size + side * size)} ${Math.round(foot - part * size)}`;
  return `M${at(0, 0)}C${at(0.3, 0.02)} ${at(0.5, -0.04)} ${at(0.7, 0)}L${at(1, 0.04)}M${at(0.36, 0)}Q${at(0.5, 0.16)} ${at(0.66, 0.3)}M${at(0.52, 0.12)}Q${at(0.58, 0.22)} ${at(0.56, 0.34)}M${at(0.46, 0)}Q${at(0.62, -0.14)} ${at(0.74, -0.3)}M${at(0.62, -0.16)}Q${at(0.66, -0.28)} ${at(0.62, -0.38)}M${at(0.68, 0)}Q${at(0.82, 0.1)} ${at(0.9, 0.24)}M${at(0.72, 0)}Q${at(0.86, -0.1)} ${at(0.96, -0.18)}`;
}

/** The house on the hill with one light on, a gate ajar, a raven with a key, and fog that seems to have plans. */
export const art: SceneArt = {
  bandTop: 200,
  nightTint: '#9aa4d8',
  planes: [
    {
      drift: 0,
      draw: (
        <>
          <rect x="-80" y="-20" width="1760" height="940" fill="#48677a" />
          <path data-soft="" d={land([200, 150, 210, 160, 200], 2)} fill="#58798a" />
          <path data-soft="" d={land([360, 330, 380, 340, 370], 4)} fill="#6f919c" />
          <path data-soft="" d={land([520, 500, 540, 500, 530], 6)} fill="#92b0b2" />
          <circle data-soft="" cx="980" cy="250" r="250" fill="#f6efcf" opacity=".22" />
          <circle cx="980" cy="250" r="168" fill="#f6efcf" />
          <path data-soft="" d={`${blob(920, 210, 34, 24, 3)}${blob(1030, 320, 44, 30, 5)}${blob(1030, 170, 20, 16, 7)}`} fill="#e2d9b2" />
          <path d={stars(8, 40, [-40, 0, 1680, 260], 5)} fill="#f6efcf" />
          <path
            d="M560 190q20 -22 34 0q4 8 10 8q6 0 10 -8q14 -22 34 0q-16 2 -22 18q-10 -8 -22 6q-12 -14 -22 -6q-6 -16 -22 -18ZM690 290q14 -16 24 0q3 6 8 6q5 0 8 -6q10 -16 24 0q-12 2 -16 14q-8 -6 -16 4q-8 -10 -16 -4q-4 -12 -16 -14Z"
            fill="#2a3446"
            data-ink=""
          />
        </>
      ),
    },
    {
      drift: 10,
      draw: (
        <>
          <path d={land([620, 600, 560, 480, 440, 560, 640], 7, 10)} fill="#4f6d6f" />
          {/* The house */}
          <path d="M900 470V300L880 304L960 210L1040 300L1020 300V250L1010 252L1062 150L1116 248L1104 248V470Z" fill="#33334d" />
          <path d="M1104 470V330L1090 332L1160 262L1232 330L1220 330V480Z" fill="#3d3c58" />
          <path
            d="M870 310L960 196L1050 306L1030 304L960 232L892 312ZM1002 258L1062 132L1124 254L1106 250L1062 176L1022 254ZM1082 338L1160 248L1242 336L1222 332L1160 280L1106 338Z"
            fill="#232438"
            data-ink=""
          />
          <path d="M1062 136V84M1046 100H1078" fill="none" stroke="#232438" strokeWidth="7" strokeLinecap="round" />
          <path
            d="M926 340h34v52h-34ZM1046 300Q1062 276 1078 300V350H1046ZM1142 370h36v48h-36ZM926 420h34v40h-34Z"
            fill="#20202f"
            data-ink=""
          />
          <path d="M1046 300Q1062 276 1078 300V350H1046Z" fill="#ffd978" />
          <path d="M1062 286V350M1046 322H1078" fill="none" stroke="#33334d" strokeWidth="5" />
          <path d="M1036 470V410Q1062 384 1088 410V480Z" fill="#20202f" data-ink="" />
          <path
            data-soft=""
            d={hatch(4, 30, [906, 320, 300, 140], 20, 0)}
            fill="none"
            stroke="#4a4a6c"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path d={bareTree(1330, 560, 230, 0.1)} fill="none" stroke="#2f4248" strokeWidth="11" strokeLinecap="round" />
          <path d={bareTree(780, 560, 190, -0.12)} fill="none" stroke="#2f4248" strokeWidth="9" strokeLinecap="round" />
        </>
      ),
    },
    {
      drift: 24,
      draw: (
        <>
          {/* The fog */}
          <path d={land([590, 560, 600, 570, 590, 560, 590], 5, 30)} fill="#c3d3ce" opacity=".75" />
          <path d={land([690, 660, 640, 670, 720, 690, 660], 9, 10)} fill="#3f5c5e" />
          <path
            d="M1030 560C1040 620 960 640 900 680C840 724 800 780 780 960L1000 960C1000 820 1010 760 1040 700C1070 640 1090 620 1076 560Z"
            fill="#b5c2ae"
            opacity=".85"
          />
          <path
            data-soft=""
            d={hatch(12, 60, [-40, 700, 1680, 90], 26, -72)}
            fill="none"
            stroke="#557577"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path d={land([790, 770, 800, 780, 800, 770, 790], 14, 24)} fill="#a9c0bd" opacity=".6" />
        </>
      ),
    },
    {
      drift: 30,
      draw: (
        <>
          <path d={land([800, 810, 840, 870, 860, 810, 790], 17, 8)} fill="#28413f" />
          {/* The gate, ajar */}
          <path d="M566 850V520H640V850ZM1180 850V520H1254V850Z" fill="#5b5a6b" />
          <path
            d="M552 520H654V494H552ZM1166 520H1268V494H1166ZM574 494C574 460 632 460 632 494ZM1188 494C1188 460 1246 460 1246 494Z"
            fill="#46455a"
          />
          <path
            data-soft=""
            d={hatch(9, 22, [572, 540, 60, 290], 16, 0)}
            fill="none"
            stroke="#767588"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path
            data-soft=""
            d={hatch(10, 22, [1186, 540, 60, 290], 16, 0)}
            fill="none"
            stroke="#767588"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path
            d="M650 840L650 600M690 846L690 566M730 852V552M770 858V566M650 640L790 648M650 800L790 822M640 600C690 540 740 530 790 566V866"
            fill="none"
            stroke="#1e2230"
            strokeWidth="11"
            strokeLinecap="round"
          />
          <path
            d="M1170 840V600M1130 838V562M1090 836V546M1170 640H1050M1170 800H1050M1050 836V540C1090 530 1130 546 1178 600"
            fill="none"
            stroke="#1e2230"
            strokeWidth="11"
            strokeLinecap="round"
          />

          <path d={grass(-40, 1640, () => 826, 120, 58, 5)} fill="none" stroke="#3b5a55" strokeWidth="6" strokeLinecap="round" />
        </>
      ),
    },
    {
      drift: 40,
      draw: (
        <>
          {/* The raven with the key */}
          <path d="M-80 500C60 470 200 480 330 440" fill="none" stroke="#1e2230" strokeWidth="30" strokeLinecap="round" />
          <path
            d="M120 478C170 500 210 540 230 590M210 466C240 440 260 410 264 370"
            fill="none"
            stroke="#1e2230"
            strokeWidth="15"
            strokeLinecap="round"
          />
          <path
            d="M150 466C120 430 120 380 150 344C160 306 196 284 234 292C258 298 272 316 274 336C300 338 322 350 334 368C310 366 290 366 270 368C276 410 258 446 220 464L160 540L150 520L130 536L136 500Z"
            fill="#232438"
            data-ink=""
          />
          <path d="M270 336C298 336 322 350 334 368C310 366 290 366 268 368Z" fill="#8d8a76" />
          <circle cx="242" cy="328" r="11" fill="#f6efcf" />
          <circle cx="244" cy="328" r="5" fill="#232438" data-ink="" />
          <path
            data-soft=""
            d="M150 400C180 420 200 440 196 466M160 380C196 396 220 416 226 444"
            fill="none"
            stroke="#454866"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path d="M318 366V420" fill="none" stroke="#e3ae45" strokeWidth="5" />
          <circle cx="318" cy="442" r="22" fill="none" stroke="#e3ae45" strokeWidth="10" />
          <path d="M318 464V548M318 524H344M318 544H336" fill="none" stroke="#e3ae45" strokeWidth="10" strokeLinecap="round" />
          <path d={bareTree(1540, 960, 640, -0.02)} fill="none" stroke="#1e2230" strokeWidth="26" strokeLinecap="round" />
          <path d={fan(60, 930, 220, [-130, -30], 8, 4, 0.12)} fill="#1b302f" />
          <path d={fan(1400, 940, 200, [-150, -50], 8, 6, 0.12)} fill="#1b302f" />
          {/* The lantern somebody put down */}
          <path d="M404 800H476L486 870H394Z" fill="#33263f" />
          <path d="M412 724H468L476 800H404Z" fill="#ffd978" />
          <path d="M402 724L440 690L478 724Z" fill="#33263f" />
          <path d="M440 690C400 650 480 650 440 690M440 724V800" fill="none" stroke="#33263f" strokeWidth="6" />
          <path data-soft="" d={strewn(6, 20, [340, 640, 240, 220], 2, 5)} fill="#ffe9a8" />
        </>
      ),
    },
  ],
  night: (
    <>
      <path d={stars(19, 50, [0, 0, 1600, 320])} fill="#fff6d8" />
      <path d="M1046 300Q1062 276 1078 300V350H1046Z" fill="#ffe38a" />
      <circle cx="440" cy="762" r="130" fill="#ffd978" opacity=".1" />
      <path d="M412 724H468L476 800H404Z" fill="#ffe38a" />
      <circle cx="242" cy="328" r="11" fill="#fff3a0" />
      <circle cx="244" cy="328" r="5" fill="#1a1526" />
    </>
  ),
};

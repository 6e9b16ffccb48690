import { hatch, type Point, polygon, smooth } from '../draw.ts';
import type { SceneArt } from '../SceneArt.ts';

/** A living room in full sail: a captain in a laundry basket, a leap from cushion to cushion, a knight with a pot on, and who reads it aloud. */

/** A limb: a straight stroke with round ends, as a shape that can be filled. */
function limb([x1, y1]: Point, [x2, y2]: Point, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const dx = ((y1 - y2) / length) * (width / 2);
  const dy = ((x2 - x1) / length) * (width / 2);
  const round = `A${width / 2} ${width / 2} 0 0 1`;
  return `M${x1 + dx} ${y1 + dy}${round} ${x1 - dx} ${y1 - dy}L${x2 - dx} ${y2 - dy}${round} ${x2 + dx} ${y2 + dy}Z`;
}

type FaceProps = { at: Point; skin: string; size: number; looks?: 'left' | 'right' | 'down' };

/** A round face that is having a good time. */
function Face({ at: [x, y], skin, size, looks = 'right' }: FaceProps) {
  const turn = { left: -0.2, right: 0.2, down: -0.1 }[looks] * size;
  const drop = looks === 'down' ? size * 0.22 : 0;
  return (
    <>
      <circle cx={x} cy={y} r={size} fill={skin} />
      <circle data-soft="" cx={x + turn - size * 0.46} cy={y + size * 0.3 + drop} r={size * 0.17} fill="#e8836b" opacity=".5" />
      <circle data-soft="" cx={x + turn + size * 0.46} cy={y + size * 0.3 + drop} r={size * 0.17} fill="#e8836b" opacity=".5" />
      <circle data-ink="" cx={x + turn - size * 0.3} cy={y + drop} r={size * 0.085} fill="#2b2340" />
      <circle data-ink="" cx={x + turn + size * 0.3} cy={y + drop} r={size * 0.085} fill="#2b2340" />
      <path
        d={`M${x + turn - size * 0.26} ${y + size * 0.34 + drop}q${size * 0.26} ${size * 0.34} ${size * 0.52} 0`}
        fill="none"
        stroke="#2b2340"
        strokeWidth={size * 0.09}
        strokeLinecap="round"
      />
    </>
  );
}

const flags: readonly (readonly [number, number, string])[] = [
  [150, 92, '#d9472f'],
  [262, 122, '#f2b63d'],
  [376, 144, '#3f8f84'],
  [492, 158, '#d9472f'],
  [610, 164, '#f2b63d'],
  [728, 162, '#3f8f84'],
  [846, 152, '#d9472f'],
  [962, 136, '#f2b63d'],
  [1076, 112, '#3f8f84'],
  [1188, 82, '#d9472f'],
];

export const art: SceneArt = {
  bandTop: 240,
  nightTint: '#8088c4',
  planes: [
    {
      drift: 0,
      draw: (
        <>
          <rect x="-80" y="-20" width="1760" height="940" fill="#f4dcb4" />
          <path
            data-soft=""
            d={hatch(6, 60, [-40, 0, 1680, 560], 26, 26)}
            fill="none"
            stroke="#ecd0a2"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <rect x="-80" y="610" width="1760" height="320" fill="#cf9a63" />
          <path
            data-soft=""
            d={hatch(9, 46, [-60, 640, 1720, 260], 120, 0)}
            fill="none"
            stroke="#bd8650"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <rect x="-80" y="592" width="1760" height="24" fill="#fff3dc" />
          <rect x="96" y="200" width="300" height="300" rx="14" fill="#fff3dc" />
          <rect x="118" y="222" width="256" height="256" fill="#a9d6d8" />
          <circle cx="292" cy="310" r="54" fill="#f7b83f" />
          <path d="M118 420q70-62 132-14q60-52 124-6v78h-256z" fill="#6faa7d" />
          <path d="M240 222h12v256h-12z" fill="#fff3dc" />
          <path d="M118 344h256v12h-256z" fill="#fff3dc" />
          <path d="M40 60Q640 270 1300 20" fill="none" stroke="#8a5a34" strokeWidth="5" />
          {flags.map(([x, y, fill]) => (
            <path
              key={x}
              d={polygon([
                [x - 34, y - 4],
                [x + 34, y - 2],
                [x + 2, y + 66],
              ])}
              fill={fill}
            />
          ))}
        </>
      ),
    },
    {
      drift: 6,
      draw: (
        <>
          <path d="M1150 520q-6-130 90-136h330q110 0 130 90v270h-560z" fill="#3f7f86" />
          <path d="M1192 560q0-40 44-40h190q34 0 34 40v96h-268z" fill="#4f959b" />
          <path d="M1468 560q0-40 40-40h190v136h-230z" fill="#4f959b" />
          <path d="M1120 560q0-46 48-46q44 0 44 46v186h-92z" fill="#356d74" />
          <path d="M1120 650h560v110h-560z" fill="#3a767d" />
          <path d="M1150 756h36v40h-36z" fill="#8a5a34" />
          <path
            data-soft=""
            d={hatch(3, 26, [1180, 410, 440, 90], 24, 14)}
            fill="none"
            stroke="#5ba3a8"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </>
      ),
    },
    {
      drift: 9,
      draw: (
        <>
          {/* The sea is a blanket. */}
          <path d="M250 700q90-46 180 0t180 0t180 0t180 0t180 0q70-36 150 0l70 150q-720 90-1020 0z" fill="#3b83b5" />
          <path d="M262 752q90-40 176 0t176 0t176 0t176 0t176 0" fill="none" stroke="#8cc4e0" strokeWidth="9" strokeLinecap="round" />
          <path d="M300 812q84-36 166 0t166 0t166 0t166 0t166 0" fill="none" stroke="#8cc4e0" strokeWidth="9" strokeLinecap="round" />
          {/* The mast is a broom, the sail is a sheet. */}
          <path d={limb([716, 118], [716, 640], 20)} fill="#8a5a34" />
          <path d="M690 40h52l12 84h-76z" fill="#e0b25a" />
          <path d="M690 70h52M688 92h56" fill="none" stroke="#b7842f" strokeWidth="6" />
          <path d="M732 170q190 40 210 190q-10 70-206 130q60-160-4-320z" fill="#fffaf0" />
          <path d="M760 236q112 28 150 96q6 30-2 52q-58-84-146-96z" fill="#e8836b" />
          {/* The captain, with a paper hat and a spyglass that was a roll of kitchen paper. */}
          <path d="M536 590q-6-164 88-170q94 6 88 170z" fill="#d9472f" />
          <path d="M548 474h154M542 520h166" fill="none" stroke="#f6ecd9" strokeWidth="14" />
          <path d={limb([562, 456], [500, 560], 40)} fill="#d9472f" />
          <path d={limb([494, 566], [486, 584], 36)} fill="#c98a5e" />
          <path d="M566 322q-12-78 60-84q74 4 66 92z" fill="#4a2d21" />
          <Face at={[626, 340]} skin="#c98a5e" size={66} />
          <path d="M540 300q84 34 176-8q-40-64-90-96q-58 38-86 104z" fill="#fffaf0" />
          <path d="M560 284q62 20 134-8" fill="none" stroke="#b9b3a4" strokeWidth="5" />
          <path d={limb([690, 462], [752, 402], 38)} fill="#d9472f" />
          <path d={limb([752, 400], [722, 356], 34)} fill="#c98a5e" />
          <path
            d={polygon([
              [668, 324],
              [812, 288],
              [824, 330],
              [680, 362],
            ])}
            fill="#d8a86a"
          />
          <path d="M812 288q18 16 12 42" fill="none" stroke="#8a5a34" strokeWidth="8" />
          {/* The ship is a laundry basket. */}
          <path d="M420 560h424l-48 176q-4 14-20 14h-288q-16 0-20-14z" fill="#e3b97a" />
          <path d="M408 540h448q14 0 14 18v10q0 16-14 16h-448q-14 0-14-16v-10q0-18 14-18z" fill="#c98f4a" />
          <path d="M440 618h386M452 664h362M464 708h340" fill="none" stroke="#c98f4a" strokeWidth="9" strokeLinecap="round" />
          <circle cx="634" cy="660" r="40" fill="#fffaf0" />
          <circle cx="634" cy="660" r="25" fill="#3b83b5" />
        </>
      ),
    },
    {
      drift: 12,
      draw: (
        <>
          {/* The leap. */}
          <path
            d={smooth(
              [
                [842, 762],
                [960, 726],
                [1076, 760],
                [1064, 812],
                [856, 816],
              ],
              true,
            )}
            fill="#f2b63d"
          />
          <path
            d={smooth(
              [
                [1120, 800],
                [1236, 762],
                [1350, 796],
                [1340, 852],
                [1134, 856],
              ],
              true,
            )}
            fill="#c64b6b"
          />
          <path d={limb([1010, 596], [942, 660], 42)} fill="#35507e" />
          <path d={limb([942, 660], [882, 650], 36)} fill="#35507e" />
          <path d={limb([872, 640], [866, 676], 34)} fill="#fffaf0" />
          <path d={limb([1062, 592], [1140, 632], 42)} fill="#35507e" />
          <path d={limb([1140, 632], [1176, 700], 36)} fill="#35507e" />
          <path d={limb([1178, 706], [1214, 702], 34)} fill="#fffaf0" />
          <path d="M978 606q-14-128 62-140q76 8 60 136q-60 24-122 4z" fill="#5c9c63" />
          <path d={limb([992, 494], [904, 452], 36)} fill="#5c9c63" />
          <path d={limb([904, 452], [868, 396], 32)} fill="#f0c39b" />
          <path d={limb([1084, 492], [1164, 440], 36)} fill="#5c9c63" />
          <path d={limb([1164, 440], [1192, 380], 32)} fill="#f0c39b" />
          <path d="M976 402q-40-30-66 8q24-4 36 26zM1092 402q40-34 68 2q-26-2-34 30z" fill="#b8542c" />
          <path d="M970 404q-8-88 66-92q78 2 72 92z" fill="#b8542c" />
          <Face at={[1038, 406]} skin="#f0c39b" size={62} />
          <path d="M974 396q30-52 64-56q40 2 66 54q-28-30-66-28q-40-2-64 30z" fill="#b8542c" />
          {/* The one who reads, on the floor against the sofa. */}
          <path d={limb([1416, 812], [1264, 840], 62)} fill="#5a4272" />
          <path d={limb([1470, 820], [1330, 858], 62)} fill="#4e3864" />
          <path d="M1372 838q-20-240 84-252q112 10 98 252z" fill="#e2725b" />
          <path d="M1392 488q-16-104 70-110q92 6 78 128q-8 66-30 100q-96-20-118-118z" fill="#3a2a20" />
          <Face at={[1458, 490]} skin="#a86d47" size={68} looks="down" />
          <path d="M1392 470q32-70 70-70q56 4 72 78q-50-10-72-46q-24 34-70 38z" fill="#3a2a20" />
          <path
            d={polygon([
              [1268, 690],
              [1352, 716],
              [1352, 802],
              [1268, 776],
            ])}
            fill="#fffaf0"
          />
          <path
            d={polygon([
              [1352, 716],
              [1442, 684],
              [1442, 770],
              [1352, 802],
            ])}
            fill="#f6ecd9"
          />
          <path
            d="M1284 718l50 16M1284 740l50 16M1370 734l54-18M1370 756l54-18"
            fill="none"
            stroke="#b9a98a"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path d={limb([1400, 650], [1330, 748], 42)} fill="#e2725b" />
          <path d={limb([1322, 762], [1310, 772], 36)} fill="#a86d47" />
          <path d={limb([1524, 660], [1462, 748], 42)} fill="#d0624c" />
          <path d={limb([1454, 756], [1440, 764], 36)} fill="#a86d47" />
        </>
      ),
    },
    {
      drift: 16,
      draw: (
        <>
          {/* The knight: a pot for a helmet, a lid for a shield. */}
          <path
            d={smooth(
              [
                [60, 812],
                [220, 768],
                [380, 812],
                [366, 872],
                [78, 874],
              ],
              true,
            )}
            fill="#7d5aa0"
          />
          <path d={limb([186, 792], [120, 836], 46)} fill="#35507e" />
          <path d={limb([252, 792], [318, 836], 46)} fill="#35507e" />
          <path d="M142 800q-10-136 76-144q88 8 78 144q-76 26-154 0z" fill="#f2b63d" />
          <Face at={[218, 606]} skin="#8a5636" size={60} />
          <path d="M150 592q-8-96 68-98q78 2 70 98q-68-22-138 0z" fill="#9aa7b4" />
          <path d="M140 586q78-26 158 0v20q-80-24-158 0z" fill="#7f8d9b" />
          <path d={limb([288, 552], [344, 540], 18)} fill="#7f8d9b" />
          <path d={limb([274, 692], [340, 650], 36)} fill="#f2b63d" />
          <path d={limb([346, 644], [352, 634], 32)} fill="#8a5636" />
          <path d={limb([342, 690], [364, 560], 14)} fill="#b0763c" />
          <path d="M346 556q-6-44 24-46q30 6 18 50q-18 20-42-4z" fill="#b0763c" />
          <circle cx="120" cy="730" r="62" fill="#9aa7b4" />
          <circle cx="120" cy="730" r="42" fill="#b6c1cb" />
          <circle cx="120" cy="730" r="14" fill="#2b2340" data-ink="" />
        </>
      ),
    },
  ],
  night: (
    <>
      <circle cx="180" cy="270" r="5" fill="#fff3c4" />
      <circle cx="224" cy="316" r="4" fill="#fff3c4" />
      <circle cx="336" cy="262" r="5" fill="#fff3c4" />
    </>
  ),
};

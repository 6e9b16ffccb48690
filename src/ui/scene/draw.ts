/** Helpers that draw the scenes, seeded so that the result is always the same. All return SVG path data. */

export type Point = readonly [x: number, y: number];

/** A pseudo-random generator of numbers in [0, 1). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A smooth curve through all points; closed, it returns to the first. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let path = `M${n(startX)} ${n(startY)}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [x0, y0] = at(i - 1);
    const [x1, y1] = at(i);
    const [x2, y2] = at(i + 1);
    const [x3, y3] = at(i + 2);
    path += `C${n(x1 + (x2 - x0) / 6)} ${n(y1 + (y2 - y0) / 6)} ${n(x2 - (x3 - x1) / 6)} ${n(y2 - (y3 - y1) / 6)} ${n(x2)} ${n(y2)}`;
  }
  return closed ? `${path}Z` : path;
}

/** Straight lines through the points, closed. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** Land over the full width: a smooth curve through the given heights (evenly spaced), filled down to the bottom of the stage. */
export function land(heights: readonly number[], seed: number, roughness = 0): string {
  const next = random(seed);
  const from = -80;
  const to = 1680;
  const step = (to - from) / (heights.length - 1);
  const points: Point[] = [];
  heights.forEach((height, index) => {
    points.push([from + index * step, height]);
    if (roughness > 0 && index < heights.length - 1) {
      const after = heights[index + 1] ?? height;
      for (const part of [0.33, 0.66]) {
        points.push([from + (index + part) * step, height + (after - height) * part + (next() - 0.5) * roughness]);
      }
    }
  });
  return `${smooth(points)}L${to} 960L${from} 960Z`;
}

/** Mountains or treetops over the full width, with straight edges. */
export function crags(heights: readonly number[], seed: number, jitter: number): string {
  const next = random(seed);
  const from = -80;
  const step = 1760 / (heights.length - 1);
  const points: Point[] = heights.map((height, index) => [
    from + index * step + (next() - 0.5) * step * 0.5,
    height + (next() - 0.5) * jitter,
  ]);
  return polygon([...points, [1680, 960], [-80, 960]]);
}

/** A sea over the full width, with waves `width` wide and `height` high. */
export function waves(y: number, width: number, height: number, shift = 0): string {
  let path = `M${n(-120 + shift)} ${n(y)}`;
  for (let x = -120 + shift; x < 1720; x += width) path += `q${n(width * 0.5)} ${n(height * 1.6)} ${n(width)} 0`;
  return `${path}L1760 960L-160 960Z`;
}

/** A roundish shape with an irregular outline: a stone, a cloud, a treetop. */
export function blob(x: number, y: number, rx: number, ry: number, seed: number, waver = 0.12, corners = 9): string {
  const next = random(seed);
  const points: Point[] = [];
  for (let i = 0; i < corners; i += 1) {
    const angle = (i / corners) * Math.PI * 2;
    const reach = 1 + (next() - 0.5) * 2 * waver;
    points.push([x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]);
  }
  return smooth(points, true);
}

/** A treetop: scallops around an ellipse. */
export function crown(x: number, y: number, rx: number, ry: number, seed: number, bumps: number): string {
  const next = random(seed);
  const points: Point[] = [];
  for (let i = 0; i < bumps; i += 1) {
    const angle = (i / bumps) * Math.PI * 2;
    const reach = 0.92 + next() * 0.16;
    points.push([x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]);
  }
  const first = points[0] ?? [x, y];
  let path = `M${n(first[0])} ${n(first[1])}`;
  for (let i = 0; i < bumps; i += 1) {
    const a = points[i] ?? first;
    const b = points[(i + 1) % bumps] ?? first;
    const r = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.56;
    path += `A${n(r)} ${n(r)} 0 0 1 ${n(b[0])} ${n(b[1])}`;
  }
  return `${path}Z`;
}

/** A leaf that starts at x, y, `length` long in the direction of `angle` (degrees, 0 to the right, clockwise). */
export function leaf(x: number, y: number, length: number, angle: number, width: number, bend = 0): string {
  const a = (angle * Math.PI) / 180;
  const along = (part: number, side: number): string =>
    `${n(x + Math.cos(a) * length * part - Math.sin(a) * length * side)} ${n(y + Math.sin(a) * length * part + Math.cos(a) * length * side)}`;
  return `M${n(x)} ${n(y)}C${along(0.25, -width + bend * 0.4)} ${along(0.7, -width * 0.8 + bend)} ${along(1, bend)}C${along(0.7, width * 0.75 + bend)} ${along(0.25, width + bend * 0.4)} ${n(x)} ${n(y)}Z`;
}

/** Leaves that fan out from one point: a fern, a palm, a tuft. `from` and `to` are degrees. */
export function fan(
  x: number,
  y: number,
  length: number,
  [from, to]: readonly [from: number, to: number],
  count: number,
  seed: number,
  width = 0.16,
  bend = 0,
): string {
  const next = random(seed);
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const part = count === 1 ? 0.5 : i / (count - 1);
    const angle = from + (to - from) * part + (next() - 0.5) * 6;
    path += leaf(x, y, length * (0.82 + next() * 0.3), angle, width, bend * (part < 0.5 ? -1 : 1));
  }
  return path;
}

/** Blades of grass along a line between two points, as strokes. */
export function grass(fromX: number, toX: number, y: (x: number) => number, count: number, height: number, seed: number): string {
  const next = random(seed);
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const x = fromX + (toX - fromX) * next();
    const tall = height * (0.5 + next() * 0.7);
    path += `M${n(x)} ${n(y(x) + 4)}q${n((next() - 0.5) * 6)} ${n(-tall * 0.6)} ${n((next() - 0.5) * tall * 0.8)} ${n(-tall)}`;
  }
  return path;
}

/** A rectangle by its upper left corner. */
type Box = readonly [x: number, y: number, width: number, height: number];

/** Dots scattered over a box, as one path of small circles. */
export function strewn(seed: number, count: number, [x, y, width, height]: Box, smallest: number, largest: number): string {
  const next = random(seed);
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const r = smallest + (largest - smallest) * next() ** 2;
    path += `M${n(x + width * next())} ${n(y + height * next())}m${n(-r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
  }
  return path;
}

/** Short parallel brush strokes over a box; the angle is in degrees. */
export function hatch(seed: number, count: number, [x, y, width, height]: Box, length: number, angle: number): string {
  const next = random(seed);
  const a = (angle * Math.PI) / 180;
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const l = length * (0.4 + next() * 0.8);
    path += `M${n(x + width * next())} ${n(y + height * next())}l${n(Math.cos(a) * l)} ${n(Math.sin(a) * l)}`;
  }
  return path;
}

/** A star with `points` points. */
export function star(x: number, y: number, outer: number, inner: number, points: number, turn = -90): string {
  const corners: Point[] = [];
  for (let i = 0; i < points * 2; i += 1) {
    const angle = ((turn + (i * 180) / points) * Math.PI) / 180;
    const r = i % 2 === 0 ? outer : inner;
    corners.push([x + Math.cos(angle) * r, y + Math.sin(angle) * r]);
  }
  return polygon(corners);
}

/** Stars scattered over a box, the larger ones with four points. */
export function stars(seed: number, count: number, [x, y, width, height]: Box, size = 7): string {
  const next = random(seed);
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const r = size * (0.3 + next() ** 2);
    path += star(x + width * next(), y + height * next(), r * 1.5, r * 0.5, 4);
  }
  return path;
}

/** A cloud with a flat base, `width` wide, its lower left corner at x, y. */
export function cloud(x: number, y: number, width: number, seed: number): string {
  const next = random(seed);
  const puffs = 4;
  let path = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < puffs; i += 1) {
    const w = width / puffs;
    const lift = width * (0.05 + 0.05 * next()) * (i < puffs / 2 ? -1 : 1);
    const r = w * (0.52 + next() * 0.16);
    path += `a${n(r)} ${n(r)} 0 0 1 ${n(w)} ${n(lift * 0.7)}`;
  }
  return `${path}L${n(x)} ${n(y)}Z`;
}

/** The picture of a code that the page draws, as a printer of 300 dots per inch would print it. */
interface Picture {
  readonly width: number;
  readonly height: number;
  /** 0 is black, 255 white. */
  readonly gray: Uint8Array;
}

type Point = readonly [x: number, y: number];

const dotsPerMillimeter = 300 / 25.4;
/** White paper around the code. */
const margin = 24;

const attribute = (svg: string, name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(svg)?.[1] ?? '';

/** The outlines of a path of the commands M, L, h, v and z. */
const outlinesOf = (path: string): readonly (readonly Point[])[] => {
  const outlines: Point[][] = [];
  let at: Point = [0, 0];
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLhvzZ])([^MLhvzZ]*)/g)) {
    const [first = 0, second = 0] = numbers.trim().split(/[ ,]+/).map(Number);
    if (command.toLowerCase() === 'z') continue;
    if (command === 'h') at = [at[0] + first, at[1]];
    else if (command === 'v') at = [at[0], at[1] + first];
    else at = [first, second];
    if (command === 'M') outlines.push([at]);
    else outlines.at(-1)?.push(at);
  }
  return outlines;
};

/** Where a horizontal line crosses the outlines, from left to right. */
const crossings = (outlines: readonly (readonly Point[])[], y: number): readonly number[] =>
  outlines
    .flatMap((points) =>
      points.flatMap(([x0, y0], index) => {
        const [x1, y1] = points[(index + 1) % points.length] ?? [0, 0];
        return y0 <= y !== y1 <= y ? [x0 + ((y - y0) * (x1 - x0)) / (y1 - y0)] : [];
      }),
    )
    .sort((one, other) => one - other);

/** `svg`: the markup of an `<svg>` whose size is in millimeters. */
export const pictureOf = (svg: string): Picture => {
  const [, , viewWidth = 1, viewHeight = 1] = attribute(svg, 'viewBox').split(' ').map(Number);
  const [across, down] = ['width', 'height'].map((name) =>
    Math.round(Number.parseFloat(attribute(svg, name)) * dotsPerMillimeter),
  ) as [number, number];
  const outlines = outlinesOf(attribute(svg, 'd'));
  const [width, height] = [across + 2 * margin, down + 2 * margin];
  const gray = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < down; y += 1) {
    const edges = crossings(outlines, ((y + 0.5) * viewHeight) / down);
    for (let x = 0; x < across; x += 1) {
      const center = ((x + 0.5) * viewWidth) / across;
      if (edges.filter((edge) => edge <= center).length % 2 === 1) gray[(y + margin) * width + x + margin] = 0;
    }
  }
  return { width, height, gray };
};

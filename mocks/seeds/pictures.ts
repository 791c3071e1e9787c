/** Pictures of the demo as small SVG `data:` addresses: no network and no copyright. */

const hues = [212, 356, 28, 152, 268, 188, 48, 320] as const;
const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[\ud800-\udfff]/g, '');

const cache = new Map<string, string>();
const once = (key: string, draw: () => string): string => {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const drawn = address(draw());
  cache.set(key, drawn);
  return drawn;
};

/** A round badge with up to two letters. */
export const badge = (letters: string, index: number): string =>
  once(`badge ${letters} ${index % hues.length}`, () => {
    const hue = hues[index % hues.length] ?? 212;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="hsl(${hue} 45% 42%)"/><text x="32" y="41" text-anchor="middle" font-family="Segoe UI,Helvetica,Arial,sans-serif" font-size="25" fill="#fff">${escaped(letters)}</text></svg>`;
  });

const courses = {
  drag_strip: '<path d="M40 150H600M40 190H600" stroke="#fff" stroke-width="10" stroke-dasharray="44 18"/>',
  road_course:
    '<path d="M120 230c-70-60-10-150 90-150 70 0 60 60 130 50s80-80 160-50 50 120-30 120-90-30-150 0-150 70-200 30z" fill="none" stroke="#fff" stroke-width="14"/>',
  oval: '<rect x="120" y="80" width="400" height="160" rx="80" fill="none" stroke="#fff" stroke-width="18"/>',
  kart: '<path d="M130 230V100h120v80h80v-80h180v130z" fill="none" stroke="#fff" stroke-width="12" stroke-linejoin="round"/>',
  drift:
    '<path d="M90 210c120-170 160-170 190-60s90 110 130 10 110-60 140 0" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round"/>',
} as const;
export type Course = keyof typeof courses;

/** A wide picture of a course, for events and tracks. */
export const banner = (course: Course, index: number): string =>
  once(`banner ${course} ${index % hues.length}`, () => {
    const hue = hues[index % hues.length] ?? 212;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 55% 34%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 55% 20%)"/></linearGradient></defs><rect width="640" height="320" fill="url(#g)"/><g opacity=".55">${courses[course]}</g><path d="M0 292h640v28H0z" fill="#fff" opacity=".9"/><path d="M0 292h640v14H0z" fill="none" stroke="#111" stroke-width="14" stroke-dasharray="14 14"/></svg>`;
  });

/** A signature: a line that differs between neighboring records. */
export const signature = (index: number): string =>
  once(`signature ${index % 24}`, () => {
    const bend = 10 + (index % 24) * 2;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -34 210 120"><path d="M10 40q15-${bend} 30-4t28 2 22-${bend} 34 6 30-${bend / 2} 62-2" fill="none" stroke="#1b3a6b" stroke-width="2.5" stroke-linecap="round"/></svg>`;
  });

/** A placeholder for a photo, with a caption. */
export const plate = (caption: string, index: number): string =>
  once(`plate ${caption} ${index % hues.length}`, () => {
    const hue = hues[index % hues.length] ?? 212;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" fill="hsl(${hue} 25% 30%)"/><path d="M60 170l14-40q6-16 24-16h100q16 0 26 14l22 30 18 6v22H60z" fill="hsl(${hue} 40% 70%)"/><circle cx="104" cy="176" r="20" fill="#222"/><circle cx="222" cy="176" r="20" fill="#222"/><text x="160" y="222" text-anchor="middle" font-family="Segoe UI,Helvetica,Arial,sans-serif" font-size="16" fill="#fff">${escaped(caption)}</text></svg>`;
  });

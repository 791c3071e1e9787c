/** Pictures in the conversations, drawn here as `data:` URLs. */
import type { Picture } from '../conversation/talk';

const drawn = (name: string, shapes: string): Picture => ({
  name,
  source: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">${shapes}</svg>`,
  )}`,
});

const trees = (spots: readonly (readonly [x: number, y: number])[]): string =>
  spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="17" fill="#4d8a57"/>`).join('');

export const pictures = {
  map: drawn(
    'Plan of the north car park',
    `<rect width="480" height="320" fill="#dfe8d8"/>${trees([
      [40, 50],
      [76, 38],
      [430, 270],
      [396, 286],
      [50, 280],
    ])}<path d="M0 182h480v40H0z" fill="#9aa3aa"/><path d="M0 202h480" stroke="#fff" stroke-width="4" stroke-dasharray="22 16"/><g fill="#fff" stroke="#6b757c" stroke-width="3"><path d="M124 34h232v118H124z"/><path d="M162 34v118M200 34v118M238 34v118M276 34v118M314 34v118M124 93h232"/></g><g fill="#2f6fb0"><rect x="130" y="44" width="26" height="40" rx="6"/><rect x="206" y="44" width="26" height="40" rx="6"/><rect x="282" y="102" width="26" height="40" rx="6"/></g><path d="M60 262l52-30" stroke="#c4314b" stroke-width="8"/><path d="M120 226l-24 4 12 20z" fill="#c4314b"/>`,
  ),
  barrier: drawn(
    'Tire wall at post 7',
    `<rect width="480" height="320" fill="#a9cbe6"/><path d="M0 176h480v144H0z" fill="#7fa06a"/><path d="M0 244c140-30 330-30 480-6v82H0z" fill="#565e66"/><path d="M0 246c140-30 330-30 480-6" fill="none" stroke="#fff" stroke-width="7"/><g stroke="#20262c" stroke-width="11" fill="none">${Array.from(
      { length: 9 },
      (_, index) =>
        `<circle cx="${46 + index * 48}" cy="${196 - (index % 2) * 4}" r="17"/><circle cx="${46 + index * 48}" cy="${160 - (index % 2) * 4}" r="17"/>`,
    ).join(
      '',
    )}</g><path d="M22 128h436v14H22z" fill="#c4314b"/><path d="M70 128h48v14H70zM166 128h48v14h-48zM262 128h48v14h-48zM358 128h48v14h-48z" fill="#fff"/>`,
  ),
  board: drawn(
    'Notice board in the bay',
    `<rect width="480" height="320" fill="#cfd6dc"/><rect x="54" y="34" width="372" height="240" rx="8" fill="#8a5a34"/><rect x="70" y="50" width="340" height="208" fill="#d9b98c"/><g fill="#fff"><rect x="92" y="72" width="92" height="122"/><rect x="206" y="72" width="92" height="86"/><rect x="206" y="172" width="92" height="68"/><rect x="320" y="72" width="70" height="122"/></g><g stroke="#8b949b" stroke-width="5"><path d="M104 92h68M104 110h68M104 128h44M218 92h68M218 110h50M218 190h68M218 208h40M332 92h46M332 110h46M332 128h30"/></g><g fill="#c4314b"><circle cx="138" cy="72" r="6"/><circle cx="252" cy="72" r="6"/><circle cx="252" cy="172" r="6"/><circle cx="355" cy="72" r="6"/></g>`,
  ),
  sky: drawn(
    'Rain over turn 1',
    `<rect width="480" height="320" fill="#7d8fa3"/><g fill="#57677a"><ellipse cx="150" cy="86" rx="108" ry="46"/><ellipse cx="290" cy="72" rx="126" ry="54"/><ellipse cx="386" cy="104" rx="86" ry="40"/></g><path d="M0 214h480v106H0z" fill="#4d6b50"/><path d="M0 262c120-40 360-40 480 0v58H0z" fill="#3d4650"/><path d="M96 132l-16 54M168 142l-16 54M240 136l-16 54M312 142l-16 54M384 140l-16 54M132 156l-12 40M276 158l-12 40M348 160l-12 40" stroke="#cfe0f0" stroke-width="5" stroke-linecap="round"/>`,
  ),
  stand: drawn(
    'South stand from gate C',
    `<rect width="480" height="320" fill="#bfe0f2"/><path d="M60 96l360-44v22L60 118z" fill="#5c6770"/><path d="M92 116v144M388 76v184" stroke="#5c6770" stroke-width="9"/><path d="M60 260l60-110h300v110z" fill="#e9edf0"/><g stroke="#9aa5ad" stroke-width="4"><path d="M108 172h312M96 194h324M84 216h336M72 238h348"/></g><g fill="#c4314b"><circle cx="160" cy="164" r="6"/><circle cx="214" cy="186" r="6"/><circle cx="300" cy="164" r="6"/></g><g fill="#2f6fb0"><circle cx="188" cy="208" r="6"/><circle cx="340" cy="208" r="6"/><circle cx="258" cy="230" r="6"/></g><g fill="#f0b429"><circle cx="132" cy="230" r="6"/><circle cx="380" cy="186" r="6"/></g><path d="M0 260h480v60H0z" fill="#7fa06a"/>`,
  ),
} as const satisfies Readonly<Record<string, Picture>>;

/** Pictures of the sample areas as SVG `data:` addresses: shop products, blog and profile pictures. */
const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const goods = {
  helmet:
    '<path d="M70 190c-14-70 20-130 92-130s104 52 100 112l-6 30H120z" fill="C"/><path d="M150 120h108c4 14 6 30 5 44H160c-14 0-22-10-22-22s4-22 12-22z" fill="#16202c"/><path d="M84 206h150l-8 20H96z" fill="#16202c" opacity=".7"/>',
  gloves:
    '<path d="M96 232V120c0-20 26-20 26 0V90c0-18 26-18 26 0v-6c0-18 26-18 26 0v14c0-16 24-16 24 0v62l18-22c12-12 30 2 22 16l-48 78z" fill="C"/><path d="M96 212h98v26H96z" fill="#16202c" opacity=".65"/>',
  jacket:
    '<path d="M108 74l40-14h24l40 14 44 40-24 34-20-12v104H108V136l-20 12-24-34z" fill="C"/><path d="M158 62v178" stroke="#fff" stroke-width="5" opacity=".8"/><path d="M108 150h104" stroke="#fff" stroke-width="10" opacity=".35"/>',
  headset:
    '<path d="M84 168v-14c0-100 152-100 152 0v14" fill="none" stroke="C" stroke-width="18"/><rect x="70" y="150" width="40" height="72" rx="18" fill="C"/><rect x="210" y="150" width="40" height="72" rx="18" fill="C"/><path d="M230 214c0 26-30 32-58 32" fill="none" stroke="#16202c" stroke-width="9"/><circle cx="166" cy="246" r="11" fill="#16202c"/>',
  radio:
    '<path d="M120 44h14v66h-14z" fill="#16202c"/><rect x="108" y="104" width="104" height="148" rx="14" fill="C"/><rect x="124" y="120" width="72" height="40" rx="6" fill="#dbe7f3"/><path d="M128 178h64M128 194h64M128 210h64M128 226h64" stroke="#16202c" stroke-width="6" opacity=".55"/>',
  gauge:
    '<circle cx="160" cy="130" r="76" fill="C"/><circle cx="160" cy="130" r="58" fill="#f4f7fa"/><path d="M160 130l34-34" stroke="#c4314b" stroke-width="7" stroke-linecap="round"/><circle cx="160" cy="130" r="9" fill="#16202c"/><path d="M148 204h24v52h-24z" fill="#16202c"/>',
  bag: '<path d="M124 104c0-54 72-54 72 0" fill="none" stroke="#16202c" stroke-width="12"/><rect x="76" y="100" width="168" height="142" rx="22" fill="C"/><rect x="100" y="168" width="120" height="54" rx="10" fill="#fff" opacity=".28"/>',
  camera:
    '<rect x="66" y="98" width="188" height="134" rx="20" fill="C"/><path d="M124 98l14-26h44l14 26z" fill="C"/><circle cx="160" cy="164" r="46" fill="#16202c"/><circle cx="160" cy="164" r="30" fill="#5b8db8"/><circle cx="226" cy="122" r="8" fill="#fff"/>',
  wheel:
    '<circle cx="160" cy="154" r="88" fill="none" stroke="C" stroke-width="26"/><circle cx="160" cy="154" r="24" fill="#16202c"/><path d="M160 154L82 130M160 154l78-24M160 154v82" stroke="#16202c" stroke-width="14"/>',
  cap: '<path d="M84 178c-4-120 152-120 150 0z" fill="C"/><path d="M84 176h150c40 0 62 16 62 30-40-8-160-14-212 0z" fill="C" opacity=".75"/><circle cx="160" cy="90" r="8" fill="#16202c"/>',
  lamp: '<rect x="120" y="84" width="80" height="30" rx="8" fill="#16202c"/><path d="M128 114h64l20 76H108z" fill="C"/><path d="M108 190h104l-8 22h-88z" fill="#fff3c4"/><path d="M160 216v34" stroke="#f0b429" stroke-width="10" stroke-dasharray="12 8"/>',
  watch:
    '<path d="M132 42h56l8 58h-72zM124 208h72l-8 56h-56z" fill="#16202c"/><circle cx="160" cy="154" r="62" fill="C"/><circle cx="160" cy="154" r="48" fill="#f4f7fa"/><path d="M160 154v-32M160 154l22 14" stroke="#16202c" stroke-width="7" stroke-linecap="round"/>',
} as const;
export type Good = keyof typeof goods;

const hues = [212, 356, 152, 28, 268, 190, 336, 46] as const;
const hueOf = (index: number): number => hues[index % hues.length] ?? 212;

/** A product on a plain ground, 4:3. */
export const goodPicture = (good: Good, index: number): string => {
  const hue = hueOf(index);
  const shape = goods[good].replaceAll('"C"', `"hsl(${hue} 52% 46%)"`);
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 300"><rect width="320" height="300" fill="hsl(${hue} 34% 94%)"/><ellipse cx="160" cy="264" rx="104" ry="12" fill="hsl(${hue} 24% 82%)"/>${shape}</svg>`,
  );
};

const hill = (seed: number, base: number, height: number): string =>
  Array.from({ length: 9 }, (_, step) => {
    const y = base - height * Math.abs(Math.sin(seed * 1.7 + step * 0.9));
    return `L${step * 80} ${Math.round(y)}`;
  }).join(' ');

/** A landscape with a road, 2:1, for covers, blog pictures and photos; different for each number. */
export const scene = (index: number): string => {
  const hue = (index * 47 + 200) % 360;
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 62%)"/><stop offset="1" stop-color="hsl(${(hue + 50) % 360} 70% 86%)"/></linearGradient></defs><rect width="640" height="320" fill="url(#s)"/><circle cx="${120 + ((index * 97) % 400)}" cy="92" r="38" fill="#fff" opacity=".75"/><path d="M0 320 ${hill(index, 230, 90)} L640 320z" fill="hsl(${(hue + 150) % 360} 26% 46%)"/><path d="M0 320 ${hill(index + 3, 270, 60)} L640 320z" fill="hsl(${(hue + 150) % 360} 30% 34%)"/><path d="M300 320c10-50 60-60 30-96 90 30 40 60 120 96z" fill="#39424e"/><path d="M352 316c4-30 20-44 4-72" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="10 8"/></svg>`,
  );
};

/** An icon on a tinted ground for cards, 3:2. */
export const emblem = (shape: string, index: number): string => {
  const hue = hueOf(index);
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><rect width="240" height="160" rx="8" fill="hsl(${hue} 46% 92%)"/><circle cx="120" cy="80" r="46" fill="hsl(${hue} 48% 84%)"/><g fill="none" stroke="hsl(${hue} 56% 36%)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${shape}</g></svg>`,
  );
};

/**
 * Names and values that break careless software, given to realistic people so that every list contains them. Each is
 * ordinary somewhere: accents, apostrophes, other scripts, long names, text that a spreadsheet takes for a formula.
 */
export interface AwkwardPerson {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly nickname?: string | null;
  readonly email?: string;
  readonly phone?: string | null;
  readonly countryCode?: string;
  readonly zipCode?: string | null;
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
  readonly more?: Readonly<Record<string, unknown>>;
}

/** An address and a phone that three visitors share (a family). */
const family = { email: 'the.whitlocks@example.com', phone: '4695550177' };

export const awkwardPeople: readonly AwkwardPerson[] = [
  { firstName: 'José', lastName: 'Ñúñez-Barragán' },
  { firstName: 'Siobhán', lastName: "O'Connor-D'Arcy" },
  {
    firstName: '山田',
    lastName: '太郎',
    city: '鈴鹿',
    state: '24',
    country: 'JP',
    countryCode: '+81',
    phone: '0355550142',
  },
  { firstName: 'محمد', lastName: 'العربي', city: 'دبي', state: '', country: 'AE', countryCode: '+971' },
  { firstName: 'Wolfeschlegelsteinhausenberger', lastName: 'Featherstonhaugh-Cholmondeley' },
  { firstName: '=SUM(A1)', lastName: 'Formula', nickname: '=HYPERLINK("https://example.com","Click")' },
  { firstName: 'Imani "Lefty"', lastName: 'Okafor', nickname: '"quoted"' },
  { firstName: 'Prudence', lastName: 'Cambridge', city: 'Cambridge', state: 'MA', zipCode: '02138' },
  {
    firstName: 'Jürgen',
    lastName: 'Groß',
    city: 'Dresden',
    state: 'SN',
    country: 'DE',
    countryCode: '+49',
    phone: '01755550142',
    zipCode: '01067',
  },
  { firstName: 'Dana', lastName: 'Whitlock', ...family },
  { firstName: 'Dana', lastName: 'Whitlock', ...family, nickname: 'Junior' },
  { firstName: 'Morgan', lastName: 'Whitlock', ...family },
  { firstName: '', lastName: '', nickname: '', phone: '', zipCode: '' },
  { firstName: null, lastName: null, nickname: null, phone: null, zipCode: null },
  { firstName: 'Tess 🏁', lastName: 'Ward', nickname: '👨‍👩‍👧 crew' },
  { firstName: 'Anna, Maria', lastName: 'Rossi;Bianchi', nickname: 'comma, semicolon; tab\tend' },
  { firstName: '<b>Bold</b>', lastName: '<img src=x onerror=alert(1)>' },
  { firstName: 'Ame\u0301lie', lastName: 'Chloe\u0308', nickname: 'decomposed' },
  { firstName: '-2+3', lastName: "+cmd|' /C calc'!A0", nickname: '@SUM(1+1)' },
  { firstName: ' Kim ', lastName: ' Lee ', phone: '+44 20 7946 0958', countryCode: '' },
  {
    firstName: 'İbrahim',
    lastName: 'Işık',
    more: { loyaltyTier: 'gold', preferences: { newsletter: true, sizes: ['M', 'L'] } },
  },
  { firstName: 'Null', lastName: 'undefined', nickname: 'NaN', more: { memberNumber: 5582100234567890 } },
];

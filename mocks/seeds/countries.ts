/** Countries with their dialing codes, and the states of those that have tracks. */
import type { Country, State } from '@contract/entities/location';

const countryText = `
United States|US|USA|+1|USD|10
Canada|CA|CAN|+1|CAD|10
Mexico|MX|MEX|+52|MXN|10
Puerto Rico|PR|PRI|+1|USD|10
United Kingdom|GB|GBR|+44|GBP|10
Ireland|IE|IRL|+353|EUR|9
Germany|DE|DEU|+49|EUR|11
France|FR|FRA|+33|EUR|9
Spain|ES|ESP|+34|EUR|9
Portugal|PT|PRT|+351|EUR|9
Italy|IT|ITA|+39|EUR|10
Netherlands|NL|NLD|+31|EUR|9
Belgium|BE|BEL|+32|EUR|9
Austria|AT|AUT|+43|EUR|10
Switzerland|CH|CHE|+41|CHF|9
Denmark|DK|DNK|+45|DKK|8
Sweden|SE|SWE|+46|SEK|9
Norway|NO|NOR|+47|NOK|8
Finland|FI|FIN|+358|EUR|9
Poland|PL|POL|+48|PLN|9
Czechia|CZ|CZE|+420|CZK|9
Türkiye|TR|TUR|+90|TRY|10
United Arab Emirates|AE|ARE|+971|AED|9
Saudi Arabia|SA|SAU|+966|SAR|9
Qatar|QA|QAT|+974|QAR|8
India|IN|IND|+91|INR|10
Japan|JP|JPN|+81|JPY|10
South Korea|KR|KOR|+82|KRW|10
China|CN|CHN|+86|CNY|11
Australia|AU|AUS|+61|AUD|9
New Zealand|NZ|NZL|+64|NZD|9
Brazil|BR|BRA|+55|BRL|11
Argentina|AR|ARG|+54|ARS|10
Chile|CL|CHL|+56|CLP|9
South Africa|ZA|ZAF|+27|ZAR|9
Côte d’Ivoire|CI|CIV|+225|XOF|10`;

const flagOf = (iso2: string): string =>
  String.fromCodePoint(...[...iso2].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));

export const makeCountries = (): Country[] =>
  countryText
    .trim()
    .split('\n')
    .map((line, index) => {
      const [name = '', iso2 = '', iso3 = '', dialCode = '', currency = '', length = '10'] = line.split('|');
      return {
        id: index + 1,
        name,
        iso2,
        iso3,
        dialCode,
        flag: flagOf(iso2),
        currency,
        phoneLength: Number(length),
        priority: index < 2 ? 1 : 2,
        isActive: true,
      };
    });

const stateText: Readonly<Record<string, string>> = {
  US: 'Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,District of Columbia DC,Florida FL,Georgia GA,Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME,Maryland MD,Massachusetts MA,Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV,New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK,Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD,Tennessee TN,Texas TX,Utah UT,Vermont VT,Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY',
  CA: 'Alberta AB,British Columbia BC,Manitoba MB,New Brunswick NB,Newfoundland and Labrador NL,Nova Scotia NS,Ontario ON,Prince Edward Island PE,Québec QC,Saskatchewan SK',
  DE: 'Baden-Württemberg BW,Bayern BY,Berlin BE,Brandenburg BB,Bremen HB,Hamburg HH,Hessen HE,Mecklenburg-Vorpommern MV,Niedersachsen NI,Nordrhein-Westfalen NW,Rheinland-Pfalz RP,Saarland SL,Sachsen SN,Sachsen-Anhalt ST,Schleswig-Holstein SH,Thüringen TH',
  JP: 'Aichi 23,Mie 24,Shizuoka 22,Tochigi 09,Tokyo 13',
  PR: 'Puerto Rico PR',
};

export const makeStates = (): State[] => {
  const countries = makeCountries();
  return Object.entries(stateText)
    .flatMap(([iso2, text]) => {
      const country = countries.find((each) => each.iso2 === iso2);
      return text.split(',').map((word) => {
        const space = word.lastIndexOf(' ');
        return { countryId: country?.id ?? 0, name: word.slice(0, space), code: word.slice(space + 1) };
      });
    })
    .map((state, index) => ({ id: index + 1, ...state, type: 'state', sortOrder: index + 1, isActive: true }));
};

import type { Texts } from '@contract/text/messages';

export const early = import.meta.glob<Texts>('./es/{app,auth,fields,kit,password,server,words}.json', {
  eager: true,
  import: 'default',
  query: '?texts',
});
export const names = import.meta.glob<Texts>(
  [
    './es/*.json',
    '!./es/{abilities,app,auth,changes,connection,dates,exports,failures,fields,jobs,kit,lock,native,password,reset,safe-mode,server,shortcuts,viewer,words}.json',
  ],
  {
    eager: true,
    import: 'default',
    query: '?names',
  },
);
export const later = import.meta.glob<Texts>(
  ['./es/*.json', '!./es/{app,auth,fields,kit,native,password,server,words}.json'],
  {
    import: 'default',
    query: '?texts',
  },
);

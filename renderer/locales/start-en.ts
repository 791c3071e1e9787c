import type { Texts } from '@contract/text/messages';

export const early = import.meta.glob<Texts>('./en/{app,auth,kit,password,server}.json', {
  eager: true,
  import: 'default',
  query: '?texts',
});
export const names = import.meta.glob<Texts>(
  [
    './en/*.json',
    '!./en/{abilities,app,auth,changes,connection,dates,exports,failures,fields,jobs,kit,lock,native,password,reset,safe-mode,server,shortcuts,viewer,words}.json',
  ],
  {
    eager: true,
    import: 'default',
    query: '?names',
  },
);
export const later = import.meta.glob<Texts>(
  ['./en/*.json', './en/samples/samples.json', '!./en/{app,auth,fields,kit,native,password,server,words}.json'],
  {
    import: 'default',
    query: '?texts',
  },
);

/** Splits code into tokens for syntax highlighting. */
export type CodeKind = 'tag' | 'name' | 'text' | 'word' | 'plain';

export interface CodeToken {
  readonly kind: CodeKind;
  readonly text: string;
}

const rules: readonly (readonly [Exclude<CodeKind, 'plain'>, RegExp])[] = [
  ['text', /^(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)/],
  ['tag', /^(?:<\/?[A-Za-z][\w.]*|<\/?>|\/?>)/],
  ['name', /^[A-Za-z_][\w-]*(?==[{"'])/],
  ['word', /^(?:import|from|const|return|export|type|await|async|new|true|false|undefined|null)\b/],
];

/** Lossless: the texts of the tokens joined are the code. */
export const codeTokens = (code: string): readonly CodeToken[] => {
  const tokens: { kind: CodeKind; text: string }[] = [];
  let rest = code;
  while (rest !== '') {
    const match = rules.flatMap(([kind, rule]) => {
      const text = rule.exec(rest)?.[0];
      return text ? [{ kind, text }] : [];
    })[0];
    const token = match ?? { kind: 'plain' as const, text: /^(?:[\w-]+|[\s\S])/.exec(rest)?.[0] ?? rest };
    const last = tokens.at(-1);
    if (last?.kind === 'plain' && token.kind === 'plain') last.text += token.text;
    else tokens.push({ ...token });
    rest = rest.slice(token.text.length);
  }
  return tokens;
};

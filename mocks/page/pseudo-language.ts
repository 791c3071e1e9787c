/**
 * A language for tests of the layout, made from English: every text 40 % longer, with accents and in brackets, so that a
 * text that is cut off, overlaps another or is not in the texts can be seen. `?language=pseudo` in the browser demo.
 */
import { setTextTransform } from '@contract/text/messages';

const plain = 'aceinosuyzACEINOSUYZ';
const accented = 'áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ';
const growth = 1.4;
const vowel = /[áéíóúýÁÉÍÓÚÝ]/;

const accent = (letter: string): string => accented[plain.indexOf(letter)] ?? letter;

/** As a longer word would be: its vowels twice, and dots if it has too few. */
const lengthen = (words: string): string => {
  const length = Math.ceil(words.length * growth);
  let missing = length - words.length;
  const letters = [...words].map((letter) => {
    if (missing <= 0 || !vowel.test(letter)) return letter;
    missing -= 1;
    return letter + letter;
  });
  return letters.join('') + '·'.repeat(Math.max(0, missing));
};

/** "Save" becomes "⟦Šáávéé⟧". A text in brackets, which another text contains, stays. */
export const toPseudo = (text: string): string => {
  if (!/\p{L}{2}/u.test(text)) return text;
  const parts = text.split(/(⟦[^⟧]*⟧)/);
  const words = parts.map((part) =>
    part.startsWith('⟦') ? part.slice(1, -1) : lengthen([...part].map(accent).join('')),
  );
  return `⟦${words.join('')}⟧`;
};

export const startPseudoLanguage = (): void => setTextTransform(toPseudo);

/** Texts that a spreadsheet would run, and what HyperFormula finds of them in a file. */
import { HyperFormula } from 'hyperformula';

/** Some would run only once a spreadsheet has split them. The list of naughty strings has none of them. */
export const formulas = [
  '=1+2',
  '+1+2',
  '-1+2',
  '@SUM(1)',
  '=HYPERLINK("https://evil.example")',
  '\t=1+2',
  '\r=1+2',
  '＝1+2',
  'a;=1+2',
  'a,=1+2',
  'a\n=1+2',
  '"=1+2',
  '=1+2";=1+2',
  "'=1+2",
  '{=1+2}',
  "-2+3+cmd|' /C calc'!A0",
];

/** Finds the cells that are a formula to a spreadsheet which got them as they are written. */
export const formulasIn = (cells: readonly (readonly string[])[]): readonly string[] => {
  const engine = HyperFormula.buildFromArray(
    cells.map((line) => [...line]),
    { licenseKey: 'gpl-v3' },
  );
  return engine
    .getSheetFormulas(0)
    .flat()
    .filter((formula) => formula !== undefined);
};

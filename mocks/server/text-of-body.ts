/** Bodies of the mock server as texts. */
import type { CsvAnswer } from '@contract/endpoint';
import { readJson } from '@contract/json/read-json';
import { inForm } from '../answers/csv';

/** The CSV text of an answer, whatever its form; an empty text for an address. */
export const textOfCsv = (answer: CsvAnswer): string => {
  if (answer.form === 'rows') return String(inForm('text', answer.rows, 'export'));
  return answer.form === 'base64'
    ? Buffer.from(answer.text, 'base64').toString('utf8')
    : answer.form === 'text'
      ? answer.text
      : '';
};

/** A JSON body without the inputs that a server ignores; any other body as it is. */
export const withoutInputs = (text: string, ignored: readonly string[]): string => {
  const body = readJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return text;
  return JSON.stringify(Object.fromEntries(Object.entries(body).filter(([name]) => !ignored.includes(name))));
};

/** The desk names its papers, files and matches by keys that are put together, which no compiler checks. */
import { expect, test } from 'vitest';
import { matchKinds } from '../../../../../renderer/event/scan/lookup-index';
import { verdicts } from '../../../../../renderer/event/scan/ticket-verdict';
import { dayFiles } from '../../../../../renderer/features/desk/day/server-files';
import { choices } from '../../../../../renderer/features/desk/papers/papers-dialog';
import desk from '../../../../../renderer/locales/en/desk.json';

const keysOf = (texts: object): readonly string[] => Object.keys(texts).toSorted();
const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).toSorted();

test('every paper has a name and an explanation', () => {
  expect(keysOf(desk.papers.names)).toEqual(namesOf(choices));
  expect(keysOf(desk.papers.about)).toEqual(namesOf(choices));
});

test('every file of the day has a name', () => expect(keysOf(desk.day.files)).toEqual(namesOf(dayFiles)));

test('every way to find a booking, and every verdict on a ticket, has words', () => {
  expect(keysOf(desk.gate.kinds)).toEqual([...matchKinds].toSorted());
  expect(keysOf(desk.gate.verdicts)).toEqual([...verdicts].toSorted());
});

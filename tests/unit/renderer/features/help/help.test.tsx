/** The help explains each answer as the gate gives it, finds words in all languages, and leads to the screens. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { explainAnswers } from '../../../../../renderer/features/help/gate-answers';
import { Screen } from '../../../../../renderer/features/help/help-screen';
import { terms, topics } from '../../../../../renderer/features/help/topics';
import { loadHelpTexts, text } from '../../../../../renderer/kit/format/text';
import { changeLanguage } from '../../../../../renderer/locales';
import help from '../../../../../renderer/locales/en/help.json';

beforeAll(loadHelpTexts);

const deskText = (key: string, params?: Readonly<Record<string, string | number>>) => text(`desk:${key}`, params);
const reasonsFor = (answer: string) => explainAnswers(deskText).find((one) => one.answer === answer)?.reasons ?? [];

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const open = (address = '/help') => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Screen />
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup();
};
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('has a text for each topic and word, and no other', () => {
  expect(Object.keys(help.topics)).toEqual(topics.map(({ id }) => id));
  expect(Object.keys(help.terms)).toEqual([...terms]);
});

test('names the reasons of each answer in the words of the gate', () => {
  expect(reasonsFor('valid')).toEqual([]);
  expect(reasonsFor('refused')).toEqual(expect.arrayContaining(['Already used', 'Refunded', 'Other day']));
  expect(reasonsFor('look')).toEqual(expect.arrayContaining(['Not paid', 'Waiver not signed', 'Several bookings']));
  expect(reasonsFor('not-found')).toEqual(expect.arrayContaining(['Not a ticket', 'Ticket not found']));
  expect(reasonsFor('offline')).toEqual(['Not checked']);
});

test('shows only what has the words of a search, without accents and case', async () => {
  const user = open();
  await user.type(screen.getByRole('searchbox'), 'PASSphräse');
  expect(headings()).toEqual(['Hand over to another computer']);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'qqq');
  screen.getByText('Nothing in the help matches “qqq”.');
});

test('opens the screen of a topic', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Open Roll calls' }));
  expect(screen.getByRole('status')).toHaveProperty('textContent', '/desk?tab=rollCalls');
});

test('moves the focus to the topic of a link', () => {
  open('/help#topic-rain');
  expect(document.activeElement?.textContent).toBe('Close a rained-out event');
});

test('follows the language, once it was loaded', async () => {
  await changeLanguage('es');
  expect(text('help:topics.rain.title')).toBe('Cerrar un evento cancelado por lluvia');
  await changeLanguage('en');
});

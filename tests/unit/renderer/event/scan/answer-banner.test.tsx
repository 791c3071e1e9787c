/** The gate's answers are told apart without their colors: by a word in each language, and by an outline and a pattern. */
import { gateAnswers } from '@contract/event-log/entry';
import { languages } from '@contract/language';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AnswerBanner } from '../../../../../renderer/event/scan/answer-banner';
import { text } from '../../../../../renderer/kit/format/text';
import { changeLanguage } from '../../../../../renderer/locales';

afterEach(() => changeLanguage('en'));

/** How an answer looks, without its colors. */
const lookOf = (answer: (typeof gateAnswers)[number]) => {
  const { container } = render(<AnswerBanner answer={answer} word="" />);
  const sign = container.querySelector('[aria-hidden]');
  const outline = sign?.querySelector('path')?.getAttribute('d') ?? '';
  const pattern = sign ? getComputedStyle(sign, '::before').backgroundImage : '';
  cleanup();
  return { outline, pattern };
};

it('have another outline and another pattern each', () => {
  const looks = gateAnswers.map(lookOf);
  expect(new Set(looks.map(({ outline }) => outline)).size).toBe(gateAnswers.length);
  expect(new Set(looks.map(({ pattern }) => pattern)).size).toBe(gateAnswers.length);
});

it.each(languages)('have another word each in the language %s', async (language) => {
  await changeLanguage(language);
  const words = gateAnswers.map((answer) => text(`desk:gate.answers.${answer}`));
  expect(new Set(words).size).toBe(gateAnswers.length);
});

/** Input masks, and the validation of masked values. */
import type { MaskitoOptions } from '@maskito/core';
import { maskitoDateOptionsGenerator, maskitoNumberOptionsGenerator, maskitoTimeOptionsGenerator } from '@maskito/kit';

const digit = /\d/;
const group = [digit, digit, digit, digit];

export const cardMask: MaskitoOptions = { mask: [...group, ' ', ...group, ' ', ...group, ' ', ...group] };

export const phoneMask: MaskitoOptions = {
  mask: ['+', '1', ' ', '(', digit, digit, digit, ')', ' ', digit, digit, digit, '-', ...group],
  preprocessors: [
    ({ elementState, data }) => ({
      elementState,
      // A pasted number may include the country code.
      data: data.length > 10 ? data.replace(/^\s*(?:\+|00)?1/, '') : data,
    }),
  ],
};

export const dateMask = maskitoDateOptionsGenerator({ mode: 'mm/dd/yyyy', separator: '/' });
export const timeMask = maskitoTimeOptionsGenerator({ mode: 'HH:MM' });
export const amountMask = maskitoNumberOptionsGenerator({
  min: 0,
  max: 9_999_999,
  maximumFractionDigits: 2,
  thousandSeparator: ',',
  prefix: '$',
});

/** An IBAN has at most 34 characters, in groups of four. */
const maxIbanLength = 34;
const ibanSigns = Array.from({ length: maxIbanLength }, (_, at) =>
  at < 2 ? /[A-Za-z]/ : at < 4 ? digit : /[A-Za-z\d]/,
);

export const ibanMask: MaskitoOptions = {
  mask: ibanSigns.flatMap((character, at) => (at > 0 && at % 4 === 0 ? [' ', character] : [character])),
  postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
};

/** Only the digits, as they are sent. */
export const digitsIn = (value: string): string => value.replace(/\D/g, '');

/** Whether it is a calendar day, month first. */
export const isDate = (value: string): boolean => {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value)?.map(Number) ?? [];
  if (month === undefined || day === undefined || year === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

export const isTime = (value: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);

/** Ten digits after the country code; neither area nor exchange starts with 0 or 1. */
export const isPhone = (value: string): boolean => /^1[2-9]\d{2}[2-9]\d{6}$/.test(digitsIn(value));

/** ISO 13616: with country and check digits moved to the end and letters as numbers, the remainder by 97 is 1. */
export const isIban = (value: string): boolean => {
  const iban = value.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4))
    for (const figure of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(figure)) % 97;
  return rest === 1;
};

/** The shapes that fields are typed into, and whether what stands there can be true. */
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
      // A number pasted with its country code would have it twice.
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

/** The longest there is has 34 signs, in groups of four. */
const longestIban = 34;
const ibanSigns = Array.from({ length: longestIban }, (_, at) => (at < 2 ? /[A-Za-z]/ : at < 4 ? digit : /[A-Za-z\d]/));

export const ibanMask: MaskitoOptions = {
  mask: ibanSigns.flatMap((sign, at) => (at > 0 && at % 4 === 0 ? [' ', sign] : [sign])),
  postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
};

/** The digits alone, as they are sent. */
export const digitsIn = (typed: string): string => typed.replace(/\D/g, '');

/** A day of the calendar, written month first. */
export const isDate = (typed: string): boolean => {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed)?.map(Number) ?? [];
  if (month === undefined || day === undefined || year === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

export const isTime = (typed: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(typed);

/** Ten digits after the country's one; neither area nor exchange begins with 0 or 1. */
export const isPhone = (typed: string): boolean => /^1[2-9]\d{2}[2-9]\d{6}$/.test(digitsIn(typed));

/** ISO 13616: country and check digits behind the rest, letters as numbers, and 1 is left of a division by 97. */
export const isIban = (typed: string): boolean => {
  const iban = typed.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4))
    for (const figure of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(figure)) % 97;
  return rest === 1;
};

/** Access to the texts in `renderer/locales`; the kit's own keys are typed. */

import type { Direction } from '@contract/appearance';
import { directionOf } from '@contract/language';
import type { TextKey } from '@contract/text/text-keys';
import { useCallback } from 'react';
import { hasText, languageOfTexts, loadHelpTexts, pathOf, textOf } from '../../locales';
import type kit from '../../locales/en/kit.json';
import { pageDirection, useDirection } from './direction';

export type KitKey = TextKey<typeof kit>;

type Params = Readonly<Record<string, string | number>>;
export type Text<Key extends string = string> = (key: Key, params?: Params) => string;

const isolates: Readonly<Record<Direction, string>> = { ltr: '\u2066', rtl: '\u2067' };

/**
 * On a page of the other direction, a text's digits and final periods would move ("days 30"), so such texts are
 * isolated; plain words need no isolation. The texts of the samples are English in every language.
 */
const isolateBidi = (text: string, namespace: string, page: Direction): string => {
  const direction = directionOf(languageOfTexts(namespace));
  return direction !== page && /\d|[^\p{L}]$/u.test(text) ? `${isolates[direction]}${text}\u2069` : text;
};

/** Removes the isolation characters from a text that is copied, sent, or edited in a field. */
export const stripBidiIsolates = (text: string): string => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '');

/** The namespace that a key names: `bookings` of `bookings:title`. */
const namespaceOf = (key: string, namespace?: string): string => pathOf(key, namespace)[0];

/** Texts of one namespace: an area's name, `app`, `kit`, `failures`. A key may name another: `bookings:title`. */
export function useText(namespace: 'kit'): Text<KitKey>;
export function useText(namespace: string): Text;
export function useText(namespace: string): Text {
  const direction = useDirection();
  // Effects depend on it, so it must not change with each render.
  return useCallback(
    (key, params) => isolateBidi(textOf(key, params, namespace), namespaceOf(key, namespace), direction),
    [namespace, direction],
  );
}

/** Texts whose keys are made of data: whether there is one, and without isolation. */
/** The texts of the help are loaded when it is needed. */
export { hasText, loadHelpTexts, textOf };

/** The same outside of components. */
export const text: Text = (key, params) => isolateBidi(textOf(key, params), namespaceOf(key), pageDirection());
export const kitText: Text<KitKey> = (key, params) => text(`kit:${key}`, params);

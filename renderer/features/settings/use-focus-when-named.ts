import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { settingNames } from './setting-names';

/** Moves the focus into a part of the screen that the address names by its title's key: `/settings#appearance.skin`. */
export const useFocusWhenNamed = <E extends HTMLElement>(title: string, selector: string): RefObject<E | null> => {
  const text = useText('settings');
  const { hash, key } = useLocation();
  const part = useRef<E>(null);
  const name = settingNames.find((setting) => `#${setting.key}` === hash)?.key;
  const isNamed = name !== undefined && text(name) === title;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the same setting again moves the focus again
  useEffect(() => {
    if (!isNamed) return;
    const target = part.current?.querySelector<HTMLElement>(selector) ?? part.current?.querySelector('h3');
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'center' });
  }, [isNamed, key, selector]);
  return part;
};

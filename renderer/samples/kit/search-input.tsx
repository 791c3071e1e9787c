import { SearchBox, type SearchBoxProps } from '@fluentui/react-components';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebouncedValue } from '../../kit/ui/use-debounced-value';

/** Milliseconds without typing after which the query is reported, so that not every letter changes the URL. */
const delay = 150;

interface SearchInputProps extends Omit<SearchBoxProps, 'value' | 'onChange' | 'aria-label'> {
  readonly label: string;
  /** The current query, usually of the URL; a change from outside, such as Back, replaces the text. */
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** A search field with a controlled query that may lag behind the typing. */
export const SearchInput = ({ label, words, onWords, ...look }: SearchInputProps): ReactNode => {
  const [typed, setTyped] = useState(words);
  const settled = useDebouncedValue(typed, delay);
  /** The current query and those reported since. If the owner sets one of them, it only echoes what was typed. */
  const reported = useRef([words]);
  useEffect(() => {
    const at = reported.current.lastIndexOf(words);
    reported.current = at < 0 ? [words] : reported.current.slice(at);
    if (at < 0) setTyped(words);
  }, [words]);
  const report = useEffectEvent(onWords);
  useEffect(() => {
    if (settled === reported.current.at(-1)) return;
    reported.current.push(settled);
    report(settled);
  }, [settled]);
  return (
    <SearchBox
      placeholder={label}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      {...look}
      aria-label={label}
      value={typed}
      onChange={(_, { value }) => setTyped(value)}
    />
  );
};

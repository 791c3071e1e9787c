import { SearchBox, type SearchBoxProps } from '@fluentui/react-components';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebouncedValue } from '../../kit/ui/use-debounced-value';

/** Milliseconds without typing after which the query is reported, so that not every letter changes the URL. */
const delay = 150;

interface SearchInputProps extends Omit<SearchBoxProps, 'value' | 'onChange' | 'aria-label'> {
  readonly label: string;
  /** The current query, usually of the URL; a change from outside, such as Back, replaces the text. */
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
}

/** A search field with a controlled query that may lag behind the typing. */
export const SearchInput = ({ label, query, onQueryChange, ...look }: SearchInputProps): ReactNode => {
  const [input, setInput] = useState(query);
  const debouncedInput = useDebouncedValue(input, delay);
  /** The current query and those reported since. If the owner sets one of them, it only echoes what was typed. */
  const reported = useRef([query]);
  useEffect(() => {
    const at = reported.current.lastIndexOf(query);
    reported.current = at < 0 ? [query] : reported.current.slice(at);
    if (at < 0) setInput(query);
  }, [query]);
  const report = useEffectEvent(onQueryChange);
  useEffect(() => {
    if (debouncedInput === reported.current.at(-1)) return;
    reported.current.push(debouncedInput);
    report(debouncedInput);
  }, [debouncedInput]);
  return (
    <SearchBox
      placeholder={label}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      {...look}
      aria-label={label}
      value={input}
      onChange={(_, { value }) => setInput(value)}
    />
  );
};

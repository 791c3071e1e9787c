import { SearchBox, type SearchBoxProps } from '@fluentui/react-components';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebouncedValue } from '../../kit/ui/use-debounced-value';

/** The owner hears of words once they have not changed for so many milliseconds: letter by letter is too often for an address. */
const rest = 150;

interface SearchWordsProps extends Omit<SearchBoxProps, 'value' | 'onChange' | 'aria-label'> {
  readonly label: string;
  /** As the owner has them, mostly in the address: what others put there is taken over, Back for one. */
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** A search whose words are kept elsewhere. Typing shows at once, however late they come back. */
export const SearchInput = ({ label, words, onWords, ...look }: SearchWordsProps): ReactNode => {
  const [typed, setTyped] = useState(words);
  const settled = useDebouncedValue(typed, rest);
  /** What the owner has, and what it was told since: such words coming back are nobody else's. */
  const told = useRef([words]);
  useEffect(() => {
    const at = told.current.lastIndexOf(words);
    told.current = at < 0 ? [words] : told.current.slice(at);
    if (at < 0) setTyped(words);
  }, [words]);
  const tell = useEffectEvent(onWords);
  useEffect(() => {
    if (settled === told.current.at(-1)) return;
    told.current.push(settled);
    tell(settled);
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

/** A searchable list of people or tracks with checkboxes. */

import { fold } from '@contract/text/fold';
import { Checkbox, makeStyles, SearchBox, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { inSentence } from '../../../kit/format/sentence';
import { useText } from '../../../kit/format/text';
import { useTextInList, wordsInList } from '../../../kit/format/text-in-list';
import { insetBorder } from '../../../kit/ui/styles';
import type { Ids } from './difference';

export interface PickItem {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', padding: '12px' },
  search: { flexGrow: 1, maxInlineSize: '320px' },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    paddingInline: '4px',
    paddingBlockEnd: '8px',
    blockSize: '420px',
    maxBlockSize: '60vh',
    overflowY: 'auto',
  },
  label: { display: 'grid', minInlineSize: 0 },
  about: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  none: { padding: '16px', color: tokens.colorNeutralForeground3 },
});

interface PickListProps {
  readonly label: string;
  readonly items: readonly PickItem[];
  readonly chosen: Ids;
  readonly onChoose: (chosen: Ids) => void;
  readonly isDisabled: boolean;
  /** A control next to the search. */
  readonly children?: ReactNode;
}

export const PickList = ({ label, items, chosen, onChoose, isDisabled, children }: PickListProps): ReactNode => {
  const styles = useStyles();
  const text = useText('tracks');
  const textInList = useTextInList();
  const [query, setQuery] = useState('');
  const needle = fold(query.trim());
  const shown = items.filter(({ name, about }) => fold(`${name} ${about}`).includes(needle));
  const toggle = (id: string, isChecked: boolean) =>
    onChoose(isChecked ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.head}>
        <SearchBox
          className={styles.search}
          aria-label={text('assign.search', { what: inSentence(label) })}
          placeholder={text('assign.search', { what: inSentence(label) })}
          value={query}
          maxLength={100}
          onChange={(_, data) => setQuery(data.value)}
        />
        {children}
      </div>
      {shown.length === 0 ? (
        <Text className={styles.none}>{text('assign.none')}</Text>
      ) : (
        <ul className={styles.list}>
          {shown.map(({ id, name, about }) => (
            <li key={id}>
              <Checkbox
                checked={chosen.includes(id)}
                disabled={isDisabled}
                onChange={(_, { checked }) => toggle(id, checked === true)}
                label={
                  <span className={styles.label}>
                    <bdi>{textInList(undefined, name)}</bdi>
                    {about === '' ? undefined : (
                      <Text size={200} className={styles.about}>
                        <bdi>{wordsInList(textInList, about)}</bdi>
                      </Text>
                    )}
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

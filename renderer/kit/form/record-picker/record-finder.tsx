/** A search as you type for one record: type a few letters, press Enter to open the best match. */
import { Combobox, makeStyles } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Naming, Values } from '../../area/field';
import { kitText } from '../../format/text';
import { useRecordOptions } from './use-record-options';
import { type Search, useRecordSearch } from './use-record-search';

const useStyles = makeStyles({ root: { inlineSize: '300px', maxInlineSize: '100%' } });

interface FinderProps extends Omit<Search, 'minLetters'> {
  /** The accessible name: "Go to visitor". */
  readonly label: string;
  readonly naming: Naming;
  /** The field with the id (default `id`). */
  readonly id?: string;
  /** Distinguishes records with the same name: an email, a code. */
  readonly describe?: (row: Values) => string;
  readonly hrefOf: (id: string) => string;
}

/** A search box that opens the chosen record. */
export const RecordFinder = ({ label, naming, id = 'id', describe, hrefOf, ...search }: FinderProps): ReactNode => {
  const styles = useStyles();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const options = useRecordOptions({ ...useRecordSearch({ ...search, minLetters: 2 }, query), naming, id, describe });
  return (
    <Combobox
      className={styles.root}
      freeform
      size="medium"
      aria-label={label}
      placeholder={label}
      expandIcon={{ children: <SearchRegular />, 'aria-label': kitText('find.show') }}
      value={query}
      selectedOptions={[]}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      open={open && query.trim() !== ''}
      onOpenChange={(_, data) => setOpen(data.open)}
      onInput={(event) => {
        setQuery(event.currentTarget.value);
        setOpen(true);
      }}
      onOptionSelect={(_, { optionValue }) => {
        if (!optionValue) return;
        setQuery('');
        void navigate(hrefOf(optionValue));
      }}
    >
      {options}
    </Combobox>
  );
};

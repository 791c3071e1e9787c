import { Label, makeStyles, Select, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { useText } from '../../../kit/format/text';
import { SearchInput } from '../../kit/search-input';
import { sorts } from '../options';
import type { TodoLocation } from '../todo-location';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  search: { flexGrow: 1, flexBasis: '220px', maxInlineSize: '420px' },
  sort: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS, marginInlineStart: 'auto' },
});

export const Toolbar = ({ address }: { readonly address: TodoLocation }): ReactNode => {
  const styles = useStyles();
  const text = useText('todo');
  const id = useId();
  return (
    <div className={styles.bar}>
      <SearchInput
        className={styles.search}
        label={text('search')}
        words={address.filter.words}
        onWords={(q) => address.change({ q })}
      />
      <div className={styles.sort}>
        <Label htmlFor={id}>{text('sort')}</Label>
        <Select
          id={id}
          value={address.sort}
          onChange={(_, { value }) => address.change({ sort: value === 'manual' ? undefined : value })}
        >
          {sorts.map((word) => (
            <option key={word} value={word}>
              {text(`sorts.${word}`)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
};

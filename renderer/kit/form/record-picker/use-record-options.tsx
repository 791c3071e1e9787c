/** Search results as options of a combobox. */
import { Caption1, makeStyles, Option, tokens } from '@fluentui/react-components';
import type { Naming, Values } from '../../area/field';
import { nameOf } from '../../format/naming';
import { useTextInList, wordsInList } from '../../format/text-in-list';
import { alignToPage } from '../../skins/theme';
import type { SearchResult } from './use-record-search';

const useStyles = makeStyles({
  option: { display: 'grid', minInlineSize: 0 },
  line: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...alignToPage },
  about: { color: tokens.colorNeutralForeground3, ...alignToPage },
});

interface OptionsProps extends SearchResult {
  readonly naming: Naming;
  readonly id: string;
  /** Distinguishes records with the same name: an email, a code. */
  readonly describe?: ((row: Values) => string) | undefined;
}

/** A hook, because Fluent finds options only among the combobox's own children. */
export const useRecordOptions = ({ rows, state, isPart, naming, id, describe }: OptionsProps) => {
  const styles = useStyles();
  const textInList = useTextInList();
  const options = rows.map((row) => {
    const key = String(row[id]);
    const name = textInList(undefined, nameOf(naming, row) || key);
    const more = wordsInList(textInList, describe?.(row) ?? '');
    return (
      <Option key={key} value={key} text={name} checkIcon={null}>
        <span className={styles.option}>
          <span className={styles.line} dir="auto">
            {name}
          </span>
          {more === '' ? undefined : (
            <Caption1 className={styles.about} truncate wrap={false} dir="auto">
              {more}
            </Caption1>
          )}
        </span>
      </Option>
    );
  });
  if (rows.length > 0 && !isPart) return options;
  return [
    ...options,
    <Option key="none" value="" text="" disabled>
      {state}
    </Option>,
  ];
};

/** The event or track that a list is narrowed to, with a button that removes it. */
import type { NarrowingParam } from '@contract/list/narrowing';
import { Button, mergeClasses } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../format/text';
import { useChipStyles } from './chip.styles';
import { useNarrowingRecords } from './narrowing-records';

interface RecordChipProps {
  readonly param: NarrowingParam;
  readonly id: string;
  readonly onRemove: () => void;
}

export const RecordChip = ({ param, id, onRemove }: RecordChipProps): ReactNode => {
  const styles = useChipStyles();
  const text = useText('kit');
  const { records } = useNarrowingRecords(param);
  const field = text(`list.narrowing.${param}`);
  const value = records.find((record) => record.id === id)?.label ?? id;
  return (
    <Button
      className={mergeClasses(styles.chip, styles.on)}
      size="small"
      iconPosition="after"
      icon={<DismissRegular />}
      aria-label={text('list.removeFilter', { field, value })}
      onClick={onRemove}
    >
      {field}: {value}
    </Button>
  );
};

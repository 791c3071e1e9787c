/** Chooses the server's field for a missing one. */

import type { EntityName } from '@contract/entities/entity-name';
import type { UnknownField } from '@contract/reading/check/report';
import { candidatesFor } from '@contract/reading/check/suggest';
import { isAssignable } from '@contract/reading/check/unknown-fields';
import { Button, Dropdown, makeStyles, Option, tokens } from '@fluentui/react-components';
import { LightbulbRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
  choice: { minInlineSize: '160px', flexGrow: 1 },
  list: { maxHeight: '320px' },
  types: { color: tokens.colorNeutralForeground3 },
});

interface AssignFieldProps {
  readonly field: string;
  readonly entity: EntityName | undefined;
  readonly unknown: readonly UnknownField[];
  /** The most likely field, if any is likely. */
  readonly suggested: string | undefined;
  readonly path: string | undefined;
  readonly onChoose: (path: string | undefined) => void;
}

export const AssignField = ({ field, entity, unknown, suggested, path, onChoose }: AssignFieldProps): ReactNode => {
  const styles = useStyles();
  const text = useText('settings');
  const candidates = candidatesFor(
    field,
    unknown.filter((one) => isAssignable(one.path)),
    entity,
  );
  return (
    <span className={styles.root}>
      <Dropdown
        size="small"
        className={styles.choice}
        listbox={{ className: styles.list }}
        aria-label={text('check.assign', { field })}
        placeholder={text('check.assignNone')}
        value={path ?? ''}
        selectedOptions={path === undefined ? [] : [path]}
        onOptionSelect={(_, { optionValue }) => onChoose(optionValue === '' ? undefined : optionValue)}
      >
        {path === undefined ? null : <Option value="">{text('check.assignNone')}</Option>}
        {candidates.map((one) => (
          <Option key={one.path} value={one.path} text={one.path}>
            <bdi>{one.path}</bdi>
            <span className={styles.types}>{one.types.map((type) => text(`check.type.${type}`)).join(', ')}</span>
          </Option>
        ))}
      </Dropdown>
      {suggested !== undefined && path === undefined ? (
        <Button
          size="small"
          appearance="subtle"
          icon={<LightbulbRegular />}
          aria-label={text('check.useSuggestion', { field, path: suggested })}
          onClick={() => onChoose(suggested)}
        >
          <bdi>{suggested}</bdi>
        </Button>
      ) : null}
    </span>
  );
};

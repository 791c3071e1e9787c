/** Grouped fields that look like one. */
import { Button, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { copyText } from '../../kit/feedback/copy-text';
import { useText } from '../../kit/format/text';

const useStyles = makeStyles({
  group: {
    display: 'flex',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    ':focus-within': { outline: `1px solid ${tokens.colorCompoundBrandStroke}` },
  },
  grow: { flexGrow: 1, minInlineSize: 0, backgroundColor: 'transparent' },
  fixed: {
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: '12px',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    borderStartStartRadius: tokens.borderRadiusSmall,
    borderEndStartRadius: tokens.borderRadiusSmall,
    borderInlineEndWidth: '1px',
    borderInlineEndStyle: 'solid',
    borderInlineEndColor: tokens.colorNeutralStroke1,
  },
  select: {
    flexShrink: 0,
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke1,
  },
});

/** A fixed prefix before the input. */
export const AddressGroup = (): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  const [name, setName] = useState('harbor-ring');
  return (
    <Field label={text('inputGroups.address')} hint={text('inputGroups.addressHint')}>
      {(field) => (
        <div className={styles.group} dir="ltr">
          <span className={styles.fixed} aria-hidden>
            pitwall.example/
          </span>
          <Input
            {...field}
            className={styles.grow}
            appearance="filled-lighter"
            value={name}
            onChange={(_, { value }) => setName(value.toLowerCase().replace(/[^a-z0-9-]+/g, '-'))}
          />
        </div>
      )}
    </Field>
  );
};

/** An amount and its currency. */
export const AmountGroup = (): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  return (
    <Field label={text('inputGroups.amount')} hint={text('inputGroups.amountHint')}>
      {(field) => (
        <div className={styles.group}>
          <Input
            {...field}
            className={styles.grow}
            appearance="filled-lighter"
            inputMode="decimal"
            defaultValue="240.00"
            dir="ltr"
          />
          <Select className={styles.select} appearance="filled-lighter" aria-label={text('inputGroups.currency')}>
            {['USD', 'EUR', 'GBP'].map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        </div>
      )}
    </Field>
  );
};

/** A read-only text with a copy button. */
export const ShareGroup = (): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  const link = 'https://pitwall.example/e/night-race';
  return (
    <Field label={text('inputGroups.link')} hint={text('inputGroups.linkHint')}>
      {(field) => (
        <Input
          {...field}
          readOnly
          dir="ltr"
          className={styles.grow}
          value={link}
          contentAfter={
            <Button
              size="small"
              appearance="transparent"
              icon={<CopyRegular />}
              aria-label={text('inputGroups.copy')}
              onClick={() => copyText(link)}
            />
          }
        />
      )}
    </Field>
  );
};

import { Avatar, Button, Field, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons';
import { type ReactNode, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { formatBytes } from '../../../kit/format/number';
import { useText } from '../../../kit/text';
import { addressOf, avatarLimit, avatarTypes, type Unfit, unfit } from './avatar';
import type { Details } from './details';

const useStyles = makeStyles({
  row: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** The picture of the account, from this computer's files. */
export const AvatarField = (): ReactNode => {
  const styles = useStyles();
  const text = useText('account-settings');
  const { control, watch } = useFormContext<Details>();
  const { field } = useController<Details, 'avatar'>({ name: 'avatar', control });
  const [wrong, setWrong] = useState<Unfit>();
  const chooser = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const problem = unfit(file);
    setWrong(problem);
    if (!problem) field.onChange(await addressOf(file));
  };
  return (
    <div className={styles.row}>
      <Avatar
        size={96}
        name={watch('fullName')}
        color="brand"
        {...(field.value ? { image: { src: field.value } } : {})}
      />
      <Field
        label={text('account.picture')}
        hint={text('account.pictureHint', { size: formatBytes(avatarLimit) })}
        validationState={wrong ? 'error' : 'none'}
        {...(wrong ? { validationMessage: text(`account.picture_${wrong}`, { size: formatBytes(avatarLimit) }) } : {})}
      >
        <div className={styles.buttons}>
          <Button icon={<ArrowUploadRegular />} onClick={() => chooser.current?.click()}>
            {text('account.choose')}
          </Button>
          <Button appearance="subtle" disabled={field.value === ''} onClick={() => field.onChange('')}>
            {text('account.removePicture')}
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            accept={avatarTypes.join()}
            aria-label={text('account.choose')}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </div>
      </Field>
    </div>
  );
};

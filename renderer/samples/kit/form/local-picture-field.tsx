/** A form field for a local picture; the caller draws the preview. */
import { formatBytes } from '@contract/format-bytes';
import { limits } from '@contract/limits';
import { Button, Field, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons';
import { type ReactNode, useRef, useState } from 'react';
import { type FieldValues, type Path, useController, useFormContext } from 'react-hook-form';
import { fieldErrorProps } from '../../../kit/form/field-error-props';
import { useText } from '../../../kit/format/text';
import { pictureTypes, readPicture } from './local-picture';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface LocalPictureProps<V extends FieldValues> {
  /** The field with the picture's address; empty without a picture. */
  readonly name: Path<V>;
  readonly label: string;
  readonly preview: (address: string) => ReactNode;
}

export const LocalPictureField = <V extends FieldValues>({ name, label, preview }: LocalPictureProps<V>): ReactNode => {
  const styles = useStyles();
  const text = useText('samples');
  const { control } = useFormContext<V>();
  const { field } = useController<V>({ name, control });
  const [wrong, setWrong] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const address = String(field.value ?? '');
  const size = formatBytes(limits.localPicture);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readPicture(file);
    setWrong('wrong' in read ? read.wrong : undefined);
    if ('address' in read) field.onChange(read.address);
  };
  return (
    <div className={styles.row}>
      {preview(address)}
      <Field
        label={label}
        hint={text('localPicture.hint', { size })}
        {...fieldErrorProps(wrong ? text('localPicture.wrong', { size }) : undefined)}
      >
        <div className={styles.buttons}>
          <Button icon={<ArrowUploadRegular />} onClick={() => chooser.current?.click()}>
            {text('localPicture.choose')}
          </Button>
          <Button appearance="subtle" disabled={address === ''} onClick={() => field.onChange('')}>
            {text('localPicture.remove')}
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            accept={pictureTypes.join()}
            aria-label={text('localPicture.choose')}
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

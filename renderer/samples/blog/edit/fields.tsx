import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowSyncRegular, ImageOffRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { LongTextField, SelectField } from '../../../kit/form/choice-fields';
import { WideField } from '../../../kit/form/form-section';
import { rulesOf } from '../../../kit/form/rules';
import { TextField, useTextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
import { LocalPictureField } from '../../kit/form/local-picture-field';
import { RichText } from '../../kit/rich-text/rich-text';
import { CategoriesField } from './categories-field';
import { type PostValues, slugOf, slugPattern, statuses } from './values';

const useStyles = makeStyles({
  picture: { inlineSize: '240px', aspectRatio: '2 / 1', objectFit: 'cover', borderRadius: tokens.borderRadiusMedium },
  none: {
    display: 'grid',
    placeItems: 'center',
    fontSize: '32px',
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

const Body = (): ReactNode => {
  const text = useText('blog');
  return (
    <RichText
      label={text('fields.content')}
      height={[240, 520]}
      {...useTextField<PostValues>('content', { required: text('edit.contentRequired') })}
    />
  );
};

export const Fields = (): ReactNode => {
  const styles = useStyles();
  const text = useText('blog');
  const { getValues, setValue } = useFormContext<PostValues>();
  const fromTitle = () =>
    setValue('slug', slugOf(getValues('title')), { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <>
      <WideField>
        <TextField<PostValues>
          name="title"
          label={text('fields.title')}
          rules={rulesOf<PostValues>({ label: text('fields.title'), required: true, maxLength: 120 })}
        />
      </WideField>
      <WideField>
        <TextField<PostValues>
          name="slug"
          label={text('fields.slug')}
          hint={text('edit.slugHint')}
          dir="ltr"
          rules={rulesOf<PostValues>({
            label: text('fields.slug'),
            required: true,
            maxLength: 120,
            pattern: { value: slugPattern, message: text('edit.slugWrong') },
          })}
          contentAfter={
            <Button size="small" appearance="transparent" icon={<ArrowSyncRegular />} onClick={fromTitle}>
              {text('edit.slugFromTitle')}
            </Button>
          }
        />
      </WideField>
      <CategoriesField />
      <SelectField<PostValues>
        name="status"
        label={text('fields.status')}
        rules={rulesOf<PostValues>({ label: text('fields.status'), required: true })}
        options={statuses.map((value) => ({ value, label: text(`edit.statuses.${value}`) }))}
      />
      <WideField>
        <LongTextField<PostValues>
          name="excerpt"
          label={text('fields.excerpt')}
          hint={text('edit.excerptHint')}
          rows={2}
          rules={rulesOf<PostValues>({ label: text('fields.excerpt'), required: true, maxLength: 300 })}
        />
      </WideField>
      <WideField>
        <Body />
      </WideField>
      <WideField>
        <LocalPictureField<PostValues>
          name="img"
          label={text('edit.picture')}
          preview={(src) =>
            src ? (
              <img className={styles.picture} src={src} alt="" />
            ) : (
              <span className={mergeClasses(styles.picture, styles.none)} aria-hidden>
                <ImageOffRegular />
              </span>
            )
          }
        />
      </WideField>
    </>
  );
};

import { Button, Dropdown, Field, makeStyles, mergeClasses, Option, tokens } from '@fluentui/react-components';
import { ArrowSyncRegular, ImageOffRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useCall } from '../../../kit/bridge/use-call';
import { fieldErrorProps } from '../../../kit/form/field-error-props';
import { WideField } from '../../../kit/form/form-section';
import { useTextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
import { LocalPictureField } from '../../kit/form/local-picture-field';
import { type FieldRow, FormFields } from '../../kit/form-fields';
import { RichText } from '../../kit/rich-text/rich-text';
import { type PostValues, slugOf, slugPattern, statuses } from './values';

/** One or more of the blog's categories. */
const CategoriesField = (): ReactNode => {
  const text = useText('blog');
  const { control } = useFormContext<PostValues>();
  const { field, fieldState } = useController<PostValues, 'categories'>({
    name: 'categories',
    control,
    rules: { validate: (chosen) => chosen.length > 0 || text('edit.categoriesRequired') },
  });
  const side = useCall('blog.sidebar', {});
  const names = [...new Set([...(side.value?.categories ?? []).map(({ category }) => category), ...field.value])];
  const error = fieldState.error?.message;
  return (
    <Field label={text('fields.categories')} required {...fieldErrorProps(error)}>
      <Dropdown
        multiselect
        ref={field.ref}
        value={field.value.join(', ')}
        selectedOptions={field.value}
        onOptionSelect={(_, { selectedOptions }) => field.onChange(selectedOptions)}
        onBlur={field.onBlur}
      >
        {names.map((name) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
};

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
  const address: readonly FieldRow<PostValues>[] = [
    { name: 'title', wide: true, required: true, maxLength: 120 },
    {
      name: 'slug',
      wide: true,
      required: true,
      maxLength: 120,
      pattern: { value: slugPattern, message: text('edit.slugWrong') },
      hint: text('edit.slugHint'),
      dir: 'ltr',
      contentAfter: (
        <Button size="small" appearance="transparent" icon={<ArrowSyncRegular />} onClick={fromTitle}>
          {text('edit.slugFromTitle')}
        </Button>
      ),
    },
  ];
  const options = statuses.map((value) => ({ value, label: text(`edit.statuses.${value}`) }));
  const publication: readonly FieldRow<PostValues>[] = [
    { name: 'status', kind: 'select', required: true, options },
    {
      name: 'excerpt',
      kind: 'long',
      wide: true,
      rows: 2,
      required: true,
      maxLength: 300,
      hint: text('edit.excerptHint'),
    },
  ];
  return (
    <>
      <FormFields<PostValues> area="blog" rows={address} />
      <CategoriesField />
      <FormFields<PostValues> area="blog" rows={publication} />
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

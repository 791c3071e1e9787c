import { Dropdown, Field, Option } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useCall } from '../../../kit/bridge/use-call';
import { invalid } from '../../../kit/form/invalid';
import { useText } from '../../../kit/format/text';
import type { PostValues } from './values';

/** One or more of the blog's categories. */
export const CategoriesField = (): ReactNode => {
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
    <Field label={text('fields.categories')} required {...invalid(error)}>
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

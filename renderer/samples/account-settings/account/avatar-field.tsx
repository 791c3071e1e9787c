import { Avatar } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../../kit/format/text';
import { LocalPictureField } from '../../kit/form/local-picture-field';
import type { Details } from './details';

/** The account's picture, or its initials. */
export const AvatarField = (): ReactNode => {
  const text = useText('account-settings');
  const { watch } = useFormContext<Details>();
  return (
    <LocalPictureField<Details>
      name="avatar"
      label={text('fields.avatar')}
      preview={(src) => (
        <Avatar size={96} name={watch('fullName')} color="brand" {...(src ? { image: { src } } : {})} aria-hidden />
      )}
    />
  );
};

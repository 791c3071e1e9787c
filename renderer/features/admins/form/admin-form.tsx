/** The form of an admin, new or existing. */

import type { Done } from '@contract/endpoint';
import { adminStatuses } from '@contract/entities/admin';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { LongTextField, SelectField } from '../../../kit/form/choice-fields';
import { Form } from '../../../kit/form/form';
import { FormSection, WideField } from '../../../kit/form/form-section';
import { enumOptions } from '../../../kit/form/location/enum-options';
import { DialCodeField, LanguageField, StateField } from '../../../kit/form/location/location-fields';
import { withStored } from '../../../kit/form/location/location-options';
import { TimeZoneField } from '../../../kit/form/location/time-zone-field';
import { PictureField } from '../../../kit/form/picture-field';
import { TextField } from '../../../kit/form/text-field';
import { useLabeledField } from '../../../kit/form/use-labeled-field';
import type { RecordFormProps } from '../../../kit/form/use-record-form';
import { toPlainText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { type Roles, roleOptions } from './use-roles';
import type { AdminValues } from './values';

const useField = () => useLabeledField<AdminValues>('admins', { roleId: 'fields.roleName' });

const PersonSection = (): ReactNode => {
  const text = useText('admins');
  const field = useField();
  return (
    <FormSection title={text('sections.person')}>
      <TextField<AdminValues> {...field('firstName', { required: true, maxLength: 100 })} />
      <TextField<AdminValues> {...field('lastName', { required: true, maxLength: 100 })} />
      <TextField<AdminValues> {...field('jobTitle')} />
      <WideField>
        <PictureField<AdminValues>
          name="profileImage"
          label={text('fields.profileImage')}
          choose={text('form.choosePhoto')}
          folder="admins"
          many={false}
        />
      </WideField>
    </FormSection>
  );
};

interface AccessProps {
  readonly roles: Roles;
  /** The name of the stored role, which may not be in the list. */
  readonly roleName: string;
  readonly isOwn: boolean;
  readonly isNew: boolean;
}

const AccessSection = ({ roles, roleName, isOwn, isNew }: AccessProps): ReactNode => {
  const text = useText('admins');
  const field = useField();
  const [roleId, status] = useWatch<AdminValues, ['roleId', 'status']>({ name: ['roleId', 'status'] });
  const options = withStored(roleOptions(roles.rows), roleId).map((option) =>
    option.label === option.value && roleName !== '' ? { ...option, label: roleName } : option,
  );
  const about = toPlainText(roles.rows.find(({ id }) => String(id) === roleId)?.description);
  const hint = roles.isUnavailable ? text('form.noRoles') : isOwn ? text('form.ownRole') : about;
  return (
    <FormSection title={text('sections.access')}>
      <SelectField<AdminValues>
        {...field('roleId', { required: true, isChoice: true })}
        options={options}
        {...(hint === '' ? {} : { hint })}
      />
      {isNew ? undefined : (
        <SelectField<AdminValues>
          {...field('status', { required: true, isChoice: true })}
          options={enumOptions('admin.status', adminStatuses, status)}
          hint={text(isOwn ? 'form.ownStatus' : 'form.statusHint')}
        />
      )}
    </FormSection>
  );
};

const ReachSection = (): ReactNode => {
  const text = useText('admins');
  const field = useField();
  const dial = useWatch<AdminValues, 'countryCode'>({ name: 'countryCode' });
  return (
    <FormSection title={text('sections.contact')}>
      <TextField<AdminValues>
        {...field('email', { required: true, email: true, maxLength: 254 })}
        type="email"
        hint={text('form.emailHint')}
      />
      <DialCodeField<AdminValues> {...field('countryCode')} />
      <TextField<AdminValues>
        {...field('phone', { maxLength: 30, pattern: { value: /^[\d\s().+\-/]*$/, message: text('form.phone') } })}
        type="tel"
      />
      <TextField<AdminValues> {...field('address')} />
      <TextField<AdminValues> {...field('city')} />
      <StateField<AdminValues> {...field('state')} of={{ dial }} by="code" />
      <TimeZoneField<AdminValues> {...field('timezone')} />
      <LanguageField<AdminValues> {...field('language')} hint={text('form.languageHint')} />
      <WideField>
        <LongTextField<AdminValues> {...field('notes', { maxLength: 2_000 })} rows={3} />
      </WideField>
    </FormSection>
  );
};

interface AdminFormProps extends RecordFormProps<AdminValues>, Partial<Pick<AccessProps, 'roleName' | 'isOwn'>> {
  readonly values: AdminValues;
  readonly roles: Roles;
}

export const AdminForm = (props: AdminFormProps): ReactNode => {
  const { roles, isNew, roleName = '', isOwn = false, ...form } = props;
  return (
    <Form<AdminValues, Done> {...form} isNew={isNew}>
      <PersonSection />
      <AccessSection roles={roles} roleName={roleName} isOwn={isOwn} isNew={isNew} />
      <ReachSection />
    </Form>
  );
};

import type { Done } from '@contract/endpoint';
import type { Profile } from '@contract/entities/account';
import { readBack, useAction } from '../../kit/bridge/use-call';
import { describeForm, type FormValues } from '../../kit/form/describe-form';
import { Form } from '../../kit/form/form';
import { WideField } from '../../kit/form/form-section';
import { DialCodeField, LanguageField } from '../../kit/form/location/location-fields';
import { TimeZoneField } from '../../kit/form/location/time-zone-field';
import { PictureField } from '../../kit/form/picture-field';
import { TextField } from '../../kit/form/text-field';
import { useLabeledField } from '../../kit/form/use-labeled-field';
import { useSave } from '../../kit/form/use-save';
import { useText } from '../../kit/format/text';
import { useWithWaiting } from '../../kit/outbox/use-with-waiting';

/** The specification does not list the fields. */
const fields = {
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  countryCode: 'text',
  phone: 'text',
  jobTitle: 'text',
  language: 'text',
  timezone: 'text',
  profileImage: 'file',
} as const;
const profileForm = describeForm(fields);
type ProfileValues = FormValues<typeof fields>;

interface ProfileFormProps {
  readonly id: string;
  readonly profile: Profile;
}

const staysHere = (): void => undefined;

export const ProfileForm = ({ id, profile: onServer }: ProfileFormProps) => {
  const text = useText('account');
  const { record: profile, hasWaiting } = useWithWaiting('auth', id, onServer);
  const { run } = useAction('auth.profileUpdate', { refreshes: ['admin'] });
  const field = useLabeledField<ProfileValues>('account');

  const { onSubmit, confirm } = useSave<ProfileValues>({
    dataOf: (values, before) => profileForm.changes(before, values),
    send: (data) => run({ id, data }),
    read: () => readBack('auth.profile', { id }),
    record: profile,
    labelOf: (name) => text(`fields.${name}`),
  });
  return (
    <Form<ProfileValues, Done>
      draftKey="account.profile"
      isEdit
      values={profileForm.read(profile)}
      onSubmit={onSubmit}
      confirm={confirm}
      onQueued={staysHere}
      hasWaiting={hasWaiting}
      submitLabel={text('profile.save')}
      savedMessage={text('profile.saved')}
    >
      <WideField>
        <PictureField<ProfileValues>
          name="profileImage"
          label={text('fields.profileImage')}
          choose={text('profile.choosePhoto')}
          folder="profiles"
          many={false}
        />
      </WideField>
      <TextField<ProfileValues> {...field('firstName', { required: true })} />
      <TextField<ProfileValues> {...field('lastName')} />
      <TextField<ProfileValues> {...field('email', { required: true, email: true, maxLength: 254 })} type="email" />
      <TextField<ProfileValues> {...field('jobTitle')} />
      <DialCodeField<ProfileValues> {...field('countryCode')} />
      <TextField<ProfileValues> {...field('phone', { maxLength: 30 })} type="tel" />
      <LanguageField<ProfileValues> {...field('language')} hint={text('profile.languageHint')} />
      <TimeZoneField<ProfileValues> {...field('timezone')} hint={text('profile.zoneHint')} />
    </Form>
  );
};

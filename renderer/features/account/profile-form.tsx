import type { Profile } from '@contract/entities/account';
import { useState } from 'react';
import { ask } from '../../kit/ask';
import { Form } from '../../kit/form/form';
import { WideField } from '../../kit/form/form-section';
import { LostAnswer } from '../../kit/form/lost-answer';
import { PictureField } from '../../kit/form/picture-field';
import { type RuleWords, rulesOf } from '../../kit/form/rules';
import { hasData, settle } from '../../kit/form/settle';
import { DialCodeField, LanguageField, ZoneField } from '../../kit/place/place-fields';
import { useText } from '../../kit/text';
import { TextField } from '../../kit/text-field';
import { useAction } from '../../kit/use-call';
import { changesOf, type ProfileValues, type profileFields, readProfile } from './profile';

interface ProfileFormProps {
  readonly id: string;
  readonly profile: Profile;
}

export const ProfileForm = ({ id, profile }: ProfileFormProps) => {
  const text = useText('account');
  const { run } = useAction('auth.profileUpdate', { refreshes: ['admin'] });
  // A later answer of the server must not take away what is being typed.
  const [before, setBefore] = useState(() => readProfile(profile));
  const [lost, setLost] = useState(false);
  const field = (name: (typeof profileFields)[number], words: Omit<RuleWords, 'label'> = {}) => {
    const label = text(`fields.${name}`);
    return { name, label, rules: rulesOf<ProfileValues>({ label, maxLength: 200, ...words }) } as const;
  };

  const submit = async (values: ProfileValues) => {
    setLost(false);
    const data = changesOf(before, values);
    const result = await settle(await run({ id, data }), async () => {
      const now = await ask('auth.profile', { id });
      return now.ok && hasData(now.value, data) ? now.value : undefined;
    });
    setLost(!result.ok && result.failure.kind === 'unknown-outcome');
    return result;
  };
  return (
    <Form<ProfileValues, unknown>
      draft="account.profile"
      values={before}
      onSubmit={submit}
      onDone={(_, values) => setBefore(values)}
      submit={text('profile.save')}
      saved={text('profile.saved')}
    >
      {lost ? <LostAnswer /> : undefined}
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
      <ZoneField<ProfileValues> {...field('timezone')} hint={text('profile.zoneHint')} />
    </Form>
  );
};
